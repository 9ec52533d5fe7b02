import { PlainStepError } from '../../../model/errors';
import type { Task } from '../model';
import { readCriterion, readLine } from './grammar/read-line';
import type { PlainStep } from './plain-step';

/** A step with the plan line or pass criterion it comes from. */
export interface PlannedStep {
  line: number;
  /** The line as it is written. */
  text: string;
  step: PlainStep;
}

export interface LineProblem {
  line: number;
  /** A sentence: what cannot be done, and how to write it instead. */
  problem: string;
}

/** What a line asks for; a `problem` when it cannot be carried out as it is written. */
export function planLine(
  line: { number: number; text: string },
  read: typeof readLine = readLine,
): PlannedStep[] | LineProblem {
  const { number, text } = line;
  const reading = read(text);
  return 'problem' in reading
    ? { line: number, problem: `“${text}” cannot be carried out: ${reading.problem}.` }
    : reading.steps.map((step) => ({ line: number, text, step }));
}

/**
 * All steps of a case and then its pass criteria, in order.
 * @throws PlainStepError that names every line that cannot be carried out, before anything is done.
 */
export function plannedSteps({ case: planCase, expectedChecks }: Task): PlannedStep[] {
  const numbers = new Set(planCase.lines.map(({ number }) => number));
  const criteria = expectedChecks.filter(({ number }) => !numbers.has(number));
  const planned = [
    ...planCase.lines.map((line) => planLine(line)),
    ...criteria.map((criterion) => planLine(criterion, readCriterion)),
  ];
  const problems = planned.flatMap((one) => (Array.isArray(one) ? [] : [one]));
  const [first] = problems;
  if (first) {
    const sentences = problems.map(({ line, problem }) => `Step ${line}: ${problem}`);
    throw new PlainStepError(sentences.join('\n'), { line: first.line, problems });
  }
  return planned.flatMap((one) => (Array.isArray(one) ? one : []));
}
