import { browser } from 'wxt/browser';
import { type ApiKeyArea, readSettings, type SettingsArea } from './settings';

const SETTINGS = 'settings';
const API_KEY = 'anthropicApiKey';

/** Settings and the API key in extension storage, which content scripts are shut out of. */
export async function openExtensionSettings(): Promise<{
  settings: SettingsArea;
  apiKey: ApiKeyArea;
}> {
  await browser.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
  return {
    settings: {
      get: async () => readSettings(await read(SETTINGS)),
      set: (settings) => browser.storage.local.set({ [SETTINGS]: settings }),
      onChange: (listener) => onChange(SETTINGS, (value) => listener(readSettings(value))),
    },
    apiKey: {
      get: async () => toKey(await read(API_KEY)),
      set: (key) =>
        key === undefined
          ? browser.storage.local.remove(API_KEY)
          : browser.storage.local.set({ [API_KEY]: key }),
      onChange: (listener) => onChange(API_KEY, (value) => listener(toKey(value))),
    },
  };
}

const toKey = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

async function read(key: string): Promise<unknown> {
  return (await browser.storage.local.get(key))[key];
}

function onChange(key: string, listener: (value: unknown) => void): () => void {
  const handle = (changes: Record<string, { newValue?: unknown }>) => {
    const change = changes[key];
    if (change) listener(change.newValue);
  };
  browser.storage.local.onChanged.addListener(handle);
  return () => browser.storage.local.onChanged.removeListener(handle);
}
