import type { PlanCase } from '../../model/plan';
import type { ExpectedCheck } from '../../model/run';
import { readSource } from './source-lines';
import { stepLines } from './step-lines';

/**
 * What must be asserted before the case can pass: its check lines, then the pass criteria, one a
 * line, numbered on after the last line of the case.
 */
export function expectedChecksOf(planCase: PlanCase, passCriteria = ''): ExpectedCheck[] {
  const checks = planCase.lines
    .filter(({ kind }) => kind === 'check')
    .map(({ number, text }) => ({ number, text }));
  const last = planCase.lines.at(-1)?.number ?? 0;
  const criteria = stepLines(readSource(passCriteria).meant).map(({ text }, index) => ({
    number: last + index + 1,
    text,
  }));
  return [...checks, ...criteria];
}
