import { Button } from '../controls/button';
import { ErrorLine } from '../controls/error-line';
import { EmptyState, LoadingLine } from '../controls/state-lines';
import { usePanel } from '../panel-context';
import { HistoryFilters } from './history-filters';
import { RunRow } from './run-row';
import { UnreadableRuns } from './unreadable-runs';

export function RunHistory() {
  const { models, t } = usePanel();
  const { history } = models;
  return (
    <div class="screen">
      <div class="screen-head">
        <h2 id="runs-heading" tabIndex={-1}>
          {t('runsTitle')}
        </h2>
      </div>
      <ErrorLine error={history.error.value} />
      <Runs />
    </div>
  );
}

function Runs() {
  const { models, t } = usePanel();
  const { history, navigation } = models;
  const runs = history.runs.value;
  if (runs.state === 'loading') return <LoadingLine>{t('runsLoading')}</LoadingLine>;
  if (runs.state === 'failed') {
    const retry = { label: t('tryAgain'), act: () => void history.refresh() };
    return <ErrorLine error={runs.error} remedy={retry} />;
  }
  const { items, unreadable } = runs.value;
  if (items.length + unreadable.length === 0) {
    return (
      <EmptyState title={t('runsEmpty')}>
        <p class="muted">{t('runsEmptyText')}</p>
        <Button onClick={navigation.showPlan}>{t('libraryEmptyButton')}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <UnreadableRuns errors={unreadable} />
      <HistoryFilters />
      {history.shown.value.length === 0 && <EmptyState title={t('searchEmpty')} />}
      <ul class="run-list">
        {history.shown.value.map((run) => (
          <RunRow key={run.id} run={run} />
        ))}
      </ul>
    </>
  );
}
