import { signal } from '@preact/signals';
import { browser } from 'wxt/browser';
import { isGranted, requestSite, restriction } from '../../src/driver/sites';
import { TabClosedError } from '../../src/model/errors';
import type { Target, TargetTab } from '../../src/panel/dependencies';

/**
 * The tab under test: the one named by `?tabId=N`, else the one in front in the panel's window.
 * Follows the person from tab to tab, but not while `held`.
 */
export class BrowserTargetTab implements TargetTab {
  readonly #current = signal<Target | undefined>(undefined);
  readonly #namedTab: number | undefined;
  #held = false;

  constructor(search: string) {
    const named = Number(new URLSearchParams(search).get('tabId') ?? Number.NaN);
    this.#namedTab = Number.isInteger(named) ? named : undefined;
  }

  get current() {
    return this.#current;
  }

  /** Starts to follow the tab. */
  async watch(): Promise<void> {
    const refresh = (): void => void this.refresh();
    browser.tabs.onActivated.addListener(refresh);
    browser.tabs.onUpdated.addListener(refresh);
    browser.tabs.onRemoved.addListener(refresh);
    browser.permissions.onAdded.addListener(refresh);
    browser.permissions.onRemoved.addListener(refresh);
    await this.refresh();
  }

  /** Stays on the tab that is driven, wherever the person looks meanwhile. */
  hold(held: boolean): void {
    this.#held = held;
    if (!held) void this.refresh();
  }

  async refresh(): Promise<void> {
    const heldTab = this.#held ? this.#current.peek()?.tabId : undefined;
    const tabId = this.#namedTab ?? heldTab ?? (await tabInFront());
    const tab =
      tabId === undefined ? undefined : await browser.tabs.get(tabId).catch(() => undefined);
    this.#current.value = tab?.id === undefined ? undefined : await describeTab(tab.id, tab);
  }

  isGranted(url: string): Promise<boolean> {
    return restriction(url) === undefined ? isGranted(url) : Promise.resolve(false);
  }

  async grant(url = this.#current.peek()?.url): Promise<boolean> {
    if (url === undefined) throw new TabClosedError('The tab was closed. Pick another one.');
    const granted = await requestSite(url);
    await this.refresh();
    return granted;
  }
}

async function tabInFront(): Promise<number | undefined> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab?.id;
}

async function describeTab(
  tabId: number,
  tab: { url?: string | undefined; title?: string | undefined },
): Promise<Target> {
  const { url = '', title = '' } = tab;
  if (url === '') {
    const restricted =
      'Sidewright cannot see this tab yet. Click its icon in the toolbar while the tab is in front.';
    return { tabId, url, title, site: '', granted: false, restricted };
  }
  const restricted = restriction(url);
  const granted = restricted === undefined && (await isGranted(url));
  const site = restricted === undefined ? new URL(url).host : url;
  return { tabId, url, title, site, granted, ...(restricted === undefined ? {} : { restricted }) };
}
