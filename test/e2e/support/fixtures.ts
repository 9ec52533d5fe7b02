import { resolve } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { type ExtensionBrowser, launchExtension } from '../../../scripts/launch-extension';
import { type DemoApp, startDemoApp } from '../../apps/demo/server';
import {
  type MessagesApi,
  type MessagesApiOptions,
  startMessagesApi,
} from '../../apps/messages-api/server';
import { PanelPage } from './panel-page';

interface Fixtures {
  /** Chromium with the built extension, in a fresh profile. */
  browserWithExtension: ExtensionBrowser;
  /** A tab on the demo application's login page. */
  tab: Page;
  /** The panel, as a tab of its own that drives `tab`. */
  panel: PanelPage;
  /** Starts a server that plays Claude, and makes the panel use it. */
  playClaude(options: MessagesApiOptions): Promise<MessagesApi>;
}

interface Options {
  /** `chrome-mv3` is what people install; `chrome-mv3-e2e` may take pictures. */
  build: string;
  chromiumArgs: string[];
}

export const test = base.extend<Fixtures & Options, { demo: DemoApp }>({
  build: ['chrome-mv3', { option: true }],
  chromiumArgs: [[], { option: true }],

  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const demo = await startDemoApp({ latencyMs: 150 });
      await use(demo);
      await demo.close();
    },
    { scope: 'worker' },
  ],

  browserWithExtension: async ({ build, chromiumArgs }, use) => {
    const browser = await launchExtension({
      extension: resolve('.output', build),
      headless: true,
      args: chromiumArgs,
    });
    await use(browser);
    await browser.close();
  },

  tab: async ({ browserWithExtension, demo }, use) => {
    const page = await browserWithExtension.context.newPage();
    await page.goto(`${demo.url}/login`);
    await use(page);
  },

  panel: async ({ browserWithExtension, tab }, use) => {
    await use(new PanelPage(await browserWithExtension.openPanel(tab)));
  },

  playClaude: async ({ panel }, use) => {
    const servers: MessagesApi[] = [];
    await use(async (options) => {
      const server = await startMessagesApi({ apiKey: TEST_KEY, ...options });
      servers.push(server);
      await panel.useClaude({ baseUrl: server.url, apiKey: TEST_KEY });
      return server;
    });
    for (const server of servers) await server.close();
  },
});

export { expect } from '@playwright/test';

export const TEST_KEY = 'sk-ant-test-0123456789';
