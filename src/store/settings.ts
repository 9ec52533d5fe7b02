import { z } from 'zod';
import { StoredDataError } from '../model/errors/store-errors';
import { modelChoiceSchema } from '../model/scenario';

export const settingsSchema = z.object({
  /** What a new scenario starts with. */
  model: modelChoiceSchema,
  /** The model's id as the service knows it. */
  anthropicModel: z.string().trim().min(1, 'Enter a model id'),
  baseUrl: z.url({ protocol: /^https?$/, error: 'Enter an address that starts with https://' }),
  /** Steps in a case before it is ended. */
  stepCap: z
    .number()
    .int('Enter a whole number')
    .min(1, 'Enter 1 or more')
    .max(1000, 'Enter 1000 or less'),
  /** Whether a picture of the tab is kept with each step. */
  pictures: z.boolean(),
  /** Whether number keys and `?` work as shortcuts; people who use speech input need them off. */
  singleKeyShortcuts: z.boolean(),
});
export type Settings = z.infer<typeof settingsSchema>;

export const defaultSettings: Settings = {
  model: 'plain',
  anthropicModel: 'claude-haiku-5-5',
  baseUrl: 'https://api.anthropic.com',
  stepCap: 60,
  pictures: true,
  singleKeyShortcuts: true,
};

/** Where settings are kept. A change made in one panel reaches the listeners of all of them. */
export interface SettingsArea {
  /** @throws StoredDataError when what is kept there cannot be read. */
  get(): Promise<Settings>;
  set(settings: Settings): Promise<void>;
  /** Gives the function that ends it. */
  onChange(listener: (settings: Settings) => void): () => void;
}

/** Where the API key is kept: apart from the settings, so that it never travels with them. */
export interface ApiKeyArea {
  get(): Promise<string | undefined>;
  /** `undefined` forgets it. */
  set(key: string | undefined): Promise<void>;
  onChange(listener: (key: string | undefined) => void): () => void;
}

/** Settings as stored, with the defaults for what an older Sidewright did not know. */
export function readSettings(stored: unknown): Settings {
  const known = z
    .record(z.string(), z.unknown())
    .catch({})
    .parse(stored ?? {});
  const result = settingsSchema.safeParse({ ...defaultSettings, ...known });
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new StoredDataError(
    `The saved settings cannot be read (${issue?.path.join('.')}: ${issue?.message}). Reset them in Settings; scenarios and runs are not affected.`,
    { store: 'settings' },
  );
}
