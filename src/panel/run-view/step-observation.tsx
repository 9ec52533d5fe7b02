import type { RunId } from '../../model/ids';
import { ErrorLine } from '../controls/error-line';
import { LoadingLine } from '../controls/state-lines';
import { usePanel } from '../panel-context';
import { useLoaded } from './use-loaded';

interface StepObservationProps {
  runId: RunId;
  caseIndex: number;
  stepIndex: number;
}

/** The snapshot that the agent was shown before the step. */
export function StepObservation({ runId, caseIndex, stepIndex }: StepObservationProps) {
  const { dependencies, t } = usePanel();
  const { observations } = dependencies.store;
  const loaded = useLoaded(`${runId}/${caseIndex}/${stepIndex}`, () =>
    observations.get(runId, caseIndex, stepIndex),
  ).value;
  if (loaded.state === 'loading') return <LoadingLine>{t('snapshotLoading')}</LoadingLine>;
  if (loaded.state === 'failed') return <ErrorLine error={loaded.error} />;
  if (!loaded.value) return <>{t('snapshotNone')}</>;
  const { title, text, unread } = loaded.value;
  return (
    <details>
      <summary>{t('snapshotOf', title)}</summary>
      {unread.map((why) => (
        <p key={why} class="tone-unsure">
          {why}
        </p>
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre class="step-snapshot" tabIndex={0}>
        {text}
      </pre>
    </details>
  );
}
