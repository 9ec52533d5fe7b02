import './run-view.css';
import { Button } from '../controls/button';
import { ErrorLine } from '../controls/error-line';
import { LoadingLine } from '../controls/state-lines';
import { usePanel } from '../panel-context';
import { ResumeForm } from './resume-form';
import { RunReport } from './run-report';

/** The run of this panel: while it goes on, and after. */
export function LiveRun() {
  const { models, t } = usePanel();
  const { editor, navigation, run, test } = models;
  const current = run.run.value;
  const idle = run.phase.value === 'idle';
  const name = current?.scenarioName ?? editor.fields.value.name;
  return (
    <div class="screen">
      <div class="screen-head">
        <h2 id="run-heading" tabIndex={-1}>
          {name || t('untitled')}
        </h2>
        <Button look="quiet" icon="edit" onClick={navigation.showPlan}>
          {t('editPlan')}
        </Button>
        {idle && (
          <Button icon="play" onClick={() => void test.run()}>
            {t('runAgain')}
          </Button>
        )}
      </div>
      <ErrorLine
        error={run.error.value ?? test.error.value}
        remedy={{ label: t('editPlan'), act: navigation.showPlan }}
      />
      {idle && current?.status === 'interrupted' && <ResumeForm run={current} />}
      {current ? (
        <RunReport run={current} activity={idle ? undefined : run.activity.value} />
      ) : (
        idle || <LoadingLine>{t('phaseStarting')}</LoadingLine>
      )}
    </div>
  );
}
