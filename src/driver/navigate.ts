import { browser } from 'wxt/browser';
import type { Effect } from '../model/effect';
import { NavigationError } from '../model/errors/tab-errors';
import { assertReadable } from './sites';
import type { TabWatch } from './tab-watch';

const LOAD_TIMEOUT_MS = 30_000;

/**
 * Goes to an address, which may be relative to the page's own, and waits until it has loaded.
 * @throws RestrictedPageError, SiteNotGrantedError, NavigationError, WaitTimeoutError
 */
export async function navigate(
  tabId: number,
  address: string,
  watch: TabWatch,
  signal: AbortSignal,
): Promise<Effect> {
  const before = (await watch.tabOrCrash()).url ?? '';
  const url = resolveAddress(address, before);
  await assertReadable(url);
  signal.throwIfAborted();
  // The tab says `loading` before this answers, even when only the part after `#` changes.
  await browser.tabs.update(tabId, { url });
  await watch.loaded(LOAD_TIMEOUT_MS, signal);
  const now = (await watch.tab()).url ?? url;
  return { mutations: 0, newDocument: !sameDocument(before, url), navigatedTo: now };
}

function resolveAddress(address: string, base: string): string {
  try {
    return new URL(address, /^https?:/.test(base) ? base : undefined).href;
  } catch (cause) {
    throw new NavigationError(
      `"${address}" is no address. Write it whole, such as https://app.example.com/login, or as a path such as /login.`,
      { address },
      { cause },
    );
  }
}

/** Only the part after `#` differs, so no new document is loaded. */
function sameDocument(from: string, to: string): boolean {
  return to.includes('#') && from.split('#')[0] === to.split('#')[0] && from !== to;
}
