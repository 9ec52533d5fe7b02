import { browser } from 'wxt/browser';
import type { ElementAction, PageAction } from '../model/action';
import type { Assertion, AssertionResult, ElementAssertion } from '../model/assertion';
import type { Effect } from '../model/effect';
import { StaleRefError, UnknownRefError, WaitTimeoutError } from '../model/errors/page-errors';
import { SidewrightError } from '../model/errors/sidewright-error';
import { DocumentGoneError } from '../model/errors/tab-errors';
import type { Ref } from '../model/ids';
import type { Locator } from '../model/locator';
import type { Observation } from '../model/observation';
import type { StepTarget } from '../model/step';
import { checkUntil, type Look } from './check-until';
import { delay } from './deadline';
import type { TabDocuments } from './documents';
import { FrameTree } from './frame-tree';
import type { FrameDocument } from './frames';
import { navigate } from './navigate';
import { pictureOf } from './picture';
import { type FrameText, stitchFrames } from './stitch';
import type { ActionTarget, CallOptions, Picture, TabDriver } from './tab-driver';
import type { TabWatch } from './tab-watch';
import { matchesPage } from './url-match';

/** How long an action waits for its target to become actionable, unless told. */
const ACTION_TIMEOUT_MS = 5_000;
/** How long a page that an action led to may take to load. */
const LOAD_TIMEOUT_MS = 30_000;
/** How long a check is tried again, unless told; Playwright's. */
const CHECK_TIMEOUT_MS = 5_000;
/** `classic` stability waits no longer than this. */
const STABLE_TIMEOUT_MS = 60_000;

const NO_EFFECT: Effect = { mutations: 0 };

/** A TabDriver on a real tab, through the page engines in its frames. */
export class AttachedTab implements TabDriver {
  readonly tabId: number;
  readonly #watch: TabWatch;
  readonly #documents: TabDocuments;

  constructor(tabId: number, watch: TabWatch, documents: TabDocuments) {
    this.tabId = tabId;
    this.#watch = watch;
    this.#documents = documents;
  }

  maskSecrets(values: readonly string[]): void {
    this.#documents.maskSecrets(values);
  }

  async page(): Promise<{ url: string; title: string }> {
    const { url = '', title = '' } = await this.#watch.tab();
    return { url, title };
  }

  picture(): Promise<Picture> {
    return pictureOf(this.tabId);
  }

  async observe({ signal }: CallOptions): Promise<Observation> {
    return this.#whileReplaced(signal, async () => {
      const main = await this.#documents.main(signal);
      const tree = this.#tree(signal);
      const texts = new Map<FrameDocument, FrameText>();
      const unread: string[] = [];
      const read = async (document: FrameDocument): Promise<void> => {
        const snapshot = await this.#documents.call(document, 'snapshot', {}, signal);
        texts.set(document, snapshot);
        if (snapshot.iframes.length === 0) return;
        unread.push(...(await tree.pair(document, snapshot.iframes)));
        const children = snapshot.iframes.flatMap((ref) => tree.child(ref) ?? []);
        await Promise.all(children.map((child) => read(child).catch(ignoreGone)));
      };
      await read(main);
      const root = texts.get(main);
      const { url, title } = await this.page();
      const text = root
        ? stitchFrames(root, (iframe) => {
            const child = tree.child(iframe);
            return child && texts.get(child);
          })
        : '';
      return { url, title, text, unread, takenAt: Date.now() };
    });
  }

  async act(
    target: ActionTarget,
    action: ElementAction,
    { signal, timeoutMs = ACTION_TIMEOUT_MS }: CallOptions,
  ): Promise<{ target: StepTarget; effect: Effect }> {
    try {
      return await this.#actOnce(target, action, signal, timeoutMs);
    } catch (error) {
      // The page drew the element anew between finding it and acting on it: find it once more.
      const redrawn = error instanceof StaleRefError || error instanceof DocumentGoneError;
      if (!redrawn) throw error;
      return this.#actOnce(target, action, signal, timeoutMs);
    }
  }

  async #actOnce(
    target: ActionTarget,
    action: ElementAction,
    signal: AbortSignal,
    timeoutMs: number,
  ): Promise<{ target: StepTarget; effect: Effect }> {
    const found = await this.#find(target, true, signal, timeoutMs);
    const effect = await this.#withEffect(signal, () =>
      this.#documents
        .call(found.document, 'act', { ref: found.ref, action, timeoutMs }, signal, timeoutMs)
        .then((reply) => reply.effect),
    );
    return { target: found.target, effect };
  }

  async actOnPage(action: PageAction, options: CallOptions): Promise<{ effect: Effect }> {
    const { signal } = options;
    switch (action.kind) {
      case 'navigate':
        return { effect: await navigate(this.tabId, action.url, this.#watch, signal) };
      case 'waitForText':
        await this.#waitForText(action, signal);
        return { effect: NO_EFFECT };
      case 'waitForStable':
        await this.#waitForStable(action.timeoutMs ?? STABLE_TIMEOUT_MS, signal);
        return { effect: NO_EFFECT };
      default: {
        const effect = await this.#withEffect(signal, async () => {
          const main = await this.#documents.main(signal);
          return (await this.#documents.call(main, 'actOnPage', { action }, signal)).effect;
        });
        return { effect };
      }
    }
  }

  async describe(
    target: ActionTarget,
    { signal, timeoutMs = ACTION_TIMEOUT_MS }: CallOptions,
  ): Promise<StepTarget> {
    return (await this.#find(target, false, signal, timeoutMs)).target;
  }

  async check(
    assertion: Assertion,
    { signal, timeoutMs = CHECK_TIMEOUT_MS }: CallOptions,
  ): Promise<AssertionResult> {
    const look =
      assertion.on === 'page'
        ? async (): Promise<Look> => {
            const page = await this.page();
            const passed = matchesPage(assertion.check, page) !== (assertion.not ?? false);
            return { passed, received: assertion.check.matcher === 'url' ? page.url : page.title };
          }
        : () => this.#lookAt(assertion, signal);
    return checkUntil(look, timeoutMs, signal);
  }

  /** One look at an element check; a frame or page that is not there yet counts as not seen. */
  async #lookAt({ target, check, not }: ElementAssertion, signal: AbortSignal): Promise<Look> {
    try {
      const { document, locator } = await this.#enterFrames(target, signal);
      const request = { target: locator, check, not: not ?? false };
      return await this.#documents.call(document, 'checkNow', request, signal);
    } catch (error) {
      if (!isNotThereYet(error)) throw error;
      return { passed: false, received: error.message };
    }
  }

  async #waitForText(
    action: Extract<PageAction, { kind: 'waitForText' }>,
    signal: AbortSignal,
  ): Promise<void> {
    const timeoutMs = action.timeoutMs ?? LOAD_TIMEOUT_MS;
    const result = await this.check(
      {
        on: 'element',
        target: { by: 'text', text: action.text, visible: true, nth: 0 },
        check: { matcher: 'visible' },
        not: action.state === 'gone',
      },
      { signal, timeoutMs },
    );
    if (result.passed) return;
    const what = action.state === 'gone' ? 'was still there' : 'did not appear';
    throw new WaitTimeoutError(`"${action.text}" ${what} after ${timeoutMs / 1000} s.`);
  }

  async #waitForStable(timeoutMs: number, signal: AbortSignal): Promise<void> {
    await this.#watch.loaded(timeoutMs, signal);
    await this.#whileReplaced(signal, async () => {
      const main = await this.#documents.main(signal);
      await this.#documents.call(main, 'waitForStable', { timeoutMs }, signal, timeoutMs);
    });
  }

  /** Finds a target in its frame. Healing goes to the main frame when the ref's own page is gone. */
  async #find(
    target: ActionTarget,
    heal: boolean,
    signal: AbortSignal,
    timeoutMs: number,
  ): Promise<{ document: FrameDocument; target: StepTarget; ref: Ref }> {
    if ('locator' in target) {
      const until = Date.now() + timeoutMs;
      const found = await this.#retryUntil(until, signal, async () => {
        const { document, locator } = await this.#enterFrames(target.locator, signal);
        const request = { target: { ...target, locator }, heal };
        return {
          document,
          found: await this.#documents.call(document, 'describe', request, signal),
        };
      });
      return this.#placed(found.document, found.found, signal);
    }
    const document = this.#documents.ofRef(target.ref);
    if (document) {
      const found = await this.#documents.call(document, 'describe', { target, heal }, signal);
      return this.#placed(document, found, signal);
    }
    if (!heal || target.description === undefined) {
      throw new StaleRefError(
        `${target.ref} is from a page that was left. Take a new snapshot and use a ref from it.`,
        { ref: target.ref },
      );
    }
    const main = await this.#documents.main(signal);
    const request = { target: { description: target.description }, heal };
    return this.#placed(
      main,
      await this.#documents.call(main, 'describe', request, signal),
      signal,
    );
  }

  /** Puts the frames around an element into its locators. */
  async #placed(
    document: FrameDocument,
    target: StepTarget,
    signal: AbortSignal,
  ): Promise<{ document: FrameDocument; target: StepTarget; ref: Ref }> {
    const { ref } = target;
    if (ref === undefined) {
      throw new UnknownRefError(`${target.role} "${target.name}" has no ref. Take a new snapshot.`);
    }
    const frame = await this.#frameLocator(document, signal);
    if (!frame) return { document, target, ref };
    const inFrame = (locator: Locator): Locator => ({ ...locator, frame });
    const candidates = target.candidates.map((one) => ({ ...one, locator: inFrame(one.locator) }));
    return { document, ref, target: { ...target, locator: inFrame(target.locator), candidates } };
  }

  /** The locator of the iframe element around a document; undefined for the main one. */
  async #frameLocator(document: FrameDocument, signal: AbortSignal): Promise<Locator | undefined> {
    if (document.frameId === 0) return undefined;
    const tree = this.#tree(signal);
    if (!tree.iframe(document)) await this.observe({ signal });
    const around = tree.iframe(document);
    if (!around) throw new DocumentGoneError('The frame of this element is gone. Look again.');
    const target = { ref: around.ref };
    const iframe = await this.#documents.call(
      around.parent,
      'describe',
      { target, heal: false },
      signal,
    );
    const outer = await this.#frameLocator(around.parent, signal);
    return outer ? { ...iframe.locator, frame: outer } : iframe.locator;
  }

  /** Follows a locator's frames down to the document that it searches. */
  async #enterFrames(
    { frame, ...locator }: Locator,
    signal: AbortSignal,
  ): Promise<{ document: FrameDocument; locator: Locator }> {
    if (!frame) return { document: await this.#documents.main(signal), locator };
    const outer = await this.#enterFrames(frame, signal);
    const request = { locator: outer.locator };
    const { ref } = await this.#documents.call(outer.document, 'findFrame', request, signal);
    const tree = this.#tree(signal);
    await tree.pair(outer.document, [ref]);
    const document = tree.child(ref);
    if (!document)
      throw new DocumentGoneError('The frame has not loaded, or its site is not granted.');
    return { document, locator };
  }

  #frameTree: FrameTree | undefined;
  #tree(signal: AbortSignal): FrameTree {
    this.#frameTree ??= new FrameTree(this.#documents.known, (document, method, request) =>
      this.#documents.call(document, method, request, signal),
    );
    return this.#frameTree;
  }

  /** Runs an action and adds what only the tab can tell: another page, another tab. */
  async #withEffect(signal: AbortSignal, run: () => Promise<Effect>): Promise<Effect> {
    const before = await this.page();
    this.#watch.takeOpenedTabs();
    const main = this.#documents.known.main;
    let effect: Effect;
    try {
      effect = await run();
    } catch (error) {
      // The action took its own page away.
      if (!(error instanceof DocumentGoneError)) throw error;
      effect = { ...NO_EFFECT, newDocument: true };
    }
    await this.#watch.loaded(LOAD_TIMEOUT_MS, signal).catch(ignoreTimeout);
    const now = await this.page();
    const openedTab = await this.#nameOfOpenedTab();
    const replaced = effect.newDocument === true || this.#documents.known.main !== main;
    return {
      ...effect,
      ...(replaced ? { newDocument: true } : {}),
      ...(now.url === before.url ? {} : { navigatedTo: now.url }),
      ...(openedTab === undefined ? {} : { openedTab }),
    };
  }

  async #nameOfOpenedTab(): Promise<string | undefined> {
    const [opened] = this.#watch.takeOpenedTabs();
    if (opened === undefined) return undefined;
    const tab = await browser.tabs.get(opened).catch(() => undefined); // closed again at once
    return tab?.url || tab?.pendingUrl || tab?.title || 'new tab';
  }

  /** Tries again for as long as the page is just being replaced by another one. */
  async #whileReplaced<T>(signal: AbortSignal, run: () => Promise<T>): Promise<T> {
    const until = Date.now() + LOAD_TIMEOUT_MS;
    return this.#retryUntil(until, signal, run, (error) => error instanceof DocumentGoneError);
  }

  async #retryUntil<T>(
    until: number,
    signal: AbortSignal,
    run: () => Promise<T>,
    again: (error: unknown) => boolean = isNotThereYet,
  ): Promise<T> {
    for (;;) {
      try {
        return await run();
      } catch (error) {
        if (!again(error) || Date.now() >= until) throw error;
        await delay(50, signal);
      }
    }
  }
}

/** What may mend itself by waiting: the page is on its way, or the element is not there yet. */
function isNotThereYet(error: unknown): error is SidewrightError {
  return (
    error instanceof SidewrightError &&
    ['DocumentGoneError', 'TargetNotFoundError', 'StrictModeError', 'StaleRefError'].includes(
      error.code,
    )
  );
}

function ignoreGone(error: unknown): void {
  if (!(error instanceof DocumentGoneError)) throw error;
}

/** A page that loads for ever is still a page that can be looked at. */
function ignoreTimeout(error: unknown): void {
  if (!(error instanceof WaitTimeoutError)) throw error;
}
