import { expect, test } from '@playwright/test';
import { type DemoApp, startDemoApp } from '../../apps/demo/server';
import { wordsOf } from '../../apps/demo/view/versions';
import { bothSnapshots } from './both-snapshots';
import { bundleSnapshotInPage } from './bundle';

/**
 * Our snapshot against Playwright's own on every page of the demo application, in both versions,
 * byte for byte. No script of a page can read its closed shadow roots: both leave them out here.
 */

const PAGES = [
  '/issues',
  '/issues/TL-1',
  '/backlog',
  '/settings/profile',
  '/status',
  '/help',
  '/tools',
  '/legacy',
  '/no-such-page',
];

let demo: DemoApp;
test.beforeEach(async ({ page }) => {
  demo = await startDemoApp({ latencyMs: 0 });
  // The clock of the status page stands still while both engines look.
  await page.clock.install();
});
test.afterEach(() => demo.close());

for (const version of [1, 2] as const) {
  test(`same as Playwright on every page of version ${version}`, async ({ page }) => {
    const words = wordsOf(version);
    const script = await bundleSnapshotInPage();
    const look = async (what: string) => {
      await page.clock.pauseAt(Date.now() + 60_000);
      const { ours, playwright } = await bothSnapshots(page, script);
      expect.soft(ours, what).toBe(playwright);
      await page.clock.resume();
    };

    await page.goto(`${demo.url}/login?v=${version}`);
    await look('/login');
    await page.getByLabel(words['login.email'], { exact: true }).fill('ada@example.com');
    await page.getByLabel(words['login.password'], { exact: true }).fill('correct-horse');
    await page.getByRole('button', { name: words['login.submit'] }).click();
    await expect(page.getByRole('button', { name: words['issues.new'] })).toBeVisible();
    for (const path of PAGES) {
      await page.goto(demo.url + path, { waitUntil: 'networkidle' });
      await look(path);
    }
  });
}
