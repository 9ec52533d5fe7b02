import type { Step } from '../../model/step';

/**
 * How long something that began at `startedAt` was worked on until it was interrupted, in
 * milliseconds, as far as its steps tell. The break after them does not count.
 */
export function timeWorked(startedAt: number, steps: readonly Step[]): number {
  const last = steps.at(-1);
  return last ? Math.max(0, last.startedAt + (last.durationMs ?? 0) - startedAt) : 0;
}
