import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { type ExtensionBrowser, launchExtension } from '../../../scripts/launch-extension';
import { listen } from '../../apps/loopback/listen';
import type { Bench } from '../bench';
import { measure } from './measure';
import { pages } from './pages';
import { printGrowth, printMeasurements } from './print';
import type { Tab } from './reader';
import { readers } from './readers';

export const snapshotSpeed: Bench = {
  name: 'snapshot-speed',
  about: 'how long it takes to read a whole page, in ms',
  async run({ pages: wantedPages, readers: wantedReaders, runs }) {
    const chosenPages = choose(Object.keys(pages), wantedPages, (name) => name);
    const chosenReaders = choose(readers, wantedReaders, ({ name }) => name);
    const server = await listen(
      (request, response) => {
        const html = pages[request.url?.slice(1) ?? ''] ?? '';
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
      },
      0,
      '127.0.0.1',
    );
    const browser = await launchExtension({
      extension: resolve('.output/chrome-mv3'),
      headless: true,
    });
    const results = new Map<string, Awaited<ReturnType<typeof measure>>>();
    try {
      for (const name of chosenPages) {
        const opened: Page[] = [];
        const openTab = () =>
          openOn(browser, `http://127.0.0.1:${server.port}/${name}`, (page) => opened.push(page));
        const measurements = await measure(chosenReaders, runs, openTab);
        const elements = opened[0] ? await countElements(opened[0]) : 0;
        console.log(`\nPage ${name}: ${elements.toLocaleString('en')} elements`);
        printMeasurements(measurements);
        results.set(name, measurements);
        for (const page of opened) await page.close();
      }
    } finally {
      await browser.close();
      await server.close();
    }
    printGrowth('9000', results.get('9000'), '45000', results.get('45000'));
  },
};

async function openOn(
  browser: ExtensionBrowser,
  url: string,
  onOpen: (page: Page) => void,
): Promise<Tab> {
  const page = await browser.context.newPage();
  onOpen(page);
  await page.goto(url);
  const cdp = await browser.context.newCDPSession(page);
  await cdp.send('Performance.enable');
  return {
    page,
    cdp,
    async openPanel() {
      const panel = await browser.openPanel(page);
      onOpen(panel);
      return panel;
    },
  };
}

function choose<T>(
  all: readonly T[],
  wanted: readonly string[] | undefined,
  nameOf: (one: T) => string,
): readonly T[] {
  const missing = wanted?.filter((name) => !all.some((one) => nameOf(one) === name)) ?? [];
  if (missing.length > 0) {
    throw new Error(`There is no ${missing.join(', ')}, only ${all.map(nameOf).join(', ')}.`);
  }
  return wanted ? all.filter((one) => wanted.includes(nameOf(one))) : all;
}

/** Elements of the page, those in open shadow roots too. */
function countElements(page: Page): Promise<number> {
  return page.evaluate(() => {
    const roots: (Document | ShadowRoot)[] = [document];
    let count = 0;
    for (const root of roots) {
      for (const { shadowRoot } of root.querySelectorAll('*')) {
        count += 1;
        if (shadowRoot) roots.push(shadowRoot);
      }
    }
    return count;
  });
}
