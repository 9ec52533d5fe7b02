import type { CaseRun } from '../model/run';
import type { Step } from '../model/step';
import type { CheckCounts, ExpectedCheckResults } from './results-schema';

/** Each expected check of the case, with the steps that checked it. */
export function toExpectedCheckResults(caseRun: CaseRun): ExpectedCheckResults[] {
  return caseRun.expectedChecks.map(({ number, text }) => {
    const covering = caseRun.steps.flatMap((step, index) =>
      ranCheck(step) && step.line === number ? [{ step, number: index + 1 }] : [],
    );
    const allHeld = covering.every(({ step }) => step.result?.passed === true);
    return {
      number,
      text,
      status: covering.length === 0 ? 'notChecked' : allHeld ? 'passed' : 'failed',
      coveredBy: covering.map((check) => check.number),
    };
  });
}

export function countChecks(caseRun: CaseRun): CheckCounts {
  const results = caseRun.steps.filter(ranCheck).map(({ result }) => result?.passed);
  const expected = toExpectedCheckResults(caseRun);
  return {
    ran: results.length,
    passed: results.filter((passed) => passed === true).length,
    failed: results.filter((passed) => passed === false).length,
    expected: expected.length,
    covered: expected.filter(({ coveredBy }) => coveredBy.length > 0).length,
  };
}

export function sumChecks(counts: readonly CheckCounts[]): CheckCounts {
  const sum = { ran: 0, passed: 0, failed: 0, expected: 0, covered: 0 };
  for (const count of counts) {
    sum.ran += count.ran;
    sum.passed += count.passed;
    sum.failed += count.failed;
    sum.expected += count.expected;
    sum.covered += count.covered;
  }
  return sum;
}

function ranCheck(step: Step): boolean {
  return step.call.type === 'assert' && step.result !== undefined;
}
