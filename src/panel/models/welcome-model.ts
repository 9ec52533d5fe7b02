import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { HistoryModel } from './history-model';
import type { LibraryModel } from './library-model';
import type { PlanEditorModel } from './plan-editor-model';

/** The cards of the first start: there until one is chosen, or something was saved or run. */
export interface WelcomeModel {
  readonly shown: ReadonlySignal<boolean>;
  close(): void;
}

export function createWelcomeModel(
  editor: PlanEditorModel,
  library: LibraryModel,
  history: HistoryModel,
): WelcomeModel {
  const closed = signal(false);
  const { startedEmpty } = editor;
  return {
    shown: computed(() => {
      const scenarios = library.scenarios.value;
      const runs = history.runs.value;
      if (!startedEmpty || closed.value) return false;
      if (scenarios.state !== 'ready' || runs.state !== 'ready') return false;
      return scenarios.value.items.length === 0 && runs.value.items.length === 0;
    }),
    close: () => {
      closed.value = true;
    },
  };
}
