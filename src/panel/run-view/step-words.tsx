import { describeStep } from '../../model/describe-step';
import type { Step } from '../../model/step';

/** What was done, on what: the first word stands out, so that a long list reads down its verbs. */
export function StepWords({ step }: { step: Step }) {
  const [verb = '', ...rest] = describeStep(step).split(' ');
  return (
    <>
      <strong>{verb}</strong> {rest.join(' ')}
    </>
  );
}
