import './evidence.css';
import type { Run } from '../../model/run';
import { toExpectedCheckResults } from '../../report/check-results';
import { usePanel } from '../panel-context';
import { EvidenceCheck } from './evidence-check';

/** Each check that the plan expects, with the assertions that covered it. */
export function Evidence({ run }: { run: Run }) {
  const { t } = usePanel();
  const several = run.cases.length > 1;
  return (
    <section class="run-section" aria-labelledby="evidence-heading">
      <h3 id="evidence-heading">{t('evidence')}</h3>
      {run.cases.map((caseRun) => (
        <div key={caseRun.case.number} class="evidence-case">
          {several && <h4>{t('caseTitle', caseRun.case.number, caseRun.case.name)}</h4>}
          {caseRun.expectedChecks.length === 0 && <p class="muted">{t('evidenceNone')}</p>}
          <ul>
            {toExpectedCheckResults(caseRun).map((check) => (
              <EvidenceCheck key={check.number} check={check} steps={caseRun.steps} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
