import './library-screen.css';
import { Button } from '../controls/button';
import { ErrorLine } from '../controls/error-line';
import { TextField } from '../controls/field';
import { EmptyState, LoadingLine } from '../controls/state-lines';
import { usePanel } from '../panel-context';
import { ScenarioRow } from './scenario-row';
import { UnreadableScenarios } from './unreadable-scenarios';

/** Saved scenarios. */
export function LibraryScreen() {
  const { models, t } = usePanel();
  const { exports, library, test } = models;
  return (
    <div class="screen">
      <div class="screen-head">
        <h2 id="library-heading" tabIndex={-1}>
          {t('libraryTitle')}
        </h2>
        <Button icon="plus" onClick={() => void test.startNew()}>
          {t('newScenario')}
        </Button>
      </div>
      <ErrorLine error={library.error.value ?? exports.error.value} />
      <Scenarios />
    </div>
  );
}

function Scenarios() {
  const { models, t } = usePanel();
  const { library, navigation } = models;
  const scenarios = library.scenarios.value;
  if (scenarios.state === 'loading') return <LoadingLine>{t('libraryLoading')}</LoadingLine>;
  if (scenarios.state === 'failed') {
    const retry = { label: t('tryAgain'), act: () => void library.refresh() };
    return <ErrorLine error={scenarios.error} remedy={retry} />;
  }
  const { items, unreadable } = scenarios.value;
  if (items.length + unreadable.length === 0) {
    return (
      <EmptyState title={t('libraryEmpty')}>
        <p class="muted">{t('libraryEmptyText')}</p>
        <Button onClick={navigation.showPlan}>{t('libraryEmptyButton')}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <UnreadableScenarios errors={unreadable} />
      <TextField
        id="library-search"
        type="search"
        label={t('librarySearch')}
        value={library.search.value}
        onInput={library.searchFor}
      />
      {library.shown.value.length === 0 && <EmptyState title={t('searchEmpty')} />}
      <ul class="scenario-list">
        {library.shown.value.map((scenario) => (
          <ScenarioRow key={scenario.id} scenario={scenario} />
        ))}
      </ul>
    </>
  );
}
