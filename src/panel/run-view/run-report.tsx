import type { Run } from '../../model/run';
import type { RunActivity } from '../models/run-activity';
import { usePanel } from '../panel-context';
import { Evidence } from './evidence';
import { ExportBar } from './export-bar';
import { StepList } from './step-list';
import { VerdictBlock } from './verdict-block';

interface RunReportProps {
  run: Run;
  /** While the run goes on. */
  activity?: RunActivity | undefined;
}

/** Verdict first, then the evidence for it, then what to take away, then every step. */
export function RunReport({ run, activity }: RunReportProps) {
  const { t } = usePanel();
  return (
    <>
      <VerdictBlock run={run} />
      {run.verdict && <Evidence run={run} />}
      {run.verdict && <ExportBar run={run} />}
      <section aria-labelledby="steps-heading" class="run-section">
        <h3 id="steps-heading">{t('steps')}</h3>
        <StepList run={run} />
        {activity && activity.said !== '' && <p class="run-said">{activity.said}</p>}
      </section>
    </>
  );
}
