import { describeStep } from '../../model/describe-step';
import type { Step } from '../../model/step';

export interface Resumed {
  /** Of the case, from before it was interrupted. */
  steps: readonly Step[];
  /** Numbers of its lines and pass criteria, in order. */
  lines: readonly number[];
  /** Marks words that quote the page. */
  quote: (text: string) => string;
}

/** What a case that was interrupted has behind it, and where it goes on. */
export function resumedSection({ steps, lines, quote }: Resumed): string {
  const done = steps.map(
    (step, index) => `${index + 1}. ${lineOf(step)}${describeStep(step)}: ${outcomeOf(step)}`,
  );
  return [
    'This case was interrupted and goes on now, in the tab as it is. Steps that were taken before; they count, do not repeat them:',
    quote(done.join('\n')),
    whereToGoOn(steps, lines),
  ].join('\n');
}

function whereToGoOn(steps: readonly Step[], lines: readonly number[]): string {
  const last = steps.findLast(({ line }) => line !== undefined);
  if (last?.line === undefined) {
    return 'Look which lines are done, and go on with the first one that is not.';
  }
  const next = lines[lines.indexOf(last.line) + 1];
  const then = next === undefined ? 'end the case' : `go on with line ${next}`;
  return last.status === 'stopped'
    ? `Line ${last.line} was cut off: carry it out again, then ${then}.`
    : `Line ${last.line} was the last one begun: if a part of it is missing, do that, then ${then}.`;
}

function lineOf({ line }: Step): string {
  return line === undefined ? '' : `Line ${line}. `;
}

function outcomeOf({ status, result }: Step): string {
  if (result) return result.passed ? 'it held' : 'it did not hold';
  switch (status) {
    case 'done':
      return 'done';
    case 'failed':
      return 'failed';
    case 'running':
    case 'stopped':
      return 'cut off';
  }
}
