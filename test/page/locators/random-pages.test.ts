import { expect, test } from 'vitest';
import { renderLocator } from '../../../src/model/locator-code';
import { proposeLocators } from '../../../src/page/locators';
import { queryAll } from '../../../src/page/query';
import { randomPage } from '../../e2e/engine/random-page';

const PAGES = 25;
const SIZE = 300;

test('on random pages, the best locator of every element finds that element alone', () => {
  let elements = 0;
  for (let seed = 1; seed <= PAGES; seed += 1) {
    document.body.setHTMLUnsafe(randomPage(seed, SIZE));
    for (const element of allIn(document.body)) {
      elements += 1;
      const [best] = proposeLocators(element);
      if (!best) throw new Error(`Page ${seed}: no locator for ${element.outerHTML}`);
      const found = queryAll(best.locator);
      expect(found.length, `page ${seed}: ${renderLocator(best.locator)}`).toBe(1);
      expect(found[0], `page ${seed}: ${renderLocator(best.locator)}`).toBe(element);
      expect(best.matches).toBe(1);
    }
  }
  expect(elements).toBeGreaterThan(PAGES * 20);
});

function* allIn(root: Element | ShadowRoot): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* allIn(element.shadowRoot);
  }
}
