import { signal } from '@preact/signals';
import messages from '../../../../public/_locales/en/messages.json';
import type { PanelDependencies, Target } from '../../../../src/panel/dependencies';
import { createTranslate } from '../../../../src/panel/translate';
import { openStore } from '../../../../src/store';
import { fakePlanReader } from './fake-plan-reader';
import { FakeRunner } from './fake-runner';
import { MemoryApiKey, MemorySettings } from './fake-settings';

/** As the browser's `i18n.getMessage` reads them. */
const byKey = new Map(Object.entries(messages).map(([key, { message }]) => [key, message]));

export const translate = createTranslate((key, substitutions) =>
  (byKey.get(key) ?? '').replace(/\$(\d)/g, (_match, digit) => substitutions[digit - 1] ?? ''),
);

export const grantedTarget: Target = {
  tabId: 7,
  url: 'http://localhost:4100/login',
  title: 'Sign in',
  site: 'localhost:4100',
  granted: true,
};

/** What a panel needs, with everything a test looks at or steers in reach. The store is a real one. */
export async function fakeDependencies(target: Target | undefined = grantedTarget) {
  const name = `sidewright-${crypto.randomUUID()}`;
  const store = await openStore({ name });
  const current = signal<Target | undefined>(target);
  const granted = new Set(target?.granted ? [new URL(target.url).origin] : []);
  const state = {
    current,
    runner: new FakeRunner(),
    settings: new MemorySettings(),
    apiKey: new MemoryApiKey(),
    drafts: new Map<string, string>(),
    saved: [] as { name: string; content: Blob }[],
    copied: [] as string[],
    asked: [] as string[],
    allow: true,
    store,
    storeName: name,
    deleteStore: () => {
      store.close();
      indexedDB.deleteDatabase(name);
    },
  };
  const dependencies: PanelDependencies = {
    store,
    settings: state.settings,
    apiKey: state.apiKey,
    runner: state.runner,
    planReader: fakePlanReader,
    translate,
    target: {
      current,
      isGranted: async (url) => granted.has(new URL(url).origin),
      grant: async (url = current.value?.url ?? '') => {
        state.asked.push(url);
        if (!state.allow) return false;
        granted.add(new URL(url).origin);
        if (current.value) current.value = { ...current.value, granted: true };
        return true;
      },
    },
    exporter: {
      spec: (run) => `// spec of ${run.scenarioName}`,
      projectZip: () => new Uint8Array([80, 75, 3, 4]),
      results: (run) => ({ name: run.scenarioName, outcome: run.verdict?.outcome }),
      scenarioMarkdown: (scenario) => `# ${scenario.name}\n`,
    },
    downloads: {
      save: (fileName, content) => {
        state.saved.push({ name: fileName, content });
      },
    },
    clipboard: {
      writeText: async (text) => {
        state.copied.push(text);
      },
    },
    drafts: {
      getItem: (key) => state.drafts.get(key) ?? null,
      setItem: (key, value) => {
        state.drafts.set(key, value);
      },
    },
    sample: {
      name: 'Demo: sign in',
      plan: '#Case 1: Sign in\n1. Click Sign in\n2. Verify heading "Projects"',
      startUrl: 'http://localhost:4100/login',
    },
  };
  return { state, dependencies };
}
