import { type ReadonlySignal, signal } from '@preact/signals';
import type { SidewrightError } from '../../model/errors';
import type { NavigationModel } from './navigation-model';
import { toProblem } from './problem';

export interface Undoable {
  /** What was done, as "Deleted Sign in". */
  text: string;
  restore(): Promise<void> | void;
  /** Id of what has the focus after it was restored, or when the offer is dismissed. */
  focusId: string;
}

/** The last thing that was deleted. It can be undone until the next one, however long that takes. */
export interface UndoModel {
  readonly offered: ReadonlySignal<Undoable | undefined>;
  readonly error: ReadonlySignal<SidewrightError | undefined>;
  offer(undoable: Undoable): void;
  undo(): Promise<void>;
  dismiss(): void;
}

export function createUndoModel(navigation: NavigationModel): UndoModel {
  const offered = signal<Undoable | undefined>(undefined);
  const error = signal<SidewrightError | undefined>(undefined);
  const close = () => {
    const focusId = offered.peek()?.focusId;
    offered.value = undefined;
    error.value = undefined;
    navigation.focusOn(focusId);
  };
  return {
    offered,
    error,
    offer: (undoable) => {
      error.value = undefined;
      offered.value = undoable;
      navigation.focusOn('undo');
    },
    undo: async () => {
      try {
        await offered.peek()?.restore();
        close();
      } catch (thrown) {
        error.value = toProblem(thrown);
      }
    },
    dismiss: close,
  };
}
