import { callFrame } from '../bridge/call-frame';
import type { FrameMethod, FrameMethods, FrameResult } from '../bridge/page-protocol';
import { SidewrightError } from '../model/errors/sidewright-error';
import {
  DocumentGoneError,
  NavigationError,
  RestrictedPageError,
  SiteNotGrantedError,
} from '../model/errors/tab-errors';
import type { Ref } from '../model/ids';
import { withDeadline } from './deadline';
import { onFrameReady } from './frame-ready';
import { type FrameDocument, FrameDocuments } from './frames';
import { injectEngine } from './injection';
import { assertReadable } from './sites';
import type { TabWatch } from './tab-watch';

/** An engine that says nothing for this long is taken to be held up, for example by a dialog. */
const SILENCE_MS = 15_000;

/** The documents of one tab, each with its page engine, and calls to them. */
export class TabDocuments {
  readonly #tabId: number;
  readonly #watch: TabWatch;
  readonly #ended: AbortSignal;
  readonly #known = new FrameDocuments();
  readonly #adopted = new WeakMap<FrameDocument, readonly string[]>();
  #secrets: readonly string[] = [];

  constructor(tabId: number, watch: TabWatch, ended: AbortSignal) {
    this.#tabId = tabId;
    this.#watch = watch;
    this.#ended = ended;
    onFrameReady((frame) => {
      if (frame.tabId === tabId) this.#known.add(frame.frameId, frame.token);
    }, ended);
  }

  get known(): FrameDocuments {
    return this.#known;
  }

  maskSecrets(values: readonly string[]): void {
    this.#secrets = values;
  }

  /**
   * The main document, with its engine there and answering.
   * @throws RestrictedPageError, SiteNotGrantedError, NavigationError, TabClosedError
   */
  async main(signal: AbortSignal): Promise<FrameDocument> {
    const main = this.#known.main;
    if (main && (await this.#answers(main, signal))) return main;
    await this.#inject(signal);
    const injected = this.#known.main;
    if (injected) return injected;
    throw new DocumentGoneError('The page is still being replaced. Try again in a moment.');
  }

  /** Runs a method in a document. A document that does not answer is forgotten. */
  async call<M extends FrameMethod>(
    document: FrameDocument,
    method: M,
    request: Parameters<FrameMethods[M]>[0],
    signal: AbortSignal,
    timeoutMs = 0,
  ): Promise<FrameResult<M>> {
    await this.#adopt(document, signal);
    return this.#callOnce(document, method, request, signal, timeoutMs);
  }

  /** Makes every document that is there hear its parent. */
  async adoptAll(signal: AbortSignal): Promise<void> {
    await Promise.all(
      this.#known.all().map((document) =>
        this.#adopt(document, signal).catch((error: unknown) => {
          if (!(error instanceof DocumentGoneError)) throw error;
        }),
      ),
    );
  }

  async #adopt(document: FrameDocument, signal: AbortSignal): Promise<void> {
    const secrets = this.#secrets;
    if (this.#adopted.get(document) === secrets) return;
    await this.#callOnce(document, 'adopt', { refPrefix: document.prefix, secrets }, signal, 0);
    this.#adopted.set(document, secrets);
  }

  async #callOnce<M extends FrameMethod>(
    document: FrameDocument,
    method: M,
    request: Parameters<FrameMethods[M]>[0],
    signal: AbortSignal,
    timeoutMs: number,
  ): Promise<FrameResult<M>> {
    const { frameId, token } = document;
    const deadline = withDeadline(
      timeoutMs + SILENCE_MS,
      `The page did not answer for ${SILENCE_MS / 1000} s. It may show a dialog or be busy: look at the tab, then try again.`,
      signal,
      this.#ended,
      this.#watch.closed,
    );
    try {
      return await callFrame(
        { tabId: this.#tabId, frameId, token },
        method,
        request,
        deadline.signal,
      );
    } catch (error) {
      if (error instanceof DocumentGoneError) {
        this.#known.forget(document);
        this.#watch.closed.throwIfAborted();
      }
      throw error;
    } finally {
      deadline.clear();
    }
  }

  async #answers(document: FrameDocument, signal: AbortSignal): Promise<boolean> {
    try {
      await this.call(document, 'state', {}, signal);
      return true;
    } catch (error) {
      if (error instanceof DocumentGoneError) return false;
      throw error;
    }
  }

  /** Puts the engine into all frames that are there, and learns their tokens. */
  async #inject(signal: AbortSignal): Promise<void> {
    const tab = await this.#watch.tab();
    const url = tab.url ?? tab.pendingUrl ?? '';
    if (url === '') {
      throw new SiteNotGrantedError(
        'Sidewright cannot see what is in this tab. Click the Sidewright icon in the toolbar while the tab is in front.',
      );
    }
    await assertReadable(url);
    let frameIds: number[];
    try {
      frameIds = await injectEngine(this.#tabId);
    } catch (cause) {
      throw injectionError(url, cause);
    }
    // The main one first: a new main document makes all frames known before it forgotten.
    await this.#learn(0, signal);
    const others = frameIds.filter((frameId) => frameId !== 0);
    await Promise.all(others.map((frameId) => this.#learn(frameId, signal)));
  }

  async #learn(frameId: number, signal: AbortSignal): Promise<void> {
    try {
      const state = await callFrame({ tabId: this.#tabId, frameId }, 'state', {}, signal);
      this.#known.add(frameId, state.token);
    } catch (error) {
      // The frame left between the injection and the question; its next document will say so.
      if (!(error instanceof SidewrightError)) throw error;
    }
  }

  /** The document that handed out a ref, when it is still there. */
  ofRef(ref: Ref): FrameDocument | undefined {
    return this.#known.ofRef(ref);
  }
}

/** The browser says why it injected nothing only in words. */
function injectionError(url: string, cause: unknown): Error {
  const words = cause instanceof Error ? cause.message : String(cause);
  if (/error page/i.test(words)) {
    return new NavigationError(
      `${new URL(url).host} did not answer: the tab shows the browser's error page. Check that the server runs and the address is right.`,
      { url },
      { cause },
    );
  }
  if (/cannot (access|be scripted)|permission/i.test(words)) {
    return new RestrictedPageError(
      'The browser lets no extension read this page. Open another page in this tab.',
      { url },
      { cause },
    );
  }
  return new DocumentGoneError(
    'The page was being replaced. Try again in a moment.',
    { url },
    { cause },
  );
}
