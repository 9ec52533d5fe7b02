import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { unregisterEngine } from '../src/driver/injection';
import { anyTabLocked } from '../src/driver/tab-lock';

/**
 * Opens the panel. Keeps no state: the browser may end the worker at any moment. When it starts
 * with no session on, it clears what a crashed panel may have left registered.
 */
export default defineBackground(() => {
  // Not `openPanelOnActionClick`: a click that reaches us also grants `activeTab`, for pictures.
  browser.action.onClicked.addListener((tab) => {
    browser.sidePanel.open({ windowId: tab.windowId });
  });
  anyTabLocked().then(async (locked) => {
    if (!locked) await unregisterEngine();
  });
});
