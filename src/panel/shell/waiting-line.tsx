import { LoadingLine } from '../controls/state-lines';
import type { RunPhase } from '../models/run-model';
import { usePanel } from '../panel-context';
import type { MessageKey } from '../translate';

const PHASES: Partial<Record<RunPhase, MessageKey>> = {
  starting: 'phaseStarting',
  pausing: 'phasePausing',
  paused: 'phasePaused',
  stopping: 'phaseStopping',
};

/** What is being waited for: of the run as a whole, or within a step. */
export function WaitingLine() {
  const { models, t } = usePanel();
  const phase = models.run.phase.value;
  const phaseKey = PHASES[phase];
  if (phase === 'paused') return <p class="muted">{t('phasePaused')}</p>;
  if (phaseKey) return <LoadingLine>{t(phaseKey)}</LoadingLine>;
  const { waiting } = models.run.activity.value;
  if (!waiting) return null;
  if ('what' in waiting) return <LoadingLine>{waiting.what}</LoadingLine>;
  const { reason, attempt, maxAttempts, delayMs } = waiting.retry;
  return (
    <LoadingLine>
      {t('modelRetry', reason, attempt, maxAttempts, Math.round(delayMs / 1000))}
    </LoadingLine>
  );
}
