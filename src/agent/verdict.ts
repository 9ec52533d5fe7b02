import { assertNever } from '../model/assert-never';
import { describeStep } from '../model/describe-step';
import type { ExpectedCheck } from '../model/run';
import type { Step } from '../model/step';
import type { Verdict } from '../model/verdict';
import { failedStepLeft, interruptedStepLeft } from './steps-left';

/** How a case came to its end. Only `completed` can lead to a pass. */
export type CaseEnd =
  | { how: 'completed'; passed: boolean; summary: string }
  | { how: 'stoppedCalling' }
  | { how: 'cutOff' }
  | { how: 'refused' }
  | { how: 'cap'; message: string }
  | { how: 'malformedCalls'; message: string }
  | { how: 'stopped' }
  | { how: 'error'; message: string };

export interface CaseFacts {
  end: CaseEnd;
  steps: readonly Step[];
  expectedChecks: readonly ExpectedCheck[];
}

/**
 * The verdict on a case, from what the engine saw. It is `passed` only if the case was completed, the
 * model did not report a failure, at least one assertion ran, every expected check is covered by an
 * assertion of its number that held, none failed, and no action was left failed or interrupted. What
 * the model says can make a verdict worse, never better.
 */
export function judgeCase({ end, steps, expectedChecks }: CaseFacts): Verdict {
  if (end.how === 'stopped') return inconclusive('Stopped before the case was finished.');
  const failed = steps.findIndex((step) => step.result?.passed === false);
  if (failed !== -1) return failedAt(steps, failed);
  if (end.how !== 'completed') return inconclusive(whyUnfinished(end));
  const left = failedStepLeft(steps);
  if (left !== -1) return failedAt(steps, left);
  if (!end.passed) return { outcome: 'failed', reason: `The agent reports: ${end.summary}` };
  const cutOff = steps[interruptedStepLeft(steps)];
  if (cutOff) {
    const number = steps.indexOf(cutOff) + 1;
    return inconclusive(
      `Step ${number} was interrupted and not done again: ${describeStep(cutOff)}.`,
    );
  }
  const broken = brokenAssertion(steps);
  if (broken) {
    return inconclusive(
      `A check could not be run: ${describeStep(broken)}. ${broken.error?.message ?? ''}`.trim(),
    );
  }
  const held = steps.filter(({ status, result }) => status === 'done' && result?.passed === true);
  const uncovered = expectedChecks.filter(
    ({ number }) => !held.some(({ line }) => line === number),
  );
  if (uncovered.length > 0) {
    const list = uncovered.map(({ number, text }) => `${number}. ${text}`).join('; ');
    return inconclusive(`Not checked: ${list}`);
  }
  if (held.length === 0) return inconclusive('Nothing was checked.');
  return { outcome: 'passed' };
}

/** The verdict on a run of `planned` cases, of which these were run. */
export function judgeRun(
  cases: readonly { name: string; verdict: Verdict }[],
  planned: number,
): Verdict {
  for (const outcome of ['failed', 'inconclusive'] as const) {
    const index = cases.findIndex(({ verdict }) => verdict.outcome === outcome);
    const found = cases[index];
    if (!found || found.verdict.outcome === 'passed') continue;
    if (planned === 1) return found.verdict;
    return { outcome, reason: `Case ${index + 1} "${found.name}": ${found.verdict.reason}` };
  }
  if (cases.length === 0) return inconclusive('No case was run.');
  if (cases.length < planned) {
    return inconclusive(`Only ${cases.length} of ${planned} cases were run.`);
  }
  return { outcome: 'passed' };
}

function failedAt(steps: readonly Step[], index: number): Verdict {
  const step = steps[index];
  if (!step) return inconclusive('A step is missing.');
  const what = `Step ${index + 1} failed: ${describeStep(step)}.`;
  const why = step.result ? `Found instead: ${step.result.received}` : (step.error?.message ?? '');
  return { outcome: 'failed', reason: `${what} ${why}`.trim(), stepIndex: index };
}

/** A check that threw, and was not run in full for its line afterwards. */
function brokenAssertion(steps: readonly Step[]): Step | undefined {
  return steps.find(
    (step, index) =>
      step.call.type === 'assert' &&
      step.result === undefined &&
      !steps.slice(index + 1).some((later) => later.result?.passed && later.line === step.line),
  );
}

function whyUnfinished(end: Exclude<CaseEnd, { how: 'completed' | 'stopped' }>): string {
  switch (end.how) {
    case 'stoppedCalling':
      return 'The agent stopped before it finished the case.';
    case 'cutOff':
      return 'The answer of the model was cut off before the case was finished.';
    case 'refused':
      return 'The model refused to go on.';
    case 'malformedCalls':
      return `The agent called its tools wrongly three times in a row, last: ${end.message}`;
    case 'cap':
    case 'error':
      return end.message;
    default:
      return assertNever(end);
  }
}

function inconclusive(reason: string): Verdict {
  return { outcome: 'inconclusive', reason };
}
