import { describeAssertion } from '../../model/describe-step';
import type { Step } from '../../model/step';
import { usePanel } from '../panel-context';
import { formatDuration } from '../words/duration';

/** What an assertion expected and what was there; one line when it held. */
export function Expectation({ step }: { step: Step }) {
  const { t } = usePanel();
  const { call, result, target } = step;
  if (call.type !== 'assert' || !result) return null;
  const expected = describeAssertion(call.assertion, target);
  if (result.passed) return <p class="muted">{expected}</p>;
  return (
    <dl class="expectation">
      <dt>{t('expected')}</dt>
      <dd>{expected}</dd>
      <dt>{t('received')}</dt>
      <dd class="tone-failed">{result.received}</dd>
      <dt>{t('tried')}</dt>
      <dd class="number">{t('triedFor', result.tries, formatDuration(result.durationMs))}</dd>
    </dl>
  );
}
