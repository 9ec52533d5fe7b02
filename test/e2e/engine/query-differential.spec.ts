import { expect, type Page, test } from '@playwright/test';
import type { Locator } from '../../../src/model/locator';
import { renderLocator } from '../../../src/model/locator-code';
import { foundByPlaywright, loadRandomPage, type Numbered } from './compare';
import { randomLocator } from './random-locator';

const PAGES = Number(process.env.DIFFERENTIAL_PAGES ?? 15);
const FIRST = Number(process.env.DIFFERENTIAL_SEED ?? 1);
const LOCATORS_PER_PAGE = 50;

test('the engine finds what Playwright finds, in the same order', async ({ page }) => {
  let matched = 0;
  const differences: string[] = [];
  for (let seed = FIRST; seed < FIRST + PAGES; seed += 1) {
    await loadRandomPage(page, seed);
    const locators = Array.from({ length: LOCATORS_PER_PAGE }, (_, at) =>
      randomLocator(seed * 1000 + at),
    );
    const codes = locators.map((locator) => renderLocator(locator));
    const [wanted, found] = await Promise.all([
      Promise.all(codes.map((code) => foundByPlaywright(page, code))),
      foundByEngine(page, locators),
    ]);
    for (const [at, code] of codes.entries()) {
      if (wanted[at]?.length) matched += 1;
      if (String(found[at]) === String(wanted[at])) continue;
      differences.push(
        `page ${seed}: ${code}\n  Playwright [${wanted[at]}]\n  engine     [${found[at]}]`,
      );
    }
  }
  expect(differences.join('\n')).toBe('');
  // Most random locators match nothing; enough of them must, or the comparison says little.
  expect(matched).toBeGreaterThan(PAGES * LOCATORS_PER_PAGE * 0.15);
});

function foundByEngine(page: Page, locators: Locator[]): Promise<number[][]> {
  return page.evaluate(
    (all) =>
      all.map((locator) =>
        SidewrightPage.query(locator).map((element) => (element as unknown as Numbered).number),
      ),
    locators,
  );
}
