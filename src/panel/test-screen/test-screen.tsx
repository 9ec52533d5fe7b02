import { Button } from '../controls/button';
import { usePanel } from '../panel-context';
import { LiveRun } from '../run-view/live-run';
import { PlanForm } from './plan-form';

/** Write a plan, or watch the run of it. */
export function TestScreen() {
  const { models, t } = usePanel();
  const { navigation, run } = models;
  if (navigation.testView.value === 'run') return <LiveRun />;
  const hasRun = run.run.value !== undefined || run.phase.value !== 'idle';
  return (
    <PlanForm
      aside={
        hasRun && (
          <Button look="quiet" onClick={navigation.showRun}>
            {t('showRun')}
          </Button>
        )
      }
    />
  );
}
