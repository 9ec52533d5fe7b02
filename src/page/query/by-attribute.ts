import type { TextMatch } from '../../model/locator';
import { attr } from '../snapshot/dom';
import { attributeMatcher } from './text-match';
import { type Scope, selectIn } from './trees';

/** `getByPlaceholder`, `getByAltText`, `getByTitle`: any element with that attribute. */
export function byAttribute(
  scope: Scope,
  name: 'placeholder' | 'alt' | 'title',
  text: TextMatch,
  exact: boolean | undefined,
): Element[] {
  const matches = attributeMatcher(text, exact);
  return selectIn(scope, `[${name}]`).filter((element) => matches(attr(element, name) ?? ''));
}

/** `getByTestId`: the whole value, in its case. */
export function byTestId(scope: Scope, attribute: string, testId: string): Element[] {
  return selectIn(scope, `[${CSS.escape(attribute)}]`).filter(
    (element) => attr(element, attribute) === testId,
  );
}
