import type { Scenario } from '../../model/scenario';
import { Button, IconButton } from '../controls/button';
import { usePanel } from '../panel-context';
import { formatMoment } from '../words/duration';

export function ScenarioRow({ scenario }: { scenario: Scenario }) {
  const { models, t } = usePanel();
  const { exports, library, run, test } = models;
  const { name, startUrl, model, updatedAt } = scenario;
  const facts = [
    ...(startUrl === undefined ? [] : [startUrl]),
    t(model === 'plain' ? 'modelPlain' : 'modelClaude'),
    t('changedAt', formatMoment(updatedAt)),
  ];
  const remove = () =>
    void library.remove(scenario, { text: t('deleted', name), focusId: 'library-heading' });
  return (
    <li class="scenario-row">
      <div class="scenario-words">
        <h3>{name}</h3>
        <p class="muted number">{facts.join(' · ')}</p>
      </div>
      <div class="scenario-actions">
        <Button
          icon="play"
          disabled={run.phase.value !== 'idle'}
          onClick={() => void test.runScenario(scenario)}
        >
          {t('run')}
          <span class="visually-hidden"> {name}</span>
        </Button>
        <IconButton icon="edit" label={t('edit', name)} onClick={() => void test.edit(scenario)} />
        <IconButton
          icon="download"
          label={t('exportNamed', name)}
          onClick={() => void exports.scenario(scenario)}
        />
        <IconButton icon="trash" label={t('delete', name)} onClick={remove} />
      </div>
    </li>
  );
}
