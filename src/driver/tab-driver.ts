import type { ElementAction, PageAction } from '../model/action';
import type { Assertion, AssertionResult } from '../model/assertion';
import type { Effect } from '../model/effect';
import type { Ref } from '../model/ids';
import type { Locator } from '../model/locator';
import type { Observation } from '../model/observation';
import type { FoundInSnapshot } from '../model/snapshot-find/find-in-snapshot';
import type { SnapshotQuery } from '../model/snapshot-find/snapshot-query';
import type { StepTarget } from '../model/step';
import type { ReadOptions } from './observe';

/**
 * What to act on. With a `ref`, `description` is what fuzzy recovery looks for when the ref is stale.
 */
export type ActionTarget =
  | { ref: Ref; description?: string | undefined }
  | { locator: Locator; description?: string | undefined };

export type Picture = { taken: true; image: Blob } | { taken: false; why: string };

/** What was found; `text` has it below its ancestors. */
export type FoundInTab = Observation & Pick<FoundInSnapshot, 'matches' | 'shown'>;

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
  /**
   * One snapshot of all frames, or of a part of one. Waits for a document that is just loading.
   * @throws StaleRefError, UnknownRefError for `root` and `after`
   */
  observe(options: CallOptions & ReadOptions): Promise<Observation>;
  /** The elements of the whole tab that have a role, a text, or both. */
  find(query: SnapshotQuery, options: CallOptions): Promise<FoundInTab>;
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
