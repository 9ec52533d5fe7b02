import { type ReadonlySignal, signal } from '@preact/signals';
import type { ScenarioId } from '../../model/ids';
import { type Variable, variableSchema } from '../../model/variables';

/** One row of the list. The key keeps the focus where it is when the list changes. */
export interface VariableRow extends Variable {
  key: string;
}

export interface VariablesModel {
  readonly rows: ReadonlySignal<readonly VariableRow[]>;
  /** Adds an empty row, or one for a name found in the plan. Gives its key. */
  add(name?: string): string;
  change(key: string, change: Partial<Variable>): void;
  remove(key: string): { restore(): void };
  /** Shows the variables of a scenario, with the secrets that were typed for it in this session. */
  load(id: ScenarioId, variables: readonly Variable[]): void;
  /** Names with their values; rows without a name are left out. */
  variables(): Variable[];
  secrets(): Record<string, string>;
  /** Values of a scenario's secrets that were typed in this session, by name. */
  typedSecrets(id: ScenarioId): ReadonlyMap<string, string>;
  /** Types one, wherever its field is. */
  typeSecret(id: ScenarioId, name: string, value: string): void;
}

/** Names that are nearly always secret; a person can untick it. */
const SECRET_NAME = /pass|secret|token|key|pin\b|otp|cvv/i;

export const isVariableName = (name: string) => variableSchema.shape.name.safeParse(name).success;

/** @param onEdit told of every change that a person makes */
export function createVariablesModel(onEdit: () => void): VariablesModel {
  const rows = signal<readonly VariableRow[]>([]);
  /** Values of secrets live here and nowhere else, until the panel is closed. */
  const typedSecrets = signal<ReadonlyMap<ScenarioId, ReadonlyMap<string, string>>>(new Map());
  let scenarioId: ScenarioId | undefined;
  let lastKey = 0;

  const toRow = (variable: Variable): VariableRow => ({ ...variable, key: `v${++lastKey}` });
  const remember = (id: ScenarioId, secrets: ReadonlyMap<string, string>) => {
    typedSecrets.value = new Map(typedSecrets.peek()).set(id, secrets);
  };
  const rememberSecrets = () => {
    if (!scenarioId) return;
    const secrets = rows.peek().filter((row) => row.secret && row.value !== '');
    remember(scenarioId, new Map(secrets.map(({ name, value }) => [name, value])));
  };
  const editRows = (next: readonly VariableRow[]) => {
    rows.value = next;
    rememberSecrets();
    onEdit();
  };
  const named = () => rows.peek().filter(({ name }) => name !== '');

  return {
    rows,
    add: (name = '') => {
      const row = toRow({ name, value: '', secret: SECRET_NAME.test(name) });
      editRows([...rows.peek(), row]);
      return row.key;
    },
    change: (key, change) =>
      editRows(rows.peek().map((row) => (row.key === key ? { ...row, ...change } : row))),
    remove: (key) => {
      const index = rows.peek().findIndex((row) => row.key === key);
      const removed = rows.peek().slice(index, index + 1);
      editRows(rows.peek().filter((row) => row.key !== key));
      return { restore: () => editRows(rows.peek().toSpliced(index, 0, ...removed)) };
    },
    load: (id, variables) => {
      scenarioId = id;
      const typed = typedSecrets.peek().get(id);
      rows.value = variables.map((variable) =>
        toRow(variable.secret ? { ...variable, value: typed?.get(variable.name) ?? '' } : variable),
      );
    },
    variables: () => named().map(({ key: _key, ...variable }) => variable),
    secrets: () =>
      Object.fromEntries(
        named()
          .filter(({ secret }) => secret)
          .map(({ name, value }) => [name, value]),
      ),
    typedSecrets: (id) => typedSecrets.value.get(id) ?? new Map(),
    typeSecret: (id, name, value) => {
      remember(id, new Map(typedSecrets.peek().get(id)).set(name, value));
      if (id !== scenarioId) return;
      rows.value = rows
        .peek()
        .map((row) => (row.secret && row.name === name ? { ...row, value } : row));
    },
  };
}
