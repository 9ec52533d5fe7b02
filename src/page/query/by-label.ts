import type { TextMatch } from '../../model/locator';
import { asHtml, attr, labelsOf, localNameOf } from '../snapshot/dom';
import { normalizeWhiteSpace } from '../snapshot/name';
import { labelledByOf } from '../snapshot/text-alternative';
import { elementText } from './element-text';
import { elementTextMatcher, type MatchableText } from './text-match';
import { elementsIn, type Scope } from './trees';

/** `getByLabel`: by `aria-labelledby`, else `aria-label`, else `<label>`; any of several labels. */
export function byLabel(scope: Scope, text: TextMatch, exact: boolean | undefined): Element[] {
  const matches = elementTextMatcher(text, exact);
  return elementsIn(scope).filter((element) => labelTextsOf(element).some(matches));
}

const NONE: readonly MatchableText[] = [];

/** The texts by which `getByLabel` finds an element. */
export function labelTextsOf(element: Element): readonly MatchableText[] {
  const labelling = labelledByOf(element);
  if (labelling.length > 0) return labelling.map(elementText);
  const label = attr(element, 'aria-label');
  if (label?.trim()) return [{ full: label, normalized: normalizeWhiteSpace(label) }];
  if (localNameOf(element) === 'input' && asHtml(element, 'input')?.type === 'hidden') return NONE;
  return labelsOf(element).map(elementText);
}
