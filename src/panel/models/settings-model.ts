import { type ReadonlySignal, signal } from '@preact/signals';
import type { SidewrightError } from '../../model/errors';
import { type ApiKeyArea, defaultSettings, type Settings, type SettingsArea } from '../../store';
import { toProblem } from './problem';

export interface SettingsModel {
  /** The defaults until the stored ones are read. */
  readonly settings: ReadonlySignal<Settings>;
  readonly apiKey: ReadonlySignal<string | undefined>;
  readonly error: ReadonlySignal<SidewrightError | undefined>;
  load(): Promise<void>;
  change(change: Partial<Settings>): Promise<void>;
  reset(): Promise<void>;
  /** An empty key forgets the one that is stored. */
  changeKey(key: string): Promise<void>;
  dispose(): void;
}

export function createSettingsModel(area: SettingsArea, keyArea: ApiKeyArea): SettingsModel {
  const settings = signal<Settings>(defaultSettings);
  const apiKey = signal<string | undefined>(undefined);
  const error = signal<SidewrightError | undefined>(undefined);
  const subscriptions = [
    area.onChange((value) => {
      settings.value = value;
    }),
    keyArea.onChange((value) => {
      apiKey.value = value;
    }),
  ];
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
      error.value = undefined;
    } catch (thrown) {
      error.value = toProblem(thrown);
    }
  };
  const store = (value: Settings) =>
    attempt(async () => {
      settings.value = value;
      await area.set(value);
    });
  return {
    settings,
    apiKey,
    error,
    load: () =>
      attempt(async () => {
        apiKey.value = await keyArea.get();
        settings.value = await area.get();
      }),
    change: (change) => store({ ...settings.peek(), ...change }),
    reset: () => store(defaultSettings),
    changeKey: (key) =>
      attempt(async () => {
        const value = key.trim() || undefined;
        apiKey.value = value;
        await keyArea.set(value);
      }),
    dispose: () => {
      for (const end of subscriptions) end();
    },
  };
}
