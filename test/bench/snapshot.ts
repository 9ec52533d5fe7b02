/**
 * How long a snapshot takes: ours, Playwright's, and a walk that only reads computed styles, in the
 * same pages. Run with `npx tsx test/bench/snapshot.ts [rows…]`.
 */
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { bundleSnapshotInPage } from '../e2e/engine/bundle';
import { tablePage } from './snapshot-pages';

const RUNS = 7;

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [80, 820];
const script = await bundleSnapshotInPage();
const executablePath = findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});

type Reader = (page: Page) => Promise<unknown>;

const readers: Record<string, Reader> = {
  'bare walk': (page) =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT);
      for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
        if (!(node instanceof Element)) continue;
        const { display, visibility, cursor, pointerEvents } = getComputedStyle(node);
        if (!display && !visibility && !cursor && !pointerEvents) throw new Error('No style.');
      }
    }),
  sidewright: (page) => page.evaluate(() => globalThis.snapshotInPage.take('', 'accname').text),
  playwright: (page) => page.ariaSnapshot({ mode: 'ai' }),
};

for (const rows of sizes) {
  const page = await browser.newPage();
  await page.setContent(tablePage(rows));
  await page.evaluate(script);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const times: Record<string, number[]> = {};
  // In turns, so that all of them meet the same load on the machine.
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, read] of Object.entries(readers)) {
      const start = performance.now();
      await read(page);
      const taken = times[name] ?? [];
      taken.push(performance.now() - start);
      times[name] = taken;
    }
  }
  const ours = median(times.sidewright ?? []);
  console.log(`\n${elements} elements, ${RUNS} runs, in milliseconds`);
  console.table(
    Object.entries(times).map(([reader, taken]) => ({
      reader,
      first: Math.round(taken[0] ?? 0),
      median: Math.round(median(taken)),
      'median / ours': (median(taken) / ours).toFixed(2),
    })),
  );
  await page.close();
}
await browser.close();

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
