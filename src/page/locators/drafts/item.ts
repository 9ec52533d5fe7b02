import { elementText } from '../../query/element-text';
import { queryAll } from '../../query/query-all';
import { elementsIn, isInside } from '../../query/trees';
import { closestInTree, ownerDocumentOf, parentNodeOf } from '../../snapshot/dom';
import { normalizeWhiteSpace } from '../../snapshot/name';
import { isVisible } from '../../snapshot/visibility';
import { lengthMalus, MALUS } from '../scores';
import { isUnreadable, isVolatile } from '../stable-text';
import type { Draft, DraftRules } from './draft';
import { type ItemKind, kindsOf } from './item-kind';

const CONTROLS = 'button, input, select, textarea, option, [role=button]';
const MOST_TEXTS = 12;
const MOST_EXACT = 3;
const LONGEST_TEXT = 60;

/**
 * Ways to tell a row, a list item or a card from its like by a text in it: the row that says
 * "SW-12". Texts inside `exclude` do not count: they belong to what is looked for in the item.
 */
export function itemDrafts(item: Element, exclude: Element | null, rules: DraftRules): Draft[] {
  const kinds = kindsOf(item, rules);
  if (kinds.length === 0) return [];
  const texts = textsIn(item, exclude).filter((text) => !rules.isSecret(text));
  return texts.length === 0 ? [] : kinds.flatMap((kind) => tellApart(item, kind, texts, rules));
}

function tellApart(
  item: Element,
  kind: ItemKind,
  texts: readonly string[],
  rules: DraftRules,
): Draft[] {
  const peers = queryAll(kind.locator, ownerDocumentOf(item) ?? document)
    .filter((peer) => peer !== item)
    .map((peer) => ({ text: kind.textOf(peer).toUpperCase(), near: areSiblings(peer, item) }));
  const siblings = peers.filter(({ near }) => near);
  const own = kind.textOf(item).toUpperCase();
  const isTelling = (text: string, among: typeof peers): boolean => {
    const upper = text.toUpperCase();
    return own.includes(upper) && !among.some((peer) => peer.text.includes(upper));
  };
  // On the whole page; or in this list or table, which then has to be named too.
  const telling = [...texts, ...beginnings(texts, rules)].filter((text) =>
    isTelling(text, siblings),
  );
  const drafts: Draft[] = telling.map((text, at) => ({
    locator: kind.narrow(text),
    // Earlier texts are the ones people call the item by.
    score: kind.score + at + malusOf(text) + (isTelling(text, peers) ? 0 : MALUS.amongSiblings),
  }));
  // "SW-1" is a part of "SW-12" too: then the text has to be the whole text of something in it.
  const common = texts.filter((text) => !telling.includes(text)).slice(0, MOST_EXACT);
  const exact: Draft[] = common.map((text, at) => ({
    locator: { ...kind.locator, has: { by: 'text', text, exact: true } },
    score: kind.score + MALUS.has + at + malusOf(text),
  }));
  return [...drafts, ...exact];
}

function areSiblings(a: Element, b: Element): boolean {
  return parentNodeOf(a) === parentNodeOf(b);
}

function malusOf(text: string): number {
  return lengthMalus(text) + (isVolatile(text) ? MALUS.volatile : 0);
}

/** The first two texts together, and the first three. */
function beginnings(texts: readonly string[], rules: DraftRules): string[] {
  return [2, 3]
    .filter((count) => count <= texts.length)
    .map((count) => texts.slice(0, count).join(' '))
    .filter((text) => !rules.isSecret(text));
}

/** The short texts in an item, in reading order; those of its controls are alike in all items. */
function textsIn(item: Element, exclude: Element | null): string[] {
  const texts = new Set<string>();
  for (const element of [item, ...elementsIn(item)]) {
    if (texts.size >= MOST_TEXTS) break;
    const runs = elementText(element).immediate.map(normalizeWhiteSpace).filter(isShort);
    if (runs.length === 0 || isInControl(element, item)) continue;
    if (exclude && isInside(exclude, element)) continue;
    if (isVisible(element)) for (const run of runs) texts.add(run);
  }
  return [...texts];
}

function isShort(text: string): boolean {
  return text !== '' && text.length <= LONGEST_TEXT && !isUnreadable(text);
}

function isInControl(element: Element, item: Element): boolean {
  const control = closestInTree(element, CONTROLS);
  return control !== null && control !== item && isInside(item, control);
}
