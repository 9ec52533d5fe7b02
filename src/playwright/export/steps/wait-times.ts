import type { Step } from '../../../model/step';
import type { ChosenStep } from './choose-steps';

/** Playwright's default for `expect`, in milliseconds. */
const EXPECT_TIMEOUT = 5_000;
const MARGIN = 1.5;

/** All in milliseconds. */
export interface WaitTimes {
  /** Of each check and wait that needs longer than Playwright waits by default. */
  timeouts: ReadonlyMap<Step, number>;
  /** What the whole test may need for them. */
  total: number;
}

/**
 * How long checks took in the run, counted from the action before them. The model's thinking time
 * does not count.
 */
export function waitTimes(steps: readonly ChosenStep[]): WaitTimes {
  const timeouts = new Map<Step, number>();
  let total = 0;
  let sinceAction = 0;
  let longest = 0;
  for (const { step, failed } of steps) {
    const duration = step.durationMs ?? 0;
    if (!isWaiting(step)) {
      sinceAction = 0;
      total += longest;
      longest = 0;
    }
    sinceAction += duration;
    // A check that failed took all of its time, which says nothing about how long it needs.
    const taken = failed || sinceAction <= EXPECT_TIMEOUT ? 0 : roundUp(sinceAction * MARGIN);
    const timeout = Math.max(askedTimeout(step), taken);
    if (!isExpectation(step) || timeout <= EXPECT_TIMEOUT) continue;
    timeouts.set(step, timeout);
    longest = Math.max(longest, timeout);
  }
  return { timeouts, total: total + longest };
}

function isWaiting(step: Step): boolean {
  const { call } = step;
  return isExpectation(step) || (call.type === 'page' && call.action.kind === 'waitForStable');
}

/** Whether the step becomes an `expect`, which takes a timeout. */
function isExpectation({ call }: Step): boolean {
  return call.type === 'assert' || (call.type === 'page' && call.action.kind === 'waitForText');
}

function askedTimeout({ call }: Step): number {
  return call.type === 'page' && call.action.kind === 'waitForText'
    ? (call.action.timeoutMs ?? 0)
    : 0;
}

function roundUp(milliseconds: number): number {
  return Math.ceil(milliseconds / EXPECT_TIMEOUT) * EXPECT_TIMEOUT;
}
