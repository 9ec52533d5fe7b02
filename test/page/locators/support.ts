import type { LocatorCandidate } from '../../../src/model/locator';
import { renderLocator } from '../../../src/model/locator-code';
import { type ProposeOptions, proposeLocators } from '../../../src/page/locators';
import { queryAll } from '../../../src/page/query';

/**
 * Shows `html` and proposes locators for the element in it that has the attribute `target` (which
 * is taken away first). Every candidate is counted anew, so that no test passes on a wrong count.
 */
export function candidatesFor(html: string, options?: ProposeOptions): LocatorCandidate[] {
  document.body.setHTMLUnsafe(html);
  const element = targetIn(document);
  element.removeAttribute('target');
  const candidates = proposeLocators(element, options);
  for (const { locator, matches } of candidates) {
    const found = queryAll(locator);
    if (found.length !== matches || !found.includes(element)) {
      throw new Error(`${renderLocator(locator)} finds ${found.length}, proposed with ${matches}.`);
    }
  }
  return candidates;
}

/** The code of the best candidate, which must be unique. */
export function bestFor(html: string, options?: ProposeOptions): string {
  const [best] = candidatesFor(html, options);
  if (best?.matches !== 1) throw new Error('There is no unique candidate.');
  return renderLocator(best.locator, '');
}

/** The code of all candidates. */
export function codesFor(html: string, options?: ProposeOptions): string[] {
  return candidatesFor(html, options).map(({ locator }) => renderLocator(locator, ''));
}

function targetIn(root: Document | ShadowRoot): Element {
  for (const element of root.querySelectorAll('*')) {
    if (element.hasAttribute('target')) return element;
    if (element.shadowRoot?.querySelector('[target]')) return targetIn(element.shadowRoot);
  }
  throw new Error('No element of the test page is marked as the target.');
}
