import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type SidewrightError, StorageFullError } from '../../model/errors';
import type { Plan } from '../../model/plan';
import type { ModelChoice, Scenario } from '../../model/scenario';
import { withoutSecretValues } from '../../store';
import type { PanelDependencies } from '../dependencies';
import { type Draft, emptyDraft, isEmptyDraft, readDraft, writeDraft } from './draft';
import { toProblem } from './problem';
import type { SettingsModel } from './settings-model';
import { createVariablesModel, type VariablesModel } from './variables-model';

export type EditorFields = Omit<Draft, 'variables'>;
type Editable = Pick<EditorFields, 'name' | 'plan' | 'startUrl' | 'passCriteria' | 'model'>;

export type ParsedPlan = { plan: Plan } | { error: SidewrightError };

export interface PlanEditorModel {
  readonly fields: ReadonlySignal<EditorFields>;
  readonly variables: VariablesModel;
  readonly model: ReadonlySignal<ModelChoice>;
  readonly parsed: ReadonlySignal<ParsedPlan>;
  /** Names used in plan, address or criteria that have no row yet. */
  readonly missingVariables: ReadonlySignal<readonly string[]>;
  /** Why what is typed could not be kept. */
  readonly error: ReadonlySignal<SidewrightError | undefined>;
  /** Whether the panel was opened with nothing in the editor. */
  readonly startedEmpty: boolean;
  edit(change: Partial<Editable>): void;
  /** The scenario as it would be saved. `untitled` is its name when neither it nor a case has one. */
  scenario(untitled: string): Scenario;
  markSaved(): void;
  /** Shows a scenario, which is taken to be saved, in place of what is there. */
  load(scenario: Scenario): void;
  clear(): void;
  isEmpty(): boolean;
  dispose(): void;
}

type Needs = Pick<PanelDependencies, 'drafts' | 'planReader'> & { settings: SettingsModel };

export function createPlanEditorModel({ drafts, planReader, settings }: Needs): PlanEditorModel {
  const { variables: storedVariables, ...storedFields } = readDraft(drafts);
  const fields = signal<EditorFields>(storedFields);
  const error = signal<SidewrightError | undefined>(undefined);
  const edit = (change: Partial<EditorFields>) => {
    fields.value = { ...fields.peek(), changed: true, ...change };
  };
  const variables = createVariablesModel(() => edit({}));
  variables.load(storedFields.id, storedVariables);

  const draft = computed<Draft>(() => ({
    ...fields.value,
    variables: variables.rows.value.map(({ key: _key, ...variable }) => variable),
  }));
  const stopKeeping = effect(() => {
    try {
      writeDraft(drafts, draft.value);
      error.value = undefined;
    } catch (thrown) {
      error.value = draftNotKept(thrown);
    }
  });
  const show = ({ variables: shown, ...next }: Draft) =>
    batch(() => {
      variables.load(next.id, shown);
      fields.value = next;
    });
  const model = computed(() => fields.value.model ?? settings.settings.value.model);
  const parsed = computed<ParsedPlan>(() => {
    try {
      return { plan: planReader.parse(fields.value.plan) };
    } catch (thrown) {
      return { error: toProblem(thrown) };
    }
  });

  return {
    fields,
    variables,
    model,
    parsed,
    missingVariables: computed(() => {
      const { plan, startUrl, passCriteria } = fields.value;
      const known = new Set(variables.rows.value.map(({ name }) => name));
      const used = planReader.variablesIn([plan, startUrl, passCriteria].join('\n'));
      return used.filter((name) => !known.has(name));
    }),
    error,
    startedEmpty: isEmptyDraft(draft.peek()),
    edit,
    scenario: (untitled) => {
      const firstCase = 'plan' in parsed.value ? parsed.value.plan.cases[0] : undefined;
      const { changed: _changed, name, startUrl, passCriteria, ...rest } = fields.peek();
      return withoutSecretValues({
        ...rest,
        name: name.trim() || firstCase?.name || untitled,
        ...(startUrl.trim() === '' ? {} : { startUrl: startUrl.trim() }),
        ...(passCriteria.trim() === '' ? {} : { passCriteria }),
        variables: variables.variables(),
        model: model.peek(),
        updatedAt: Date.now(),
      });
    },
    markSaved: () => edit({ changed: false }),
    load: (scenario) =>
      show({
        ...scenario,
        startUrl: scenario.startUrl ?? '',
        passCriteria: scenario.passCriteria ?? '',
        changed: false,
      }),
    clear: () => show(emptyDraft()),
    isEmpty: () => isEmptyDraft(draft.peek()),
    dispose: stopKeeping,
  };
}

function draftNotKept(thrown: unknown): SidewrightError {
  return new StorageFullError(
    'What you type cannot be kept on this machine just now. Press Save before you close the panel, or make room by deleting old runs in Runs.',
    {},
    { cause: thrown },
  );
}
