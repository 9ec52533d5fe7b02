import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { ensureChromium } from './chromium.mjs';

export interface ExtensionBrowser {
  context: BrowserContext;
  extensionId: string;
  /** Opens the panel as a page of its own that drives the tab of `page`. */
  openPanel(page: Page): Promise<Page>;
  close(): Promise<void>;
}

/** Starts Chromium with a built extension in a fresh profile. */
export async function launchExtension(options: {
  /** Folder of the built extension. */
  extension: string;
  headless: boolean;
  args?: string[];
}): Promise<ExtensionBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'sidewright-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    headless: options.headless,
    viewport: { width: 1280, height: 800 },
    args: [
      `--disable-extensions-except=${options.extension}`,
      `--load-extension=${options.extension}`,
      ...(options.args ?? []),
    ],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const extensionId = new URL(worker.url()).host;

  return {
    context,
    extensionId,
    async openPanel(page) {
      const tabId = await tabIdOf(context, extensionId, page);
      const panel = await context.newPage();
      await panel.goto(`chrome-extension://${extensionId}/sidepanel.html?tabId=${tabId}`);
      await panel.waitForFunction(() => 'sidewright' in globalThis);
      return panel;
    },
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Asks the extension itself: Playwright does not know the browser's tab ids. */
async function tabIdOf(context: BrowserContext, extensionId: string, page: Page): Promise<number> {
  const asker = await context.newPage();
  try {
    await asker.goto(`chrome-extension://${extensionId}/sidepanel.html`);
    await page.bringToFront();
    const tabId = await asker.evaluate(async () => {
      const [tab] = await chrome.tabs.query({ active: true });
      return tab?.id;
    });
    if (tabId === undefined) throw new Error('The browser has no tab in front.');
    return tabId;
  } finally {
    await asker.close();
  }
}
