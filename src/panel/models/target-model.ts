import { type ReadonlySignal, signal } from '@preact/signals';
import type { SidewrightError } from '../../model/errors';
import type { Target, TargetTab } from '../dependencies';
import { toProblem } from './problem';

export interface TargetModel {
  readonly current: ReadonlySignal<Target | undefined>;
  readonly error: ReadonlySignal<SidewrightError | undefined>;
  /** Asks for the site of the tab, or of another address. */
  grant(url?: string): Promise<boolean>;
}

export function createTargetModel(tab: TargetTab): TargetModel {
  const error = signal<SidewrightError | undefined>(undefined);
  return {
    current: tab.current,
    error,
    grant: async (url) => {
      try {
        error.value = undefined;
        return await tab.grant(url);
      } catch (thrown) {
        error.value = toProblem(thrown);
        return false;
      }
    },
  };
}
