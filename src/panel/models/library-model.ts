import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { SidewrightError } from '../../model/errors';
import { type ScenarioId, scenarioIdSchema } from '../../model/ids';
import type { Scenario } from '../../model/scenario';
import type { Listing, Store } from '../../store';
import { type Loadable, loadInto } from './loadable';
import { toProblem } from './problem';
import type { UndoModel } from './undo-model';

export interface LibraryModel {
  readonly scenarios: ReadonlySignal<Loadable<Listing<Scenario>>>;
  readonly search: ReadonlySignal<string>;
  /** Scenarios whose name or plan has the words of the search. */
  readonly shown: ReadonlySignal<readonly Scenario[]>;
  readonly error: ReadonlySignal<SidewrightError | undefined>;
  refresh(): Promise<void>;
  searchFor(words: string): void;
  remove(scenario: Scenario, undo: { text: string; focusId: string }): Promise<void>;
  /** Deletes a record that cannot be read, so that its error goes away. */
  removeUnreadable(id: ScenarioId): Promise<void>;
}

export function createLibraryModel(store: Store, undo: UndoModel): LibraryModel {
  const scenarios = signal<Loadable<Listing<Scenario>>>({ state: 'loading' });
  const search = signal('');
  const error = signal<SidewrightError | undefined>(undefined);
  const shown = computed(() => {
    if (scenarios.value.state !== 'ready') return [];
    const words = search.value.trim().toLowerCase();
    return scenarios.value.value.items.filter(({ name, plan }) =>
      `${name}\n${plan}`.toLowerCase().includes(words),
    );
  });
  const refresh = () => loadInto(scenarios, () => store.scenarios.list());
  const removeById = async (id: ScenarioId) => {
    try {
      error.value = undefined;
      await store.scenarios.remove(id);
      await refresh();
      return true;
    } catch (thrown) {
      error.value = toProblem(thrown);
      return false;
    }
  };
  return {
    scenarios,
    search,
    shown,
    error,
    refresh,
    searchFor: (words) => {
      search.value = words;
    },
    remove: async (scenario, offer) => {
      if (!(await removeById(scenario.id))) return;
      const restore = async () => {
        await store.scenarios.save(scenario);
        await refresh();
      };
      undo.offer({ ...offer, restore });
    },
    removeUnreadable: async (id) => {
      await removeById(scenarioIdSchema.parse(id));
    },
  };
}
