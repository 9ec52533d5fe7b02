import { byCss } from '../query/by-css';
import {
  isElement,
  localNameOf,
  nextElementSiblingOf,
  ownerDocumentOf,
  parentNodeOf,
  parentOrHostOf,
  previousElementSiblingOf,
} from '../snapshot/dom';
import { idSelector, tagSelector } from './drafts/css';
import type { Draft, DraftRules } from './drafts/draft';
import { SCORE } from './scores';

/** The way to an element by its place in the markup: what is left when it has nothing of its own. */
export function cssPathDraft(element: Element, rules: DraftRules): Draft {
  const document = ownerDocumentOf(element);
  const steps: string[] = [];
  for (let at: Element | null = element; at; at = parentOrHostOf(at)) {
    const id = idSelector(at, rules);
    steps.unshift(id ?? stepTo(at));
    if (id === null && parentOrHostOf(at) !== null) continue;
    const css = steps.join(' > ');
    const found = document ? byCss(document, css) : [];
    if (found.length === 1) return { locator: { by: 'css', css }, score: SCORE.cssPath };
    if (parentOrHostOf(at) === null) {
      // A host's own children and those of its shadow tree may share a path.
      const nth = found.indexOf(element);
      return { locator: { by: 'css', css, nth }, score: SCORE.cssPath + SCORE.nth };
    }
  }
  return { locator: { by: 'css', css: steps.join(' > ') }, score: SCORE.cssPath };
}

function stepTo(element: Element): string {
  const tag = tagSelector(element);
  const parent = parentNodeOf(element);
  if (!parent || (isElement(parent) && parentOrHostOf(parent) === null)) return tag;
  let position = 1;
  let alone = true;
  for (let at = previousElementSiblingOf(element); at; at = previousElementSiblingOf(at)) {
    if (localNameOf(at) === localNameOf(element)) position += 1;
  }
  for (let at = nextElementSiblingOf(element); at && alone; at = nextElementSiblingOf(at)) {
    alone = localNameOf(at) !== localNameOf(element);
  }
  return position === 1 && alone ? tag : `${tag}:nth-of-type(${position})`;
}
