import type { Step } from '../../../model/step';
import { LISTS } from './find/roles';
import type { PlainStep } from './plain-step';
import type { PlannedStep } from './planned-steps';

/** How far a case had come when it was interrupted. */
export interface StepsTaken {
  /** Position in the plan of the first step that is not done. */
  next: number;
  /** Whether that step is a check that did not hold, which ends the case. */
  failed: boolean;
}

/**
 * Finds the planned steps among those that were taken: plain steps are carried out in order, each by
 * one call that finishes it. What was cut off, failed, or only got ready (scrolled to look, opened a
 * list) finishes nothing, so that it is done again.
 */
export function stepsTaken(planned: readonly PlannedStep[], taken: readonly Step[]): StepsTaken {
  let next = 0;
  for (const step of taken) {
    const wanted = planned[next];
    if (!wanted) break;
    if (step.line !== wanted.line || !finishes(step, wanted.step)) continue;
    if (step.result?.passed === false) return { next, failed: true };
    next++;
  }
  return { next, failed: false };
}

function finishes({ call, status, result, target }: Step, { kind }: PlainStep): boolean {
  if (call.type === 'assert') return kind === 'assert' && result !== undefined;
  if (status !== 'done') return false;
  const done = call.action.kind;
  switch (kind) {
    case 'reload':
      return done === 'navigate';
    case 'press':
      return done === 'press' || done === 'pressKey';
    case 'scrollTo':
      return done === 'scrollIntoView';
    case 'choose':
      return done === 'select' || done === 'check' || done === 'click';
    // A list is set, its options are clicked or ticked; a click on the list itself only opens it.
    case 'fill':
    case 'select':
      return (
        done === kind ||
        done === 'select' ||
        done === 'check' ||
        (done === 'click' && !LISTS.has(target?.role ?? ''))
      );
    default:
      return done === kind;
  }
}
