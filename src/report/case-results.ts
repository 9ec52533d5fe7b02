import type { CaseRun } from '../model/run';
import type { Verdict } from '../model/verdict';
import { countChecks, toExpectedCheckResults } from './check-results';
import type { CaseResults } from './results-schema';
import { toStepResults } from './step-results';

export function toCaseResults(caseRun: CaseRun): CaseResults {
  return {
    number: caseRun.case.number,
    name: caseRun.case.name,
    verdict: caseRun.verdict && toVerdictResults(caseRun.verdict),
    checks: countChecks(caseRun),
    startedAt: new Date(caseRun.startedAt).toISOString(),
    durationMs: caseRun.durationMs,
    lines: caseRun.case.lines,
    expectedChecks: toExpectedCheckResults(caseRun),
    steps: caseRun.steps.map((step, index) => toStepResults(step, index + 1)),
    summary: caseRun.summary,
    usage: caseRun.usage,
  };
}

function toVerdictResults(verdict: Verdict): CaseResults['verdict'] {
  if (verdict.outcome === 'passed') return { outcome: 'passed' };
  const { outcome, reason } = verdict;
  const stepIndex = verdict.outcome === 'failed' ? verdict.stepIndex : undefined;
  return { outcome, reason, step: stepIndex === undefined ? undefined : stepIndex + 1 };
}
