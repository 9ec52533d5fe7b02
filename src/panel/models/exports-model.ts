import { type ReadonlySignal, signal } from '@preact/signals';
import type { SidewrightError } from '../../model/errors';
import type { Run } from '../../model/run';
import type { Scenario } from '../../model/scenario';
import type { PanelDependencies } from '../dependencies';
import { fileName } from '../words/file-name';
import { toProblem } from './problem';

export interface ExportsModel {
  /** What was saved or copied last, in words. */
  readonly done: ReadonlySignal<string | undefined>;
  readonly error: ReadonlySignal<SidewrightError | undefined>;
  project(run: Run): Promise<void>;
  spec(run: Run): Promise<void>;
  copySpec(run: Run): Promise<void>;
  results(run: Run): Promise<void>;
  scenarioOf(run: Run): Promise<void>;
  scenario(scenario: Scenario): Promise<void>;
  /** Forgets what was done, for when something else is shown. */
  clear(): void;
}

type Needs = Pick<
  PanelDependencies,
  'clipboard' | 'downloads' | 'exporter' | 'store' | 'translate'
>;

export function createExportsModel(needs: Needs, say: (text: string) => void): ExportsModel {
  const { clipboard, downloads, exporter, store, translate: t } = needs;
  const done = signal<string | undefined>(undefined);
  const error = signal<SidewrightError | undefined>(undefined);

  const attempt = async (work: () => Promise<string>) => {
    try {
      error.value = undefined;
      done.value = undefined;
      done.value = await work();
      say(done.value);
    } catch (thrown) {
      error.value = toProblem(thrown);
    }
  };
  const download = (name: string, type: string, content: () => BlobPart | Promise<BlobPart>) =>
    attempt(async () => {
      await downloads.save(name, new Blob([await content()], { type }));
      return t('exportSaved', name);
    });

  return {
    done,
    error,
    project: (run) =>
      download(fileName(run.scenarioName, '-playwright.zip'), 'application/zip', () =>
        exporter.projectZip(run),
      ),
    spec: (run) =>
      download(fileName(run.scenarioName, '.spec.ts'), 'text/plain', () => exporter.spec(run)),
    copySpec: (run) =>
      attempt(async () => {
        await clipboard.writeText(exporter.spec(run));
        return t('exportCopied');
      }),
    results: (run) =>
      download(fileName(run.scenarioName, '-results.json'), 'application/json', () =>
        JSON.stringify(exporter.results(run), null, 2),
      ),
    scenarioOf: (run) =>
      download(fileName(run.scenarioName, '.md'), 'text/markdown', async () =>
        exporter.scenarioMarkdown(await store.scenarios.get(run.scenarioId)),
      ),
    scenario: (scenario) =>
      download(fileName(scenario.name, '.md'), 'text/markdown', () =>
        exporter.scenarioMarkdown(scenario),
      ),
    clear: () => {
      done.value = undefined;
      error.value = undefined;
    },
  };
}
