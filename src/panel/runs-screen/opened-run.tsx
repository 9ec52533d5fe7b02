import type { Run } from '../../model/run';
import { Button, IconButton } from '../controls/button';
import { ErrorLine } from '../controls/error-line';
import { usePanel } from '../panel-context';
import { ResumeForm } from '../run-view/resume-form';
import { RunReport } from '../run-view/run-report';
import { formatMoment } from '../words/duration';

export function OpenedRun({ run }: { run: Run }) {
  const { models, t } = usePanel();
  const { history } = models;
  const name = t('runNamed', run.scenarioName, formatMoment(run.startedAt));
  const remove = () =>
    void history.remove(run.id, { text: t('deleted', name), focusId: 'runs-heading' });
  return (
    <>
      <div class="screen-head">
        <h2 id="opened-run" tabIndex={-1}>
          {run.scenarioName}
          <span class="muted runs-moment number"> {formatMoment(run.startedAt)}</span>
        </h2>
        <Button
          icon="play"
          disabled={models.run.phase.value !== 'idle'}
          onClick={() => void history.runAgain(run.scenarioId)}
        >
          {t('runAgain')}
        </Button>
        <IconButton icon="trash" label={t('delete', name)} onClick={remove} />
      </div>
      <ErrorLine error={history.error.value} />
      {run.status === 'interrupted' && <ResumeForm run={run} />}
      <RunReport run={run} />
    </>
  );
}
