import { SidewrightError } from '../model/errors/sidewright-error';
import { delay } from './deadline';

const PAUSE_MS = 50;

/** Runs it again while it fails with what waiting may mend, until a time in epoch milliseconds. */
export async function retryUntil<T>(
  until: number,
  signal: AbortSignal,
  mayMend: (error: unknown) => boolean,
  run: () => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!mayMend(error) || Date.now() >= until) throw error;
      await delay(PAUSE_MS, signal);
    }
  }
}

const NOT_THERE_YET = new Set([
  'DocumentGoneError',
  'TargetNotFoundError',
  'StrictModeError',
  'StaleRefError',
]);

/** The page is on its way, or the element is not there yet or not yet alone. */
export function isNotThereYet(error: unknown): error is SidewrightError {
  return error instanceof SidewrightError && NOT_THERE_YET.has(error.code);
}
