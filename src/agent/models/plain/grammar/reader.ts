import type { PlainStep, Reading, TargetPhrase } from '../plain-step';
import { type Phrase, quotedList } from './literals';
import { readTarget } from './target';

/** Reads one family of verbs; `undefined` when the clause is of another family. */
export type Reader = (clause: Phrase) => Reading | undefined;

/** The steps that an element phrase makes, or why it names none. */
export function withTarget(
  phrase: Phrase,
  toSteps: (target: TargetPhrase) => PlainStep | PlainStep[],
): Reading {
  const names = quotedList(phrase) ?? [];
  if (names.length > 1) return { steps: names.flatMap((name) => toSteps({ name })) };
  const reading = readTarget(phrase);
  if ('problem' in reading) return reading;
  const steps = toSteps(reading.target);
  return { steps: Array.isArray(steps) ? steps : [steps] };
}

const MOST_REPEATS = 20;

/** The same steps several times over. */
export function repeated(steps: readonly PlainStep[], times: number): Reading {
  if (times < 1 || times > MOST_REPEATS) {
    return { problem: `it repeats a step ${times} times; 1 to ${MOST_REPEATS} is possible` };
  }
  return { steps: Array.from({ length: times }, () => steps).flat() };
}
