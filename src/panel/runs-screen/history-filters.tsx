import { Field, TextField } from '../controls/field';
import { HISTORY_FILTERS, type HistoryFilter } from '../models/history-model';
import { usePanel } from '../panel-context';
import type { MessageKey } from '../translate';

const LABELS: Record<HistoryFilter, MessageKey> = {
  all: 'filterAll',
  passed: 'outcomePassed',
  failed: 'outcomeFailed',
  inconclusive: 'outcomeInconclusive',
  interrupted: 'outcomeInterrupted',
};

export function HistoryFilters() {
  const { models, t } = usePanel();
  const { history } = models;
  return (
    <div class="history-filters">
      <TextField
        id="runs-search"
        type="search"
        label={t('runsSearch')}
        value={history.search.value}
        onInput={(search) => history.narrow({ search })}
      />
      <Field id="runs-filter" label={t('filter')}>
        <select
          id="runs-filter"
          class="input"
          value={history.filter.value}
          onChange={({ currentTarget }) => {
            const filter = HISTORY_FILTERS.find((name) => name === currentTarget.value);
            if (filter) history.narrow({ filter });
          }}
        >
          {HISTORY_FILTERS.map((filter) => (
            <option key={filter} value={filter}>
              {t(LABELS[filter])}
            </option>
          ))}
        </select>
      </Field>
    </div>
  );
}
