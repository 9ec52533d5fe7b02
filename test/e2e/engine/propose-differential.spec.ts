import { expect, type Page, test } from '@playwright/test';
import type { LocatorCandidate } from '../../../src/model/locator';
import { renderLocator } from '../../../src/model/locator-code';
import { foundByPlaywright, loadRandomPage, type Numbered } from './compare';

const PAGES = Number(process.env.DIFFERENTIAL_PAGES ?? 8);
const FIRST = Number(process.env.DIFFERENTIAL_SEED ?? 1);
/** Spread over the page: one element after the other differs little. */
const ELEMENTS_PER_PAGE = Number(process.env.DIFFERENTIAL_ELEMENTS ?? 30);

test('every proposed locator finds in Playwright what the engine counted', async ({ page }) => {
  const differences: string[] = [];
  let checked = 0;
  for (let seed = FIRST; seed < FIRST + PAGES; seed += 1) {
    await loadRandomPage(page, seed);
    for (const { number, candidates } of await proposals(page, ELEMENTS_PER_PAGE)) {
      if (candidates[0]?.matches !== 1) {
        differences.push(`page ${seed}: element ${number} has no unique locator`);
      }
      const codes = candidates.map(({ locator }) => renderLocator(locator));
      const found = await Promise.all(codes.map((code) => foundByPlaywright(page, code)));
      checked += codes.length;
      for (const [at, { matches }] of candidates.entries()) {
        if (found[at]?.length === matches && found[at].includes(number)) continue;
        differences.push(
          `page ${seed}: ${codes[at]}\n  wanted ${number} among ${matches}, found [${found[at]}]`,
        );
      }
    }
  }
  expect(differences.join('\n')).toBe('');
  expect(checked).toBeGreaterThan(PAGES * 20);
});

/** What the engine proposes for elements all over the body, shadow trees included. */
function proposals(
  page: Page,
  most: number,
): Promise<{ number: number; candidates: LocatorCandidate[] }[]> {
  return page.evaluate((count) => {
    const all: Element[] = [];
    const visit = (root: Element | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        all.push(element);
        if (element.shadowRoot) visit(element.shadowRoot);
      }
    };
    visit(document.body);
    const stride = Math.max(1, all.length / count);
    const chosen = Array.from({ length: Math.min(count, all.length) }, (_, at) =>
      all.at(Math.floor(at * stride)),
    );
    return chosen.flatMap((element) =>
      element
        ? [
            {
              number: (element as unknown as Numbered).number,
              candidates: SidewrightPage.propose(element),
            },
          ]
        : [],
    );
  }, most);
}
