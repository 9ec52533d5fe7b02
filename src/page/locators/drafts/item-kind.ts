import type { Locator } from '../../../model/locator';
import { elementText } from '../../query/element-text';
import {
  localNameOf,
  nextElementSiblingOf,
  parentOrHostOf,
  previousElementSiblingOf,
} from '../../snapshot/dom';
import { playwrightNameOf } from '../../snapshot/name';
import { SCORE } from '../scores';
import { meaningfulClasses, tagSelector } from './css';
import type { DraftRules } from './draft';
import { findableRole } from './role';

/** Roles of which a page has many alike, each told apart by a text in it. */
const ITEMS = new Set(
  'article figure form group listitem option region row tabpanel treeitem'.split(' '),
);
const NAMED_FROM_CONTENT = new Set(['option', 'row', 'treeitem']);

/** Whether items of that role are named by the texts in them. */
export function isNamedFromContent(role: string): boolean {
  return NAMED_FROM_CONTENT.has(role);
}

/** What many elements are alike in: rows, list items, cards of one class. */
export interface ItemKind {
  locator: Locator;
  /** What text of the item `narrow` compares with. */
  textOf(item: Element): string;
  narrow(text: string): Locator;
  score: number;
}

/** The kinds of which `item` is one. */
export function kindsOf(item: Element, rules: DraftRules): ItemKind[] {
  const kinds: ItemKind[] = [];
  const role = findableRole(item);
  if (role !== null && ITEMS.has(role)) {
    const locator = { by: 'role', role } as const;
    kinds.push(
      isNamedFromContent(role)
        ? {
            locator,
            textOf: (row) => playwrightNameOf(row),
            narrow: (name) => ({ ...locator, name }),
            score: SCORE.roleAndName,
          }
        : withText(locator, SCORE.itemWithText),
    );
  }
  const alike = [previousElementSiblingOf(item), nextElementSiblingOf(item)].filter(
    (sibling) => sibling !== null,
  );
  const shared = meaningfulClasses(item).find(
    (name) =>
      !rules.isSecret(name) && alike.some((other) => meaningfulClasses(other).includes(name)),
  );
  if (shared !== undefined) {
    kinds.push(withText({ by: 'css', css: `.${shared}` }, SCORE.cssClass + SCORE.itemWithText));
  } else if (
    alike.some((other) => localNameOf(other) === localNameOf(item)) &&
    !isInsideAnother(item, localNameOf(item))
  ) {
    const locator = { by: 'css', css: tagSelector(item) } as const;
    kinds.push(withText(locator, SCORE.cssTag + SCORE.itemWithText));
  }
  return kinds;
}

/** A `<div>` around it would have the text of the item too. */
function isInsideAnother(item: Element, tag: string): boolean {
  for (let at = parentOrHostOf(item); at; at = parentOrHostOf(at)) {
    if (localNameOf(at) === tag) return true;
  }
  return false;
}

function withText(locator: Locator, score: number): ItemKind {
  return {
    locator,
    textOf: (item) => elementText(item).normalized,
    narrow: (hasText) => ({ ...locator, hasText }),
    score,
  };
}
