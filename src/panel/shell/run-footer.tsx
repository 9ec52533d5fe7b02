import './run-footer.css';
import { Button } from '../controls/button';
import { usePanel } from '../panel-context';
import { formatCount, stepsOfCurrentCase, tokensOf } from '../words/amounts';
import { WaitingLine } from './waiting-line';

/** There during a run, on every screen: how far it is, and the way to stop it at once. */
export function RunFooter() {
  const { models, t } = usePanel();
  const { run, navigation, settings } = models;
  const phase = run.phase.value;
  if (phase === 'idle') return null;
  const steps = run.run.value ? stepsOfCurrentCase(run.run.value) : 0;
  const tokens = run.run.value ? tokensOf(run.run.value) : 0;
  const held = phase === 'paused' || phase === 'pausing';
  const inView = navigation.screen.value === 'test' && navigation.testView.value === 'run';
  return (
    <footer class="run-footer">
      <WaitingLine />
      <div class="run-footer-row">
        {held ? (
          <Button icon="play" onClick={run.resume}>
            {t('resume')}
          </Button>
        ) : (
          <Button icon="pause" disabled={phase !== 'running'} onClick={run.pause}>
            {t('pause')}
          </Button>
        )}
        <Button icon="stop" disabled={phase === 'stopping'} onClick={run.stop}>
          {t('stop')}
        </Button>
        {inView ? null : (
          <Button look="quiet" onClick={navigation.showRun}>
            {t('showRun')}
          </Button>
        )}
        <p class="run-footer-count number muted">
          {t('stepsOfCap', steps, settings.settings.value.stepCap)}
          {tokens > 0 && ` · ${t('tokens', formatCount(tokens))}`}
        </p>
      </div>
    </footer>
  );
}
