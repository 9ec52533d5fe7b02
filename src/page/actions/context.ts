import type { Pointer } from './mouse/pointer';

/** What one action shares with everything it calls. */
export interface ActionContext {
  readonly document: Document;
  readonly signal: AbortSignal;
  /** When to give up waiting, on the clock of `performance.now()`. */
  readonly deadline: number;
  readonly timeoutMs: number;
  readonly pointer: Pointer;
  /** The element is ready and in place, nothing has been done to it yet. */
  ready(element: Element): void;
}
