import type { Locator } from '../../../model/locator';
import { elementText } from '../../query/element-text';
import { localNameOf } from '../../snapshot/dom';
import { isEditable } from '../retarget';
import { MALUS, SCORE } from '../scores';
import { textVariants } from '../stable-text';
import { withoutBadge } from './badge';
import type { Draft, DraftRules } from './draft';

/** Elements whose text is what they hold, not what they are called. */
const HOLDS_VALUE = new Set(['body', 'html', 'select', 'textarea']);
const LONGEST = 1000;
const LONGEST_WHOLE = 80;

/** The text by which the element may be found, or null. */
export function findableText(element: Element, rules: DraftRules): string | null {
  if (rules.ignoresOwnText || HOLDS_VALUE.has(localNameOf(element)) || isEditable(element))
    return null;
  const text = elementText(element).normalized;
  if (text === '' || text.length > LONGEST || rules.isSecret(text)) return null;
  return withoutBadge(element, text);
}

export function textDrafts(text: string): Draft[] {
  return textVariants(text).map((variant) => ({
    locator: { by: 'text', text: variant.text, ...(variant.exact ? { exact: true } : {}) },
    score: SCORE.text + variant.malus,
  }));
}

/** `kind` narrowed by a text in it; by the whole text where a part is not enough. */
export function withTextDrafts(kind: Locator, score: number, text: string): Draft[] {
  const drafts: Draft[] = textVariants(text)
    .filter(({ exact }) => !exact)
    .map((variant) => ({
      locator: { ...kind, hasText: variant.text },
      score: score + variant.malus,
    }));
  if (text.length <= LONGEST_WHOLE) {
    const regex = `^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
    drafts.push({ locator: { ...kind, hasText: { regex } }, score: score + MALUS.regex });
  }
  return drafts;
}
