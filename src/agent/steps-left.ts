import type { ActionKind } from '../model/action';
import type { Step } from '../model/step';

/** Getting ready to act again is not doing it. */
const PREPARING: ReadonlySet<ActionKind> = new Set([
  'scroll',
  'scrollIntoView',
  'hover',
  'waitForText',
  'waitForStable',
]);

/**
 * Position of the first action that failed and was not made good, or -1. A failed action is made good
 * by a later action on the same plan line that worked; one without a line, by any later one.
 */
export function failedStepLeft(steps: readonly Step[]): number {
  return steps.findIndex(
    (step, index) =>
      step.status !== 'done' && step.status !== 'stopped' && isLeft(step, steps.slice(index + 1)),
  );
}

/**
 * Position of the first action that an interruption cut off and that was not done again, or -1: nobody
 * knows what it came to, and an export leaves it out. What only gets ready needs no second time.
 */
export function interruptedStepLeft(steps: readonly Step[]): number {
  return steps.findIndex((step, index) => {
    const kind = kindOf(step);
    if (step.status !== 'stopped' || kind === undefined || PREPARING.has(kind)) return false;
    return isLeft(step, steps.slice(index + 1));
  });
}

function isLeft(step: Step, after: readonly Step[]): boolean {
  const kind = kindOf(step);
  if (kind === undefined) return false;
  return !after.some((later) => {
    const laterKind = kindOf(later);
    if (laterKind === undefined || later.status !== 'done') return false;
    if (step.line !== undefined && later.line !== step.line) return false;
    return laterKind === kind || !PREPARING.has(laterKind);
  });
}

function kindOf({ call }: Step): ActionKind | undefined {
  return call.type === 'assert' ? undefined : call.action.kind;
}
