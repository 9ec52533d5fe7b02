import type { PlainStep, Reading } from '../plain-step';
import { type Phrase, part } from './literals';
import { withTarget } from './reader';

const STEP_DOWN = /\s+(?:>|→|»|->|=>)\s+/u;

/** "File > Save" is clicked one after the other; a single name is one click. */
export function readPath(
  phrase: Phrase,
  toClick: (step: Extract<PlainStep, { kind: 'click' }>) => PlainStep = (step) => step,
): Reading {
  const steps: PlainStep[] = [];
  for (const name of phrase.text.split(STEP_DOWN)) {
    const reading = withTarget(part(phrase, name), (target) => toClick({ kind: 'click', target }));
    if ('problem' in reading) return reading;
    steps.push(...reading.steps);
  }
  return { steps };
}
