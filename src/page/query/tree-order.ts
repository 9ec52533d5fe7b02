import {
  firstElementChildOf,
  nextElementSiblingOf,
  parentOrHostOf,
  shadowRootOf,
} from '../snapshot/dom';

/** The elements in tree order; what is in a shadow tree comes after the children of its host. */
export function inTreeOrder(elements: ReadonlySet<Element>): Element[] {
  if (elements.size < 2) return [...elements];
  // Every element on the way to one that is wanted; other branches are not walked.
  const onTheWay = new Set<Element>();
  const tops = new Set<Element>();
  for (const element of elements) {
    for (let at: Element | null = element; at && !onTheWay.has(at); ) {
      onTheWay.add(at);
      const parent: Element | null = parentOrHostOf(at);
      if (!parent) tops.add(at);
      at = parent;
    }
  }
  const sorted: Element[] = [];
  const visit = (element: Element) => {
    if (!onTheWay.has(element)) return;
    if (elements.has(element)) sorted.push(element);
    visitChildren(firstElementChildOf(element));
    const shadow = shadowRootOf(element);
    if (shadow) visitChildren(shadow.firstElementChild);
  };
  const visitChildren = (first: Element | null) => {
    for (let child = first; child; child = nextElementSiblingOf(child)) visit(child);
  };
  for (const top of tops) visit(top);
  return sorted;
}
