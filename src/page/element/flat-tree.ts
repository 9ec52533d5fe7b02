import { assignedSlotOf, isElement, parentOrHostOf, shadowRootOf } from '../snapshot/dom';

/** The parent in the flat tree: the slot that shows the element, its parent, or its shadow host. */
export function flatParentOf(element: Element): Element | null {
  return assignedSlotOf(element) ?? parentOrHostOf(element);
}

/** The element and its ancestors in the flat tree, from the inside out. */
export function flatChainOf(element: Element): Element[] {
  const chain: Element[] = [];
  for (let at: Element | null = element; at; at = flatParentOf(at)) chain.push(at);
  return chain;
}

/** Whether `element` is `ancestor` or is shown inside it. */
export function isInFlat(ancestor: Element, element: Element): boolean {
  for (let at: Element | null = element; at; at = flatParentOf(at)) {
    if (at === ancestor) return true;
  }
  return false;
}

/** The nearest of the element and its flat ancestors that `test` accepts. */
export function closestInFlat(
  element: Element,
  test: (candidate: Element) => boolean,
): Element | null {
  for (let at: Element | null = element; at; at = flatParentOf(at)) {
    if (test(at)) return at;
  }
  return null;
}

/** The children of an element in the flat tree, in order. */
export function flatChildrenOf(element: Element): Element[] {
  const shadow = shadowRootOf(element);
  if (shadow) return [...shadow.children];
  if (element instanceof HTMLSlotElement) {
    const assigned = element.assignedNodes().filter(isElement);
    if (assigned.length > 0) return assigned;
  }
  return [...element.children];
}
