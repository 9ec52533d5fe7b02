import { browser } from 'wxt/browser';

const SCRIPT_ID = 'page-engine';
const SCRIPT_FILE = '/page-engine.js';

/**
 * Puts the page engine into every document of a granted site from now on, at its very start. It
 * does nothing there until a panel asks it something.
 */
export async function registerEngine(): Promise<void> {
  const { origins = [] } = await browser.permissions.getAll();
  const script = {
    id: SCRIPT_ID,
    js: [SCRIPT_FILE],
    matches: origins,
    allFrames: true,
    // about:blank, srcdoc, data: and blob: frames have no address of their own to match.
    matchOriginAsFallback: true,
    runAt: 'document_start' as const,
    persistAcrossSessions: false,
  };
  const registered = await browser.scripting.getRegisteredContentScripts({ ids: [SCRIPT_ID] });
  if (registered.length > 0) await browser.scripting.updateContentScripts([script]);
  else await browser.scripting.registerContentScripts([script]);
}

export async function unregisterEngine(): Promise<void> {
  const registered = await browser.scripting.getRegisteredContentScripts({ ids: [SCRIPT_ID] });
  if (registered.length > 0) {
    await browser.scripting.unregisterContentScripts({ ids: [SCRIPT_ID] });
  }
}

/** Puts the page engine into documents that are there already. A second time changes nothing. */
export async function injectEngine(tabId: number, frameIds?: number[]): Promise<number[]> {
  const target = frameIds ? { tabId, frameIds } : { tabId, allFrames: true };
  const results = await browser.scripting.executeScript({
    target,
    files: [SCRIPT_FILE],
    injectImmediately: true,
  });
  return results.map((result) => result.frameId);
}
