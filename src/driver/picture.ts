import { browser } from 'wxt/browser';
import type { Picture } from './tab-driver';

/**
 * A picture of the tab as the person sees it. The browser only pictures the tab in front of its
 * window, and only with `activeTab` (the person opened the panel from the toolbar there).
 */
export async function pictureOf(tabId: number): Promise<Picture> {
  const tab = await browser.tabs.get(tabId);
  if (!tab.active) return { taken: false, why: 'The tab was in the background.' };
  try {
    const dataUrl = await browser.tabs.captureVisibleTab(tab.windowId, {
      format: 'jpeg',
      quality: 70,
    });
    return { taken: true, image: await (await fetch(dataUrl)).blob() };
  } catch {
    return {
      taken: false,
      why: 'The browser allowed no picture. Open the panel from the toolbar icon in this tab to get some.',
    };
  }
}
