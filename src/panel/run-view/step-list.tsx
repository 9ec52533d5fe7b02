import './step-list.css';
import { hasEnded, type Run } from '../../model/run';
import { OutcomeBadge } from '../controls/outcome';
import { usePanel } from '../panel-context';
import { StepRow } from './step-row';

/** Every step of every case, one line each. Rows are keyed, so an open one stays open. */
export function StepList({ run }: { run: Run }) {
  const { t } = usePanel();
  if (run.cases.length === 0) return <p class="muted">{t('stepsNone')}</p>;
  return (
    <>
      {run.cases.map((caseRun, caseIndex) => (
        <section key={caseRun.case.number} class="step-case">
          <div class="screen-head">
            <h4>{t('caseTitle', caseRun.case.number, caseRun.case.name)}</h4>
            <OutcomeBadge
              status={hasEnded(caseRun) ? 'finished' : run.status}
              verdict={caseRun.verdict}
            />
          </div>
          <ol>
            {caseRun.steps.map((step, stepIndex) => (
              <StepRow
                key={step.id}
                runId={run.id}
                caseRun={caseRun}
                caseIndex={caseIndex}
                step={step}
                stepIndex={stepIndex}
              />
            ))}
          </ol>
          {caseRun.summary !== undefined && caseRun.summary !== '' && (
            <p class="run-said">
              <span class="visually-hidden">{t('agentSummary')}: </span>
              {caseRun.summary}
            </p>
          )}
        </section>
      ))}
    </>
  );
}
