import type { Browser } from 'wxt/browser';
import { browser } from 'wxt/browser';
import { WaitTimeoutError } from '../model/errors/page-errors';
import { TabClosedError, TabCrashedError } from '../model/errors/tab-errors';

/** What the browser tells of one tab: loading, closing, and tabs that it opens. */
export class TabWatch {
  readonly #tabId: number;
  readonly #closed = new AbortController();
  readonly #stopped: AbortSignal;
  readonly #waiting = new Set<() => void>();
  #openedTabs: number[] = [];

  constructor(tabId: number, stopped: AbortSignal) {
    this.#tabId = tabId;
    this.#stopped = stopped;
    const onRemoved = (id: number): void => {
      if (id === tabId) this.#closed.abort(new TabClosedError('The tab was closed.', { tabId }));
    };
    const onUpdated = (id: number): void => {
      if (id === tabId) for (const check of [...this.#waiting]) check();
    };
    const onCreated = (tab: Browser.tabs.Tab): void => {
      if (tab.openerTabId === tabId && tab.id !== undefined) this.#openedTabs.push(tab.id);
    };
    browser.tabs.onRemoved.addListener(onRemoved);
    browser.tabs.onUpdated.addListener(onUpdated);
    browser.tabs.onCreated.addListener(onCreated);
    stopped.addEventListener('abort', () => {
      browser.tabs.onRemoved.removeListener(onRemoved);
      browser.tabs.onUpdated.removeListener(onUpdated);
      browser.tabs.onCreated.removeListener(onCreated);
    });
  }

  /** Aborts with a TabClosedError when the tab is closed. */
  get closed(): AbortSignal {
    return this.#closed.signal;
  }

  /** The tabs opened from this one since the last call. */
  takeOpenedTabs(): number[] {
    const opened = this.#openedTabs;
    this.#openedTabs = [];
    return opened;
  }

  /** @throws TabClosedError, TabCrashedError */
  async tab(): Promise<Browser.tabs.Tab> {
    const tab = await this.tabOrCrash();
    if (tab.status === 'unloaded') {
      throw new TabCrashedError('The page crashed. Reload the tab, then run again.', {
        tabId: this.#tabId,
      });
    }
    return tab;
  }

  /**
   * Also a tab whose page crashed: it can still be sent to another one.
   * @throws TabClosedError
   */
  async tabOrCrash(): Promise<Browser.tabs.Tab> {
    this.#closed.signal.throwIfAborted();
    try {
      return await browser.tabs.get(this.#tabId);
    } catch (cause) {
      throw new TabClosedError('The tab was closed.', { tabId: this.#tabId }, { cause });
    }
  }

  async isLoading(): Promise<boolean> {
    return (await this.tab()).status === 'loading';
  }

  /**
   * Waits until the tab says that it has loaded.
   * @throws WaitTimeoutError after `timeoutMs`; the signal's reason when it aborts
   */
  async loaded(timeoutMs: number, signal: AbortSignal): Promise<void> {
    if (!(await this.isLoading())) return;
    const ends = AbortSignal.any([signal, this.#closed.signal, this.#stopped]);
    await new Promise<void>((resolve, reject) => {
      const finish = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(check);
        ends.removeEventListener('abort', abort);
      };
      const abort = (): void => {
        finish();
        reject(ends.reason);
      };
      const check = (): void => {
        this.isLoading().then((loading) => {
          if (loading) return;
          finish();
          resolve();
        }, abort);
      };
      const timer = setTimeout(() => {
        finish();
        reject(
          new WaitTimeoutError(
            `The page was still loading after ${timeoutMs / 1000} s. Check the server, then try again.`,
          ),
        );
      }, timeoutMs);
      this.#waiting.add(check);
      ends.addEventListener('abort', abort, { once: true });
      check();
    });
  }
}
