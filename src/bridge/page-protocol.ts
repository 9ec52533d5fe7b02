import type { ElementAction, PageAction } from '../model/action';
import type { ElementMatcher } from '../model/assertion';
import type { Effect } from '../model/effect';
import type { SerializedError } from '../model/errors/serialized';
import type { Ref } from '../model/ids';
import type { Locator } from '../model/locator';
import type { StepTarget } from '../model/step';

/** Names one engine in one document; a call meant for another document is refused. */
export type DocumentToken = string & { readonly brand: 'DocumentToken' };

export type FrameTarget =
  | { ref: Ref; description?: string | undefined }
  /** Without its `frame`, which the driver has followed already. */
  | { locator: Locator; description?: string | undefined }
  /** Only for healing: the ref's own document is gone. */
  | { description: string };

export interface FrameState {
  token: DocumentToken;
  url: string;
  title: string;
  readyState: DocumentReadyState;
}

/** What the driver may ask of the page engine in one frame. */
export interface FrameMethods {
  state(request: Record<string, never>): FrameState;
  /** The first call to a document: what it is to use from now on. Again when the secrets change. */
  adopt(request: { refPrefix: string; secrets: readonly string[] }): Record<string, never>;
  /**
   * Of `root` alone when there is one, without what comes up to `after`. The text has at most
   * `maxChars`, with `indent` before each line and with a `frameMoreLine` below each iframe.
   */
  snapshot(request: {
    root?: Ref | undefined;
    after?: Ref | undefined;
    maxChars?: number | undefined;
    indent?: number | undefined;
  }): FrameState & { text: string; iframes: readonly Ref[] };
  /** Sends every child frame a nonce of its own by `postMessage`. `src` is the iframe's address. */
  announce(request: Record<string, never>): { pairs: { ref: Ref; nonce: string; src: string }[] };
  /** The nonces that came from this document's parent. */
  heard(request: Record<string, never>): { nonces: string[] };
  /** Acts on what `describe` found. Two calls, as a click may take the document and its answer away. */
  act(request: { ref: Ref; action: ElementAction; timeoutMs: number }): { effect: Effect };
  actOnPage(request: { action: Extract<PageAction, { kind: 'pressKey' | 'scroll' | 'back' }> }): {
    effect: Effect;
  };
  /**
   * The element as a step target, its `ref` set. With `heal`, a lost one is looked for by fuzzy
   * match on the description, and `healedFrom` says so.
   */
  describe(request: { target: FrameTarget; heal: boolean }): StepTarget;
  /** The iframe element that has the focus, when one has: keys go to the document inside it. */
  focusedFrame(request: Record<string, never>): { ref?: Ref | undefined };
  /** The iframe element that a frame locator names, as its ref. */
  findFrame(request: { locator: Locator }): { ref: Ref };
  /** One look, no retry. `received` is what was there instead, in words. */
  checkNow(request: { target: Locator; check: ElementMatcher; not: boolean }): {
    passed: boolean;
    received: string;
  };
  waitForStable(request: { timeoutMs: number }): {
    stable: boolean;
    waitedMs: number;
    /** What was still going on when the time was up, in words. */
    waitingOn?: string | undefined;
  };
  /** The end of the session: listeners and overlay go, refs are forgotten. */
  dispose(request: Record<string, never>): Record<string, never>;
}

export type FrameMethod = keyof FrameMethods;
export type FrameResult<M extends FrameMethod> = ReturnType<FrameMethods[M]>;

export interface FrameCall<M extends FrameMethod = FrameMethod> {
  callId: string;
  /** Left out when any document will do. */
  token?: DocumentToken;
  method: M;
  request: Parameters<FrameMethods[M]>[0];
}

export type FrameReply<M extends FrameMethod = FrameMethod> =
  | { ok: true; value: ReturnType<FrameMethods[M]> }
  | { ok: false; error: SerializedError };
