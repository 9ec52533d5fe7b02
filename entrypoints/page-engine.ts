import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import type { DocumentToken } from '../src/bridge/page-protocol';
import { serveFrame } from '../src/bridge/serve-frame';
import { createPageEngine } from '../src/page/engine';
import { randomId } from '../src/page/random-id';

/**
 * A content script that is registered for the time of a session, see `src/driver/injection.ts`.
 * "Unlisted" keeps it out of the manifest, and WXT's content script context out of the bundle.
 *
 * It may be injected into a document that has it already: then the first one stays in place, unless
 * that one lost its extension in an update.
 */
export default defineUnlistedScript(() => {
  if (globalThis.sidewrightEngine?.isAlive()) return;
  globalThis.sidewrightEngine = { isAlive: () => chrome.runtime?.id !== undefined };

  const token = randomId() as DocumentToken; // made here, and only here
  const { overlay: _, ...engine } = createPageEngine({
    window,
    token,
    openOrClosedShadowRoot: (element) => chrome.dom.openOrClosedShadowRoot(element),
    badgeText: chrome.i18n.getMessage('badgeRunning'),
  });
  serveFrame(token, engine);
});

declare global {
  /** In the isolated world of a page only. */
  var sidewrightEngine: { isAlive(): boolean } | undefined;
}
