import type { ElementAction, PageAction } from '../model/action';
import type { Assertion, AssertionResult, ElementAssertion } from '../model/assertion';
import type { Effect } from '../model/effect';
import { StaleRefError, WaitTimeoutError } from '../model/errors/page-errors';
import { DocumentGoneError } from '../model/errors/tab-errors';
import type { Observation } from '../model/observation';
import { findInSnapshot } from '../model/snapshot-find/find-in-snapshot';
import type { SnapshotQuery } from '../model/snapshot-find/snapshot-query';
import type { StepTarget } from '../model/step';
import { checkUntil, type Look } from './check-until';
import type { TabDocuments } from './documents';
import { TargetFinder } from './find-target';
import { FrameTree } from './frame-tree';
import type { FrameDocument } from './frames';
import { navigate } from './navigate';
import { type ReadOptions, readTab } from './observe';
import { pictureOf } from './picture';
import { isNotThereYet, retryUntil } from './retry';
import type { ActionTarget, CallOptions, FoundInTab, Picture, TabDriver } from './tab-driver';
import { LOAD_TIMEOUT_MS, withTabEffect } from './tab-effect';
import type { TabWatch } from './tab-watch';
import { matchesPage } from './url-match';

/** How long an action waits for its target to become actionable, unless told. */
const ACTION_TIMEOUT_MS = 5_000;
/** How long a check is tried again, unless told; Playwright's. */
const CHECK_TIMEOUT_MS = 5_000;
/** How long text is waited for, unless told. */
const TEXT_TIMEOUT_MS = 30_000;
/** `classic` stability waits no longer than this. */
const STABLE_TIMEOUT_MS = 60_000;
/** A search reads this much of a tab: more takes the panel seconds to look through. */
const SEARCHED_CHARS = 5_000_000;

const NO_EFFECT: Effect = { mutations: 0 };

/** A TabDriver on a real tab, through the page engines in its frames. */
export class AttachedTab implements TabDriver {
  readonly tabId: number;
  readonly #watch: TabWatch;
  readonly #documents: TabDocuments;
  readonly #tree: FrameTree;
  readonly #finder: TargetFinder;
  readonly #pictures: boolean;

  constructor(tabId: number, watch: TabWatch, documents: TabDocuments, pictures: boolean) {
    this.tabId = tabId;
    this.#watch = watch;
    this.#documents = documents;
    this.#pictures = pictures;
    this.#tree = new FrameTree(documents);
    this.#finder = new TargetFinder(documents, this.#tree);
  }

  maskSecrets(values: readonly string[]): void {
    this.#documents.maskSecrets(values);
  }

  async page(): Promise<{ url: string; title: string }> {
    const { url = '', title = '' } = await this.#watch.tab();
    return { url, title };
  }

  async picture(): Promise<Picture> {
    if (!this.#pictures) return { taken: false, why: 'Pictures are off in Settings.' };
    return pictureOf(this.tabId);
  }

  async observe({ signal, ...options }: CallOptions & ReadOptions): Promise<Observation> {
    const { text, unread } = await this.#whileReplaced(signal, () =>
      readTab(this.#documents, this.#tree, signal, options),
    );
    return { ...(await this.page()), text, unread, takenAt: Date.now() };
  }

  async find(query: SnapshotQuery, { signal }: CallOptions): Promise<FoundInTab> {
    const whole = await this.observe({ signal, maxChars: SEARCHED_CHARS });
    return { ...whole, ...findInSnapshot(whole.text, query) };
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
      if (!(error instanceof StaleRefError)) throw error;
      return this.#actOnce(target, action, signal, timeoutMs);
    }
  }

  async #actOnce(
    target: ActionTarget,
    action: ElementAction,
    signal: AbortSignal,
    timeoutMs: number,
  ): Promise<{ target: StepTarget; effect: Effect }> {
    const found = await this.#finder.find(target, true, signal, timeoutMs);
    const request = { ref: found.ref, action, timeoutMs };
    const effect = await withTabEffect(this.#watch, this.#documents, signal, async () => {
      const reply = await this.#documents.call(found.document, 'act', request, signal, timeoutMs);
      return reply.effect;
    });
    return { target: found.target, effect };
  }

  async actOnPage(
    action: PageAction,
    { signal }: CallOptions,
  ): Promise<{ effect: Effect; note?: string | undefined }> {
    switch (action.kind) {
      case 'navigate': {
        const effect = await navigate(this.tabId, action.url, this.#watch, signal);
        // Only here does a server that is down show: the browser loads its own error page well.
        await this.#whileReplaced(signal, () => this.#documents.main(signal));
        return { effect };
      }
      case 'waitForText':
        await this.#waitForText(action, signal);
        return { effect: NO_EFFECT };
      case 'waitForStable':
        return {
          effect: NO_EFFECT,
          note: await this.#waitForStable(action.timeoutMs ?? STABLE_TIMEOUT_MS, signal),
        };
      default: {
        const main = await this.#documents.main(signal);
        const document = action.kind === 'pressKey' ? await this.#focused(main, signal) : main;
        const effect = await withTabEffect(this.#watch, this.#documents, signal, async () => {
          return (await this.#documents.call(document, 'actOnPage', { action }, signal)).effect;
        });
        return { effect };
      }
    }
  }

  async describe(
    target: ActionTarget,
    { signal, timeoutMs = ACTION_TIMEOUT_MS }: CallOptions,
  ): Promise<StepTarget> {
    return (await this.#finder.find(target, false, signal, timeoutMs)).target;
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
      const { document, locator } = await this.#finder.enterFrames(target, signal);
      const request = { target: locator, check, not: not ?? false };
      return await this.#documents.call(document, 'checkNow', request, signal);
    } catch (error) {
      if (!isNotThereYet(error)) throw error;
      return { passed: false, received: error.message };
    }
  }

  async #waitForText(
    { text, state, timeoutMs = TEXT_TIMEOUT_MS }: Extract<PageAction, { kind: 'waitForText' }>,
    signal: AbortSignal,
  ): Promise<void> {
    const target = { by: 'text', text, visible: true, nth: 0 } as const;
    const check = { matcher: 'visible' } as const;
    const not = state === 'gone';
    const result = await this.check({ on: 'element', target, check, not }, { signal, timeoutMs });
    if (result.passed) return;
    const what = not ? 'was still there' : 'did not appear';
    throw new WaitTimeoutError(`"${text}" ${what} after ${timeoutMs / 1000} s.`);
  }

  /** The document that keys go to: inside the iframe that has the focus, at any depth. */
  async #focused(document: FrameDocument, signal: AbortSignal): Promise<FrameDocument> {
    const { ref } = await this.#documents.call(document, 'focusedFrame', {}, signal);
    if (ref === undefined) return document;
    await this.#tree.pair(document, [ref], signal);
    const inside = this.#tree.child(ref);
    return inside ? this.#focused(inside, signal) : document;
  }

  /** @returns what the page was still busy with when the time was up */
  async #waitForStable(timeoutMs: number, signal: AbortSignal): Promise<string | undefined> {
    await this.#watch.loaded(timeoutMs, signal);
    return this.#whileReplaced(signal, async () => {
      const main = await this.#documents.main(signal);
      const call = this.#documents.call(main, 'waitForStable', { timeoutMs }, signal, timeoutMs);
      const { stable, waitedMs, waitingOn = 'changes on the page' } = await call;
      const seconds = Math.round(waitedMs / 1000);
      return stable ? undefined : `The page had not settled after ${seconds} s: ${waitingOn}.`;
    });
  }

  /** Tries again for as long as the page is just being replaced by another one. */
  #whileReplaced<T>(signal: AbortSignal, run: () => Promise<T>): Promise<T> {
    const until = Date.now() + LOAD_TIMEOUT_MS;
    return retryUntil(until, signal, (error) => error instanceof DocumentGoneError, run);
  }
}
