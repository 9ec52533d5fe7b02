import './runs-screen.css';
import { Button } from '../controls/button';
import { ErrorLine } from '../controls/error-line';
import { LoadingLine } from '../controls/state-lines';
import { usePanel } from '../panel-context';
import { OpenedRun } from './opened-run';
import { RunHistory } from './run-history';

/** History, or one run of it. */
export function RunsScreen() {
  const { models, t } = usePanel();
  const { history, navigation } = models;
  const opened = history.opened.value;
  const back = () => {
    history.close();
    navigation.focusOn('runs-heading');
  };
  if (!opened) return <RunHistory />;
  return (
    <div class="screen">
      <div>
        <Button look="quiet" icon="back" onClick={back}>
          {t('allRuns')}
        </Button>
      </div>
      {opened.state === 'loading' && <LoadingLine>{t('runLoading')}</LoadingLine>}
      {opened.state === 'failed' && <ErrorLine error={opened.error} />}
      {opened.state === 'ready' && <OpenedRun run={opened.value} />}
    </div>
  );
}
