import type { ElementAction } from '../model/action';
import type { ElementMatcher } from '../model/assertion';
import type { Effect } from '../model/effect';
import { SidewrightError } from '../model/errors/sidewright-error';
import type { Ref } from '../model/ids';
import type { Locator } from '../model/locator';
import type { StepTarget } from '../model/step';
import { type ActionSetting, act, actOnDocument, type DocumentAction } from './actions/act';
import { Pointer } from './actions/mouse/pointer';
import { type CheckResult, checkNow } from './checks/check-now';
import { type FramePair, FramePairing, isFrame } from './frames/pairing';
import { Overlay } from './overlay/overlay';
import { readShadowRootsWith } from './snapshot/dom';
import { RefMap } from './snapshot/ref-map';
import { masker } from './snapshot/secret-values';
import { takeSnapshot } from './snapshot/snapshot';
import { type Stability, waitForStable } from './stability/wait-for-stable';
import { asRef, type LookedFor, TargetResolver } from './targets';

export interface PageEngineOptions<Token extends string> {
  window: Window;
  /** Names this engine in this document. */
  token: Token;
  /** `chrome.dom.openOrClosedShadowRoot`, where there is one. */
  openOrClosedShadowRoot?: (element: HTMLElement) => ShadowRoot | null;
  /** What the badge in the page says. */
  badgeText?: string;
}

export interface DocumentState<Token extends string> {
  token: Token;
  url: string;
  title: string;
  readyState: DocumentReadyState;
}

interface SnapshotRequest {
  root?: Ref | undefined;
  after?: Ref | undefined;
  maxChars?: number | undefined;
  indent?: number | undefined;
}

/** Time that an action on the page as a whole may take; it waits for nothing. */
const PAGE_ACTION_TIMEOUT = 5_000;

/** What the driver may ask of one document. All errors are `SidewrightError`s, secrets masked. */
export type PageEngine<Token extends string> = ReturnType<typeof createPageEngine<Token>>;

/** The page engine of one document: everything else in this folder, behind one object. */
export function createPageEngine<Token extends string>({
  window,
  token,
  openOrClosedShadowRoot,
  badgeText,
}: PageEngineOptions<Token>) {
  if (openOrClosedShadowRoot) {
    // The extension API takes HTML elements only; the caller asks for nothing else.
    readShadowRootsWith((element) =>
      element instanceof HTMLElement ? openOrClosedShadowRoot(element) : null,
    );
  }
  const { document } = window;
  const overlay = new Overlay(document, badgeText);
  const pairing = new FramePairing(window);
  const pointer = new Pointer();
  let refs = new RefMap();
  let refPrefix = '';
  let secrets: readonly string[] = [];
  let mask = masker(secrets);

  const targets = () => new TargetResolver(document, refs, { refPrefix, secrets });
  const state = (): DocumentState<Token> => ({
    token,
    url: document.URL,
    title: mask(document.title),
    readyState: document.readyState,
  });
  const setting = (signal: AbortSignal, timeoutMs: number): ActionSetting => ({
    document,
    pointer,
    signal,
    timeoutMs,
    onTarget: (element) => overlay.pointAt(element),
  });
  const shown = (effect: Effect): Effect =>
    effect.value === undefined ? effect : { ...effect, value: mask(effect.value) };

  /** What a message may quote from the page must not hold a secret. */
  async function masked<T>(run: () => T | Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      if (error instanceof SidewrightError) error.message = mask(error.message);
      throw error;
    }
  }

  return {
    overlay,

    state,

    /** The start of a session in this document, or other secrets than before. */
    adopt(request: { refPrefix: string; secrets: readonly string[] }): Record<string, never> {
      ({ refPrefix, secrets } = request);
      mask = masker(secrets);
      pairing.start();
      if (window.top === window) overlay.showRunning();
      return {};
    },

    /** @throws StaleRefError, UnknownRefError for `root` and `after` */
    snapshot({
      root,
      after,
      maxChars,
      indent,
    }: SnapshotRequest = {}): Promise<DocumentState<Token> & { text: string; iframes: Ref[] }> {
      return masked(() => {
        const { text, iframes } = takeSnapshot(document, refs, {
          refPrefix,
          secrets,
          ...(root === undefined ? {} : { root: targets().byRef(root) }),
          ...(after === undefined ? {} : { after: targets().byRef(after) }),
          ...(maxChars === undefined ? {} : { maxChars }),
          ...(indent === undefined ? {} : { indent }),
        });
        return { ...state(), text, iframes: iframes.map(({ ref }) => asRef(ref)) };
      });
    },

    announce(): { pairs: FramePair<Ref>[] } {
      const pairs = pairing.announce(refs);
      return { pairs: pairs.map((pair) => ({ ...pair, ref: asRef(pair.ref) })) };
    },

    heard: () => ({ nonces: pairing.heard() }),

    /**
     * @throws StaleRefError, UnknownRefError, NotActionableError, WrongTargetError, UnknownKeyError
     */
    act(
      { ref, action, timeoutMs }: { ref: Ref; action: ElementAction; timeoutMs: number },
      signal: AbortSignal,
    ): Promise<{ effect: Effect }> {
      return masked(async () => {
        const run = (element: Element, ms: number) => act(element, action, setting(signal, ms));
        return { effect: shown(await targets().withElement(ref, timeoutMs, run)) };
      });
    },

    /** @throws UnknownKeyError */
    actOnPage(
      { action }: { action: DocumentAction },
      signal: AbortSignal,
    ): Promise<{ effect: Effect }> {
      return masked(async () => ({
        effect: shown(await actOnDocument(action, setting(signal, PAGE_ACTION_TIMEOUT))),
      }));
    },

    /**
     * The element as a step target. With `heal`, a lost one is looked for by its words.
     * @throws StaleRefError, UnknownRefError, TargetNotFoundError, StrictModeError,
     *   AmbiguousTargetError, InvalidLocatorError
     */
    describe({ target, heal }: { target: LookedFor; heal: boolean }): Promise<StepTarget> {
      return masked(() => targets().describe(target, heal));
    },

    /** The iframe that has the focus, when one has. */
    focusedFrame(): { ref?: Ref | undefined } {
      const focused = document.activeElement;
      return focused && isFrame(focused) ? { ref: targets().refOf(focused) } : {};
    },

    /** @throws TargetNotFoundError, StrictModeError, WrongTargetError, InvalidLocatorError */
    findFrame({ locator }: { locator: Locator }): Promise<{ ref: Ref }> {
      return masked(() => ({ ref: targets().frameRef(locator) }));
    },

    /** @throws InvalidLocatorError */
    checkNow({
      target,
      check,
      not,
    }: {
      target: Locator;
      check: ElementMatcher;
      not: boolean;
    }): Promise<CheckResult> {
      return masked(() => {
        const { passed, received } = checkNow(target, check, not, document);
        return { passed, received: mask(received) };
      });
    },

    waitForStable({ timeoutMs }: { timeoutMs: number }, signal: AbortSignal): Promise<Stability> {
      return waitForStable({ timeoutMs, signal, document });
    },

    /** The end of the session: the page is as it was, and refs are forgotten. */
    dispose(): Record<string, never> {
      overlay.hide();
      pairing.stop();
      refs = new RefMap();
      return {};
    },
  };
}
