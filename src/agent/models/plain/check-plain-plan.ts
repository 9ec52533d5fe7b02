import type { Plan } from '../../../model/plan';
import { planLine } from './planned-steps';

export interface PlainPlanProblem {
  caseNumber: number;
  line: number;
  problem: string;
}

/** The lines of a plan that plain steps cannot carry out as they are written, and why. */
export function checkPlainPlan({ cases }: Plan): PlainPlanProblem[] {
  return cases.flatMap(({ number, lines }) =>
    lines.flatMap((line) => {
      const planned = planLine(line);
      return Array.isArray(planned) ? [] : [{ caseNumber: number, ...planned }];
    }),
  );
}
