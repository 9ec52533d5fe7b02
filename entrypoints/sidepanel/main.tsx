import { browser } from 'wxt/browser';
import { mountPanel } from '../../src/panel/mount';
import { mountFailure } from '../../src/panel/mount-failure';
import { createTranslate } from '../../src/panel/translate';
import { openStore, type Store } from '../../src/store';
import { openExtensionSettings } from '../../src/store/extension-settings';
import { createAutomation } from './automation';
import { downloads } from './downloads';
import { exporter } from './exporter';
import { planReader } from './plan-reader';
import { TabRunner } from './runner';
import { findSample } from './sample';
import { BrowserTargetTab } from './target-tab';

const root = document.getElementById('panel');
if (!root) throw new Error('The panel page has no #panel element.');
const translate = createTranslate((key, substitutions) =>
  browser.i18n.getMessage(key, substitutions),
);
await start(root).catch((error: unknown) => mountFailure(root, error, translate));

async function start(root: HTMLElement): Promise<void> {
  const { settings, apiKey } = await openExtensionSettings();
  const store: Store = await openStore();
  const target = new BrowserTargetTab(location.search);
  await target.watch();
  const runner = new TabRunner({ target, settings, apiKey });
  const sample = await findSample();
  const models = mountPanel(root, {
    store,
    settings,
    apiKey,
    target,
    runner,
    planReader,
    exporter,
    downloads,
    clipboard: navigator.clipboard,
    drafts: localStorage,
    translate,
    ...(sample ? { sample } : {}),
  });
  globalThis.sidewright = createAutomation({
    models,
    apiKey,
    store,
    target,
    onRunEvent: (listener) => runner.onEvent(listener),
  });
}
