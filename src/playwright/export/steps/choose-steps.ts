import type { CaseRun } from '../../../model/run';
import type { Step } from '../../../model/step';

/** A step that goes into the test. `failed`: the run failed there, and so will the test. */
export interface ChosenStep {
  step: Step;
  failed: boolean;
}

/**
 * The steps that worked, in order. Tries that failed on the way are left out. What the case failed at
 * stays, be it a check that did not hold or the action that was never made good: the test then fails
 * where the run failed, instead of passing without it.
 */
export function chooseSteps(caseRun: CaseRun): ChosenStep[] {
  const deciding = decidingStep(caseRun);
  return caseRun.steps.flatMap((step, index): ChosenStep[] => {
    if (step.status === 'done') return [{ step, failed: false }];
    if (step.status !== 'failed') return [];
    const stays = index === deciding || didNotHold(step);
    return stays ? [{ step, failed: true }] : [];
  });
}

/** Position of the step that the case failed at; without a word on it, the one it ended at. */
function decidingStep({ steps, verdict }: CaseRun): number | undefined {
  if (verdict?.outcome === 'passed') return undefined;
  if (verdict?.outcome === 'failed' && verdict.stepIndex !== undefined) return verdict.stepIndex;
  return steps.findLastIndex(({ status }) => status === 'done' || status === 'failed');
}

function didNotHold(step: Step): boolean {
  return step.call.type === 'assert' && step.result?.passed === false;
}
