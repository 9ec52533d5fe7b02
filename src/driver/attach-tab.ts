import { StoppedError } from '../model/errors/run-errors';
import { SidewrightError } from '../model/errors/sidewright-error';
import { AttachedTab } from './attached-tab';
import { TabDocuments } from './documents';
import { registerEngine, unregisterEngine } from './injection';
import type { TabDriver } from './tab-driver';
import { anyTabLocked, lockTab } from './tab-lock';
import { TabWatch } from './tab-watch';

export interface TabSession {
  readonly driver: TabDriver;
  /** Lets the tab go and leaves the page as it was. */
  end(): Promise<void>;
}

/**
 * Begins a session on a tab: from here on its pages have a page engine.
 * @param options `pictures`: whether pictures of the tab may be taken at all
 * @throws TabBusyError, TabClosedError
 */
export async function attachTab(
  tabId: number,
  { pictures }: { pictures: boolean } = { pictures: false },
): Promise<TabSession> {
  const release = await lockTab(tabId);
  const ended = new AbortController();
  try {
    const watch = new TabWatch(tabId, ended.signal);
    const documents = new TabDocuments(tabId, watch, ended.signal);
    await watch.tab();
    await registerEngine();
    return {
      driver: new AttachedTab(tabId, watch, documents, pictures),
      async end() {
        await disposeEngines(documents);
        ended.abort(new StoppedError('The session on this tab has ended.'));
        await release();
        if (!(await anyTabLocked())) await unregisterEngine();
      },
    };
  } catch (error) {
    ended.abort(error);
    await release();
    throw error;
  }
}

async function disposeEngines(documents: TabDocuments): Promise<void> {
  const signal = AbortSignal.timeout(1_000);
  await Promise.all(
    documents.known.all().map((document) =>
      documents.call(document, 'dispose', {}, signal).catch((error: unknown) => {
        // A page that is gone, or too busy to answer, needs no clearing.
        if (!(error instanceof SidewrightError) && !signal.aborted) throw error;
      }),
    ),
  );
}
