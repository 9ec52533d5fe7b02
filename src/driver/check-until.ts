import type { AssertionResult } from '../model/assertion';
import { delay } from './deadline';

export interface Look {
  passed: boolean;
  /** What was there, in words. */
  received: string;
}

/** Pauses between looks, the last one repeated; Playwright's for `expect`. */
const PAUSES_MS = [0, 100, 250, 500, 1000];

/** Looks again and again until the check holds or the time is up. */
export async function checkUntil(
  look: () => Promise<Look>,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<AssertionResult> {
  const start = performance.now();
  for (let tries = 1; ; tries++) {
    const { passed, received } = await look();
    const durationMs = performance.now() - start;
    const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0;
    if (passed || durationMs >= timeoutMs) return { passed, received, tries, durationMs };
    await delay(Math.min(pause, timeoutMs - durationMs), signal);
  }
}
