import { expect, test } from '@playwright/test';
import { bothSnapshots } from './both-snapshots';
import { bundleSnapshotInPage } from './bundle';
import { CORPUS } from './corpus';
import { randomPage } from './random-page';

/**
 * Our snapshot against Playwright's own, in the same page, byte for byte. Where both differ on
 * purpose, the pages keep out of it:
 * - values of password, one-time-code and card fields, and closed shadow roots (see DESIGN);
 * - names that Playwright gets wrong: compared in Playwright's dialect, tested in `name.test.ts`;
 * - an `<img>` that is said to be decoration and can be clicked: we print it as a nameless image with
 *   a ref (not in Playwright's dialect), Playwright leaves it out;
 * - a form whose fields are called `parentNode` or `getAttribute`: Playwright prints nothing;
 * - content and pseudo-elements of `<iframe>`, which are never shown: we print none;
 * - `content-visibility: hidden`, where what Playwright sees depends on who measured before.
 */

let script = '';
test.beforeAll(async () => {
  script = await bundleSnapshotInPage();
});

test('same as Playwright on pages that each show one rule', async ({ page }) => {
  for (const [title, html] of Object.entries(CORPUS)) {
    await page.setContent(html);
    const { ours, playwright } = await bothSnapshots(page, script);
    expect.soft(ours, title).toBe(playwright);
  }
});

const PAGES_PER_TEST = 25;
const RANDOM_PAGES = Number(process.env.SNAPSHOT_RANDOM_PAGES ?? 200);

for (let from = 0; from < RANDOM_PAGES; from += PAGES_PER_TEST) {
  test(`same as Playwright on random pages ${from} to ${from + PAGES_PER_TEST - 1}`, async ({
    page,
  }) => {
    for (let seed = from; seed < from + PAGES_PER_TEST; seed += 1) {
      await page.setContent(randomPage(seed));
      const { ours, playwright } = await bothSnapshots(page, script);
      expect(ours, `randomPage(${seed})`).toBe(playwright);
    }
  });
}
