import type { Redactor } from '../../guard/secrets';
import { PlanError } from '../../model/errors';
import type { Plan, PlanCase } from '../../model/plan';
import type { ExpectedCheck, Run } from '../../model/run';
import { expectedChecksOf } from '../plan/expected-checks';

/**
 * Steps of a run name lines of its plan by number, so it can go on only with the plan it began with.
 * @throws PlanError when the cases it has begun are others now
 */
export function requireSamePlan(
  run: Run,
  plan: Plan,
  passCriteria: string,
  redactor: Redactor,
): void {
  const same = run.cases.every(({ case: begun, expectedChecks }, index) => {
    const planCase = plan.cases[index];
    if (!planCase) return false;
    const checks = expectedChecksOf(planCase, passCriteria);
    const now = redactor.text(textOf(planCase, checks));
    return now === textOf(begun, expectedChecks);
  });
  if (same) return;
  throw new PlanError(
    `The plan of “${run.scenarioName}” was changed after this run began, so the run cannot go on. Run the scenario again.`,
  );
}

function textOf({ name, lines }: PlanCase, checks: readonly ExpectedCheck[]): string {
  const rows = [...lines, ...checks].map(({ number, text }) => `${number}. ${text}`);
  return [name, ...rows].join('\n');
}
