import type { TextMatch } from '../../model/locator';
import { contains, isElement } from '../snapshot/dom';
import { elementText, matchText } from './element-text';
import { elementTextMatcher, partMatcher } from './text-match';
import { elementsIn, type Scope } from './trees';

/** `getByText`: the smallest elements with that text; `scope` itself may be one. */
export function byText(scope: Scope, text: TextMatch, exact: boolean | undefined): Element[] {
  const matches = elementTextMatcher(text, exact);
  // A text that is no part of an element's text is no part of what is in it either.
  const mayHold = typeof text === 'string' ? partMatcher(text, exact) : null;
  const elements = isElement(scope) ? [scope, ...elementsIn(scope)] : elementsIn(scope);
  const found: Element[] = [];
  let without: Element | null = null;
  for (const element of elements) {
    if (without && contains(without, element)) continue;
    if (mayHold && !mayHold(elementText(element))) without = element;
    else if (matchText(element, matches) === 'itself') found.push(element);
  }
  return found;
}
