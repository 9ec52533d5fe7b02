import { queryAll } from '../query/query-all';
import { ownerDocumentOf } from '../snapshot/dom';
import type { Draft } from './drafts/draft';

/** A draft with what it finds in the document as it is now. */
export interface Tried extends Draft {
  found: readonly Element[];
}

/** Null when the draft does not find the element at all. */
export function tryOut(draft: Draft, element: Element): Tried | null {
  const found = queryAll(draft.locator, ownerDocumentOf(element) ?? document);
  return found.includes(element) ? { ...draft, found } : null;
}

export function byScore(a: Draft, b: Draft): number {
  return a.score - b.score;
}
