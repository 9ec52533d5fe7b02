import type { RunRecord } from '../../store';
import { Button, IconButton } from '../controls/button';
import { OutcomeBadge } from '../controls/outcome';
import { usePanel } from '../panel-context';
import { formatDuration, formatMoment } from '../words/duration';

export function RunRow({ run }: { run: RunRecord }) {
  const { models, t } = usePanel();
  const { history, navigation } = models;
  const { id, scenarioId, scenarioName, startedAt, durationMs, verdict, status } = run;
  const name = t('runNamed', scenarioName, formatMoment(startedAt));
  const open = async () => {
    await history.open(id);
    navigation.focusOn('opened-run');
  };
  const remove = () =>
    void history.remove(id, { text: t('deleted', name), focusId: 'runs-heading' });
  return (
    <li class="run-row">
      <button type="button" class="run-open" onClick={() => void open()}>
        <span class="run-title">
          <OutcomeBadge status={status} verdict={verdict} />
          <strong>{scenarioName}</strong>
        </span>
        <span class="muted number">
          {formatMoment(startedAt)}
          {durationMs !== undefined && ` · ${formatDuration(durationMs)}`}
        </span>
        {verdict && verdict.outcome !== 'passed' && <span class="muted">{verdict.reason}</span>}
      </button>
      <div class="run-actions">
        {status === 'interrupted' && (
          <Button
            icon="play"
            disabled={models.run.phase.value !== 'idle'}
            onClick={() => void history.runAgain(scenarioId)}
          >
            {t('runAgain')}
          </Button>
        )}
        {status !== 'running' && (
          <IconButton icon="trash" label={t('delete', name)} onClick={remove} />
        )}
      </div>
    </li>
  );
}
