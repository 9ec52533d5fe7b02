import { defineContentScript } from 'wxt/utils/define-content-script';
import type { DocumentToken } from '../src/bridge/page-protocol';
import { serveFrame } from '../src/bridge/serve-frame';
import { createPageEngine } from '../src/page/engine';

/**
 * Registered for the time of a session, see `src/driver/injection.ts`. The same script may be
 * injected into a document that has it already: then it leaves the first one in place, unless that
 * one lost its extension in an update.
 */
export default defineContentScript({
  matches: [],
  registration: 'runtime',
  main() {
    if (globalThis.sidewrightEngine?.isAlive()) return;
    globalThis.sidewrightEngine = { isAlive: () => chrome.runtime?.id !== undefined };

    const token = crypto.randomUUID() as DocumentToken; // made here, and only here
    const { overlay: _, ...engine } = createPageEngine({
      window,
      token,
      openOrClosedShadowRoot: (element) => chrome.dom.openOrClosedShadowRoot(element),
      badgeText: chrome.i18n.getMessage('badgeRunning'),
    });
    serveFrame(token, engine);
  },
});

declare global {
  /** In the isolated world of a page only. */
  var sidewrightEngine: { isAlive(): boolean } | undefined;
}
