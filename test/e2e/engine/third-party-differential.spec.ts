import { expect, test } from '@playwright/test';
import { thirdPartyApps } from '../../apps/third-party/apps';
import { everyPage } from '../../apps/third-party/every-page';
import { serveThirdPartyApps, type ThirdPartyServers } from '../../apps/third-party/servers';
import { bothSnapshots } from './both-snapshots';
import { bundleSnapshotInPage } from './bundle';
import { maskSecretFields } from './mask-secret-fields';

/**
 * Our snapshot against Playwright's own on applications that others wrote, byte for byte, with the
 * snapshots of frames below their lines. With THIRD_PARTY_PAGES=all, on every page of theirs.
 *
 * One difference is on purpose, and kept out: values of password fields (see DESIGN).
 */

const EVERY_PAGE = process.env.THIRD_PARTY_PAGES === 'all';

// One after the other: two at a time would install the applications over each other.
test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'block' });

let servers: ThirdPartyServers;
let script = '';
test.beforeAll(async () => {
  test.setTimeout(180_000);
  servers = await serveThirdPartyApps();
  script = await bundleSnapshotInPage();
});
test.afterAll(() => servers.close());

for (const app of thirdPartyApps) {
  for (const { path, opens } of EVERY_PAGE ? everyPage(app) : app.pages) {
    test(`same as Playwright on ${app.name}: ${path}`, async ({ page }) => {
      await page.route(
        ({ hostname }) => hostname !== '127.0.0.1',
        (route) => route.abort(),
      );
      // Some pages tick. Their time stands still while both engines look.
      await page.clock.install();
      const response = await page.goto(servers.urlOf(app, path), { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(200);
      if (opens) {
        await page.getByRole('button', { name: opens.button, exact: true }).first().click();
        await expect(page.getByText(opens.shows, { exact: true }).first()).toBeVisible();
      }
      await page.clock.pauseAt(Date.now() + 60_000);
      await maskSecretFields(page);
      const { ours, playwright } = await bothSnapshots(page, script);
      expect(ours).toBe(playwright);
    });
  }
}
