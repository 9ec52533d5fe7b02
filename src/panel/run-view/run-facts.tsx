import type { Run } from '../../model/run';
import { usePanel } from '../panel-context';
import { countOf } from '../translate';
import { formatCount, stepsOf, tokensOf } from '../words/amounts';
import { formatDuration } from '../words/duration';

/** What the run took, in a line. */
export function RunFacts({ run }: { run: Run }) {
  const { t } = usePanel();
  const tokens = tokensOf(run);
  const facts = [
    countOf(t, stepsOf(run), 'stepsOne', 'stepsOther'),
    ...(run.durationMs === undefined ? [] : [formatDuration(run.durationMs)]),
    run.model === 'plain' ? t('modelPlain') : run.modelName,
    ...(tokens > 0 ? [t('tokens', formatCount(tokens))] : []),
  ];
  return <p class="muted number">{facts.join(' · ')}</p>;
}
