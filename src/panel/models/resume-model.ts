import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type SidewrightError, TabBusyError, UnknownVariableError } from '../../model/errors';
import type { Run } from '../../model/run';
import type { Scenario } from '../../model/scenario';
import type { RunRecord } from '../../store';
import type { PanelDependencies } from '../dependencies';
import { stepsOf } from '../words/amounts';
import { interruptedWords } from '../words/interrupted-words';
import { askForSite } from './ask-for-site';
import type { HistoryModel } from './history-model';
import { type Loadable, loadInto } from './loadable';
import type { NavigationModel } from './navigation-model';
import type { PlanEditorModel } from './plan-editor-model';
import { preflight } from './preflight';
import { toProblem } from './problem';
import type { RunModel } from './run-model';
import type { SettingsModel } from './settings-model';
import type { TestModel } from './test-model';

const DISMISSED = 'sidewright.dismissedRun';
/** An older run is not offered when the panel opens; Runs still has it. In ms. */
const OFFERED_FOR = 24 * 60 * 60 * 1000;

/** Goes on with a run that was interrupted. */
export interface ResumeModel {
  /** The run that is offered when the panel opens: the newest, when it was interrupted of late. */
  readonly offered: ReadonlySignal<Run | undefined>;
  /** Why the last try did not work. */
  readonly error: ReadonlySignal<SidewrightError | undefined>;
  clearError(): void;
  /** To be called after the history is loaded. */
  load(): Promise<void>;
  /** Offers this run no more, in no panel. */
  dismiss(run: Run): void;
  /** Checks, asks for the site when it is not granted, goes on. Errors go to `error`. */
  resume(run: Run): Promise<void>;
}

export interface ResumeModelParts {
  dependencies: PanelDependencies;
  editor: PlanEditorModel;
  history: HistoryModel;
  navigation: NavigationModel;
  run: RunModel;
  settings: SettingsModel;
  test: TestModel;
  /** Tells screen readers. */
  say(text: string): void;
}

/** Id of the field in which a secret is typed again. */
export const resumeFieldId = (name: string) => `resume-${name}`;

export function createResumeModel(parts: ResumeModelParts): ResumeModel {
  const { dependencies, editor, history, navigation, run: runModel, settings, test, say } = parts;
  const { drafts, planReader, store, target, translate: t } = dependencies;
  const loaded = signal<Loadable<Run>>({ state: 'loading' });
  const dismissed = signal(drafts.getItem(DISMISSED));
  const error = signal<SidewrightError | undefined>(undefined);

  const newest = computed(() => {
    const listing = history.runs.value;
    const [first] = listing.state === 'ready' ? listing.value.items : [];
    return first && isOffered(first) && first.id !== dismissed.value ? first : undefined;
  });
  const offered = computed(() => {
    if (loaded.value.state !== 'ready') return undefined;
    return loaded.value.value.id === newest.value?.id ? loaded.value.value : undefined;
  });

  const resume = async ({ id }: Run) => {
    const run = await store.runs.get(id);
    if (run.status !== 'interrupted') {
      await history.refresh();
      throw new TabBusyError('Another Sidewright panel has gone on with this run. Look in Runs.');
    }
    const saved = await store.scenarios.get(run.scenarioId);
    const scenario = scenarioOf(run, saved);
    const secrets = Object.fromEntries(editor.variables.typedSecrets(saved.id));
    const { plan, startUrl = '', passCriteria = '' } = scenario;
    const used = planReader.variablesIn([plan, startUrl, passCriteria].join('\n'));
    requireSecrets(scenario, used, secrets);
    const hasApiKey = settings.apiKey.peek() !== undefined;
    const tab = target.current.peek();
    const address = preflight({ scenario, secrets, planReader, target: tab, hasApiKey });
    await askForSite(target, address);
    // Run again is for what is in the editor.
    if (editor.fields.peek().id !== saved.id && !(await test.edit(saved))) return;
    const ended = runModel.start({ scenario, secrets, resume: run });
    history.close();
    navigation.showRun();
    // The run model keeps the error of a run that could not begin, and the run's view shows it.
    await ended.catch(() => {});
  };

  return {
    offered,
    error,
    clearError: () => {
      error.value = undefined;
    },
    load: async () => {
      const id = newest.peek()?.id;
      if (id === undefined) return;
      await loadInto(loaded, () => store.runs.get(id));
      const run = offered.peek();
      if (run) say(interruptedWords(t, run));
    },
    dismiss: ({ id }) => {
      dismissed.value = id;
      drafts.setItem(DISMISSED, id);
      navigation.focusOn('plan');
    },
    resume: async (run) => {
      try {
        error.value = undefined;
        await resume(run);
      } catch (thrown) {
        error.value = toProblem(thrown);
        const [name] = missingSecrets(error.value);
        if (name !== undefined) navigation.focusOn(resumeFieldId(name));
      }
    },
  };
}

/** Names of the secrets that must be typed before the run can go on. */
export function missingSecrets(error: SidewrightError | undefined): string[] {
  if (error?.code !== 'UnknownVariableError' || !Array.isArray(error.details.names)) return [];
  return error.details.names.filter((name) => typeof name === 'string');
}

function isOffered({ status, startedAt }: RunRecord): boolean {
  return status === 'interrupted' && Date.now() - startedAt < OFFERED_FOR;
}

/** The scenario as the run began with it. Once something was done, the tab is where it was left. */
function scenarioOf(run: Run, saved: Scenario): Scenario {
  const { startUrl, ...scenario } = saved;
  return {
    ...scenario,
    ...(startUrl !== undefined && stepsOf(run) === 0 ? { startUrl } : {}),
    variables: run.variables.map(({ name, secret, value = '' }) => ({ name, secret, value })),
    model: run.model,
  };
}

function requireSecrets(
  { variables }: Scenario,
  used: readonly string[],
  secrets: Readonly<Record<string, string>>,
): void {
  const names = variables
    .filter(({ name, secret }) => secret && used.includes(name) && !secrets[name])
    .map(({ name }) => name);
  if (names.length === 0) return;
  throw new UnknownVariableError(
    `Enter the value of ${names.join(', ')} to go on: secrets are never saved.`,
    { names },
  );
}
