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
  return steps.findIndex((step, index) => {
    const kind = kindOf(step);
    if (kind === undefined || step.status === 'done') return false;
    return !steps.slice(index + 1).some((later) => {
      const laterKind = kindOf(later);
      if (laterKind === undefined || later.status !== 'done') return false;
      if (step.line !== undefined && later.line !== step.line) return false;
      return laterKind === kind || !PREPARING.has(laterKind);
    });
  });
}

function kindOf({ call }: Step): ActionKind | undefined {
  return call.type === 'assert' ? undefined : call.action.kind;
}
