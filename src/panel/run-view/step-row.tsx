import { useSignal } from '@preact/signals';
import type { RunId } from '../../model/ids';
import type { CaseRun } from '../../model/run';
import type { Step } from '../../model/step';
import { Icon, type IconName } from '../controls/icon';
import { usePanel } from '../panel-context';
import { formatDuration } from '../words/duration';
import { STEP_STATES } from '../words/step-states';
import { StepDetail } from './step-detail';
import { stepElementId } from './step-ids';
import { StepWords } from './step-words';

export interface StepRowProps {
  runId: RunId;
  caseRun: CaseRun;
  caseIndex: number;
  step: Step;
  stepIndex: number;
}

const ICONS: Record<Step['status'], { icon: IconName; tone: string }> = {
  running: { icon: 'running', tone: 'running' },
  done: { icon: 'check', tone: 'passed' },
  failed: { icon: 'cross', tone: 'failed' },
  stopped: { icon: 'stop', tone: 'unsure' },
};

/** State, what, on what, how long; its details only exist while they are open. */
export function StepRow(props: StepRowProps) {
  const { t } = usePanel();
  const open = useSignal(false);
  const { step, stepIndex } = props;
  const { icon, tone } = ICONS[step.status];
  return (
    <li>
      <details
        class="step-row"
        onToggle={(event) => {
          open.value = event.currentTarget.open;
        }}
      >
        <summary class="step-line" id={stepElementId(step.id)}>
          <span class="step-number number muted">{stepIndex + 1}</span>
          <span class={`step-state tone-${tone}`}>
            <Icon name={icon} />
            <span class="visually-hidden">{t(STEP_STATES[step.status])}: </span>
          </span>
          <span class="step-words">
            <StepWords step={step} />
            {step.target?.healedFrom !== undefined && (
              <span class="step-healed">{t('healed')}</span>
            )}
          </span>
          {step.durationMs !== undefined && (
            <span class="step-time number muted">{formatDuration(step.durationMs)}</span>
          )}
        </summary>
        {open.value && <StepDetail {...props} />}
      </details>
    </li>
  );
}
