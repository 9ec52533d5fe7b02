import './export-bar.css';
import { useEffect } from 'preact/hooks';
import type { Run } from '../../model/run';
import { Button } from '../controls/button';
import { ErrorLine } from '../controls/error-line';
import { usePanel } from '../panel-context';

/** What a run is taken away as. */
export function ExportBar({ run }: { run: Run }) {
  const { models, t } = usePanel();
  const { exports } = models;
  useEffect(() => exports.clear, [run.id, exports]);
  return (
    <section class="run-section" aria-labelledby="export-heading">
      <h3 id="export-heading">{t('export')}</h3>
      <div class="export-bar">
        <Button look="primary" icon="download" onClick={() => void exports.project(run)}>
          {t('exportProject')}
        </Button>
        <Button icon="download" onClick={() => void exports.spec(run)}>
          {t('exportSpec')}
        </Button>
        <Button icon="copy" onClick={() => void exports.copySpec(run)}>
          {t('exportCopySpec')}
        </Button>
        <Button icon="download" onClick={() => void exports.results(run)}>
          {t('exportResults')}
        </Button>
        <Button icon="download" onClick={() => void exports.scenarioOf(run)}>
          {t('exportScenario')}
        </Button>
      </div>
      {exports.done.value !== undefined && <p class="muted">{exports.done.value}</p>}
      <ErrorLine error={exports.error.value} />
    </section>
  );
}
