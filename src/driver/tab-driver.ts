import type { ElementAction, PageAction } from '../model/action';
import type { Assertion, AssertionResult } from '../model/assertion';
import type { Effect } from '../model/effect';
import type { Ref } from '../model/ids';
import type { Locator } from '../model/locator';
import type { Observation } from '../model/observation';
import type { StepTarget } from '../model/step';

/**
 * What to act on. With a `ref`, `description` is what fuzzy recovery looks for when the ref is stale.
 */
export type ActionTarget =
  | { ref: Ref; description?: string | undefined }
  | { locator: Locator; description?: string | undefined };

export type Picture = { taken: true; image: Blob } | { taken: false; why: string };

export interface CallOptions {
  signal: AbortSignal;
  timeoutMs?: number;
}

/**
 * One tab seen as one page: its frames stitched, navigation followed. All methods throw
 * `SidewrightError`s; all reject at once with the signal's reason when it aborts.
 */
export interface TabDriver {
  readonly tabId: number;
  /** The address and title of the tab now. */
  page(): Promise<{ url: string; title: string }>;
  /** One snapshot of all frames. Waits for a document that is just loading. */
  observe(options: CallOptions): Promise<Observation>;
  /**
   * Acts on one element and waits for the page to settle.
   * @throws StaleRefError, TargetNotFoundError, AmbiguousTargetError, NotActionableError…
   */
  act(
    target: ActionTarget,
    action: ElementAction,
    options: CallOptions,
  ): Promise<{ target: StepTarget; effect: Effect }>;
  /** `note` is set when the action ended short of what it waited for, but the run may go on. */
  actOnPage(
    action: PageAction,
    options: CallOptions,
  ): Promise<{ effect: Effect; note?: string | undefined }>;
  /** The element as a step target, with ranked locators. Never heals. */
  describe(target: ActionTarget, options: CallOptions): Promise<StepTarget>;
  /** Runs the check until it holds or the time is up (5,000 ms unless told). Never heals. */
  check(assertion: Assertion, options: CallOptions): Promise<AssertionResult>;
  /** A picture of the tab as the person sees it, when the browser allows one. */
  picture(): Promise<Picture>;
  /** Values that must be masked in every snapshot from now on. */
  maskSecrets(values: readonly string[]): void;
}
