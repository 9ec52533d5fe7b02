import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { SidewrightError } from '../../model/errors';
import { type RunId, runIdSchema, type ScenarioId } from '../../model/ids';
import type { Run } from '../../model/run';
import type { Scenario } from '../../model/scenario';
import type { Listing, RunRecord, Store } from '../../store';
import { type Loadable, loadInto } from './loadable';
import { toProblem } from './problem';
import type { UndoModel } from './undo-model';

export const HISTORY_FILTERS = ['all', 'passed', 'failed', 'inconclusive', 'interrupted'] as const;
export type HistoryFilter = (typeof HISTORY_FILTERS)[number];

export interface HistoryModel {
  readonly runs: ReadonlySignal<Loadable<Listing<RunRecord>>>;
  readonly filter: ReadonlySignal<HistoryFilter>;
  readonly search: ReadonlySignal<string>;
  /** The runs that fit filter and search. */
  readonly shown: ReadonlySignal<readonly RunRecord[]>;
  readonly opened: ReadonlySignal<Loadable<Run> | undefined>;
  /** Why the last of these did not work. */
  readonly error: ReadonlySignal<SidewrightError | undefined>;
  /** Marks the runs that were interrupted, then shows all. */
  load(): Promise<void>;
  refresh(): Promise<void>;
  narrow(change: { filter?: HistoryFilter; search?: string }): void;
  open(id: RunId): Promise<void>;
  close(): void;
  remove(id: string, undo: { text: string; focusId: string }): Promise<void>;
  removeAll(): Promise<void>;
  /** Runs the scenario of a run as it is now. */
  runAgain(scenarioId: ScenarioId): Promise<void>;
}

export interface HistoryModelOptions {
  store: Store;
  undo: UndoModel;
  runScenario(scenario: Scenario): Promise<void>;
}

export function createHistoryModel(options: HistoryModelOptions): HistoryModel {
  const { store, undo, runScenario } = options;
  const runs = signal<Loadable<Listing<RunRecord>>>({ state: 'loading' });
  const filter = signal<HistoryFilter>('all');
  const search = signal('');
  const opened = signal<Loadable<Run> | undefined>(undefined);
  const error = signal<SidewrightError | undefined>(undefined);
  const shown = computed(() => {
    if (runs.value.state !== 'ready') return [];
    const words = search.value.trim().toLowerCase();
    return runs.value.value.items.filter(
      (run) => fits(run, filter.value) && run.scenarioName.toLowerCase().includes(words),
    );
  });
  const refresh = () => loadInto(runs, () => store.runs.list());
  const attempt = async (work: () => Promise<void>) => {
    try {
      error.value = undefined;
      await work();
    } catch (thrown) {
      error.value = toProblem(thrown);
    }
  };
  return {
    runs,
    filter,
    search,
    shown,
    opened,
    error,
    load: () =>
      loadInto(runs, async () => {
        await store.runs.markInterrupted();
        return store.runs.list();
      }),
    refresh,
    narrow: (change) => {
      if (change.filter !== undefined) filter.value = change.filter;
      if (change.search !== undefined) search.value = change.search;
    },
    open: async (id) => {
      const loading: Loadable<Run> = { state: 'loading' };
      opened.value = loading;
      const loaded = signal<Loadable<Run>>(loading);
      await loadInto(loaded, () => store.runs.get(id));
      // Unless the person has gone back, or opened another one, in the meantime.
      if (opened.peek() === loading) opened.value = loaded.value;
    },
    close: () => {
      opened.value = undefined;
    },
    remove: (id, offer) =>
      attempt(async () => {
        const removed = await store.runs.remove(runIdSchema.parse(id));
        opened.value = undefined;
        await refresh();
        const restore = async () => {
          await store.runs.restore(removed);
          await refresh();
        };
        undo.offer({ ...offer, restore });
      }),
    removeAll: () =>
      attempt(async () => {
        await store.runs.removeAll();
        opened.value = undefined;
        await refresh();
      }),
    runAgain: (scenarioId) =>
      attempt(async () => runScenario(await store.scenarios.get(scenarioId))),
  };
}

function fits(run: RunRecord, filter: HistoryFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'interrupted') return run.status === 'interrupted';
  return run.verdict?.outcome === filter;
}
