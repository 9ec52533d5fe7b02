import { assertNever } from '../../model/assert-never';
import { InvalidLocatorError } from '../../model/errors/page-errors';
import type { Locator, QueryPart } from '../../model/locator';
import { isVisible } from '../snapshot/visibility';
import { byAttribute, byTestId } from './by-attribute';
import { byCss } from './by-css';
import { byLabel } from './by-label';
import { byRole } from './by-role';
import { byText } from './by-text';
import { elementText } from './element-text';
import { withQueryCaches } from './pass';
import { elementTextMatcher, isEmptyText } from './text-match';
import type { Scope } from './trees';

export type { Scope } from './trees';

export interface QueryOptions {
  /** Where `getByTestId` looks when the locator does not say: `data-testid` unless told. */
  testIdAttribute?: string;
}

/**
 * All elements a locator matches in `root`, as Playwright would: no duplicates, in document order;
 * elements in a shadow tree after the tree of their host. The locator's `frame` has been followed
 * before (one document is searched here).
 * @throws InvalidLocatorError
 */
export function queryAll(
  locator: Locator,
  root: Scope = document,
  options: QueryOptions = {},
): Element[] {
  return withQueryCaches(() => resolve(locator, root, options));
}

function resolve(locator: Locator, root: Scope, options: QueryOptions): Element[] {
  if (locator.frame) {
    throw new InvalidLocatorError(
      'This locator names a frame, but it was sent to one document. Resolve its frame first, then ask that frame without it.',
    );
  }
  const scopes = locator.within ? resolve(locator.within, root, options) : [root];
  const found = new Set<Element>();
  for (const scope of scopes) {
    for (const element of find(locator, scope, options)) found.add(element);
  }
  const tests = filterTests(locator, options);
  const kept = [...found].filter((element) => tests.every((test) => test(element)));
  if (locator.nth === undefined) return kept;
  const one = kept.at(locator.nth);
  return one ? [one] : [];
}

function find(part: QueryPart, scope: Scope, options: QueryOptions): readonly Element[] {
  switch (part.by) {
    case 'role':
      return byRole(scope, part);
    case 'text':
      return byText(scope, part.text, part.exact);
    case 'label':
      return byLabel(scope, part.text, part.exact);
    case 'placeholder':
    case 'alt':
    case 'title':
      return byAttribute(scope, part.by, part.text, part.exact);
    case 'testId':
      return byTestId(
        scope,
        part.attribute ?? options.testIdAttribute ?? 'data-testid',
        part.testId,
      );
    case 'css':
      return byCss(scope, part.css);
    default:
      return assertNever(part);
  }
}

function filterTests(
  { hasText, hasNotText, has, hasNot, visible }: Locator,
  options: QueryOptions,
): ((element: Element) => boolean)[] {
  const tests: ((element: Element) => boolean)[] = [];
  if (hasText !== undefined && !isEmptyText(hasText)) {
    const matches = elementTextMatcher(hasText, false);
    tests.push((element) => matches(elementText(element)));
  }
  if (hasNotText !== undefined && !isEmptyText(hasNotText)) {
    const matches = elementTextMatcher(hasNotText, false);
    tests.push((element) => !matches(elementText(element)));
  }
  if (has) tests.push((element) => resolve(has, element, options).length > 0);
  if (hasNot) tests.push((element) => resolve(hasNot, element, options).length === 0);
  if (visible !== undefined) tests.push((element) => isVisible(element) === visible);
  return tests;
}
