import { type ReadonlySignal, signal } from '@preact/signals';
import type { SidewrightError } from '../../model/errors';
import { newScenarioId } from '../../model/ids';
import type { Run } from '../../model/run';
import type { Scenario } from '../../model/scenario';
import type { PanelDependencies, RunRequest } from '../dependencies';
import { askForSite } from './ask-for-site';
import type { LibraryModel } from './library-model';
import type { NavigationModel } from './navigation-model';
import type { PlanEditorModel } from './plan-editor-model';
import { preflight } from './preflight';
import { toProblem } from './problem';
import type { RunModel } from './run-model';
import type { SettingsModel } from './settings-model';

/** Id of the field that an error is mended in. */
function fieldToMend(
  { code, details }: SidewrightError,
  { variables }: PlanEditorModel,
): string | undefined {
  switch (code) {
    case 'PlanError':
      return 'plan';
    case 'StartUrlError':
      return 'start-url';
    case 'UnknownVariableError': {
      const names = Array.isArray(details.names) ? details.names : [];
      const row = variables.rows.peek().find(({ name }) => names.includes(name));
      return row ? `${row.key}-value` : 'variables';
    }
    default:
      return undefined;
  }
}

/** What is done with the scenario in the editor: save it, run it, change it for another one. */
export interface TestModel {
  /** Why the last of these did not work. */
  readonly error: ReadonlySignal<SidewrightError | undefined>;
  save(): Promise<void>;
  /** Checks, asks for the site when it is not granted, saves, runs. Errors go to `error`. */
  run(): Promise<void>;
  /** Saves the scenario and runs it as it is, with the run in view. For code; errors are thrown. */
  start(scenario: Scenario, secrets: RunRequest['secrets']): Promise<Run>;
  /** Opens a scenario in the editor. What is there is saved first. */
  edit(scenario: Scenario): Promise<boolean>;
  runScenario(scenario: Scenario): Promise<void>;
  startNew(): Promise<boolean>;
  openSample(): Promise<void>;
}

export interface TestModelParts {
  dependencies: PanelDependencies;
  editor: PlanEditorModel;
  library: LibraryModel;
  navigation: NavigationModel;
  run: RunModel;
  settings: SettingsModel;
}

export function createTestModel(parts: TestModelParts): TestModel {
  const { dependencies, editor, library, navigation, run, settings } = parts;
  const { store, planReader, target, sample, translate: t } = dependencies;
  const error = signal<SidewrightError | undefined>(undefined);

  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      error.value = undefined;
      await work();
      return true;
    } catch (thrown) {
      error.value = toProblem(thrown);
      navigation.focusOn(fieldToMend(error.value, editor));
      return false;
    }
  };
  const saveScenario = async (scenario: Scenario) => {
    await store.scenarios.save(scenario);
    await library.refresh();
  };
  const saveEditor = async () => {
    const scenario = editor.scenario(t('untitled'));
    await saveScenario(scenario);
    editor.markSaved();
    return scenario;
  };
  const replaceEditor = async (replace: () => void) => {
    navigation.showPlan();
    if (editor.fields.peek().changed && !editor.isEmpty()) await saveEditor();
    replace();
  };
  const runInView = (scenario: Scenario, secrets: RunRequest['secrets']) => {
    const ended = run.start({ scenario, secrets });
    navigation.showRun();
    return ended;
  };
  const runEditor = async () => {
    const scenario = editor.scenario(t('untitled'));
    const secrets = editor.variables.secrets();
    const ready = await attempt(async () => {
      const hasApiKey = settings.apiKey.peek() !== undefined;
      const tab = target.current.peek();
      const address = preflight({ scenario, secrets, planReader, target: tab, hasApiKey });
      await askForSite(target, address);
      await saveEditor();
    });
    // The run model keeps the error of a run that could not begin, and the run's view shows it.
    if (ready) await runInView(scenario, secrets).catch(() => {});
  };
  const edit = (scenario: Scenario) => attempt(() => replaceEditor(() => editor.load(scenario)));
  const runScenario = async (scenario: Scenario) => {
    if (await edit(scenario)) await runEditor();
  };

  return {
    error,
    save: async () => {
      await attempt(async () => {
        await saveEditor();
      });
    },
    run: runEditor,
    start: async (scenario, secrets) => {
      await saveScenario(scenario);
      return runInView(scenario, secrets);
    },
    edit,
    runScenario,
    startNew: () => attempt(() => replaceEditor(() => editor.clear())),
    openSample: async () => {
      if (!sample) return;
      const now = Date.now();
      await edit({
        ...sample,
        id: newScenarioId(),
        variables: [...(sample.variables ?? [])],
        model: 'plain',
        createdAt: now,
        updatedAt: now,
      });
    },
  };
}
