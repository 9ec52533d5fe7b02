import { browser } from 'wxt/browser';
import type { Effect } from '../model/effect';
import { WaitTimeoutError } from '../model/errors/page-errors';
import { DocumentGoneError } from '../model/errors/tab-errors';
import type { TabDocuments } from './documents';
import type { TabWatch } from './tab-watch';

/** How long a page that an action led to may take to load. */
export const LOAD_TIMEOUT_MS = 30_000;

/** Runs an action and adds what only the tab can tell of its effect: another page, another tab. */
export async function withTabEffect(
  watch: TabWatch,
  documents: TabDocuments,
  signal: AbortSignal,
  run: () => Promise<Effect>,
): Promise<Effect> {
  const before = (await watch.tab()).url ?? '';
  const main = documents.known.main;
  watch.takeOpenedTabs();
  let effect: Effect;
  try {
    effect = await run();
  } catch (error) {
    // The action took its own page away.
    if (!(error instanceof DocumentGoneError)) throw error;
    effect = { mutations: 0, newDocument: true };
  }
  await watch.loaded(LOAD_TIMEOUT_MS, signal).catch(ignoreTimeout);
  const now = (await watch.tab()).url ?? '';
  const openedTab = await nameOf(watch.takeOpenedTabs()[0]);
  const replaced = effect.newDocument === true || documents.known.main !== main;
  return {
    ...effect,
    ...(replaced ? { newDocument: true } : {}),
    ...(now === before ? {} : { navigatedTo: now }),
    ...(openedTab === undefined ? {} : { openedTab }),
  };
}

async function nameOf(tabId: number | undefined): Promise<string | undefined> {
  if (tabId === undefined) return undefined;
  const tab = await browser.tabs.get(tabId).catch(() => undefined); // it was closed again at once
  return tab?.url || tab?.pendingUrl || tab?.title || 'new tab';
}

/** A page that loads for ever is still a page that can be looked at. */
function ignoreTimeout(error: unknown): void {
  if (!(error instanceof WaitTimeoutError)) throw error;
}
