import { deserializeError } from '../../model/errors';
import type { StepId } from '../../model/ids';
import type { Run } from '../../model/run';
import { Button } from '../controls/button';
import { ErrorLine } from '../controls/error-line';
import { Icon } from '../controls/icon';
import { outcomeLook } from '../controls/outcome';
import { usePanel } from '../panel-context';
import { decidingStep, verdictWords } from '../words/verdict-words';
import { RunFacts } from './run-facts';
import { stepElementId } from './step-ids';

/** The biggest thing on the screen when a run has ended. */
export function VerdictBlock({ run }: { run: Run }) {
  const { models, t } = usePanel();
  if (!run.verdict) return null;
  const { title, reason } = verdictWords(t, run, run.verdict);
  const { icon, tone } = outcomeLook(run);
  const at = decidingStep(run);
  const step = at && run.cases[at.caseIndex]?.steps[at.stepIndex];
  const showStep = (id: StepId) => {
    const line = document.getElementById(stepElementId(id));
    line?.closest('details')?.setAttribute('open', '');
    models.navigation.focusOn(stepElementId(id));
  };
  return (
    <section class={`verdict tone-${tone}`} aria-labelledby="verdict-title">
      <Icon name={icon} />
      <h3 class="verdict-title" id="verdict-title">
        {title}
      </h3>
      <div class="verdict-body">
        {reason !== undefined && reason !== run.error?.message && <p>{reason}</p>}
        {run.error && <ErrorLine error={deserializeError(run.error)} />}
        <RunFacts run={run} />
        {at && step && (
          <Button onClick={() => showStep(step.id)}>{t('showStep', at.stepIndex + 1)}</Button>
        )}
      </div>
    </section>
  );
}
