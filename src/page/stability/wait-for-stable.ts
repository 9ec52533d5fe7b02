import { assertNever } from '../../model/assert-never';
import { type ClassicTimes, classic } from './classic';

/** How it is decided that a page has settled; each mode is a file of its own. */
export type StabilityMode = 'classic';

/** The most that any mode waits, in ms. */
export const LONGEST_WAIT = 60_000;

export interface StableOptions {
  mode?: StabilityMode;
  /** At most `LONGEST_WAIT`, which is also the default. */
  timeoutMs?: number;
  signal?: AbortSignal;
  document?: Document;
  /** Other times than the usual ones; for tests. */
  classicTimes?: ClassicTimes;
}

export interface Stability {
  readonly stable: boolean;
  readonly waitedMs: number;
  /** What was still going on when the time was up, in words that follow "waited for". */
  readonly waitingOn?: string;
}

/**
 * Waits until the page has settled or the time is up, whichever is first. Not settling is a result,
 * not an error.
 */
export async function waitForStable({
  mode = 'classic',
  timeoutMs = LONGEST_WAIT,
  signal = new AbortController().signal,
  document = globalThis.document,
  classicTimes,
}: StableOptions = {}): Promise<Stability> {
  const limit = { timeoutMs: Math.min(timeoutMs, LONGEST_WAIT), signal, document };
  switch (mode) {
    case 'classic':
      return classic(limit, classicTimes);
    default:
      return assertNever(mode);
  }
}
