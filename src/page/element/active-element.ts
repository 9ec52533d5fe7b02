import { activeElementOf, shadowRootOf } from '../snapshot/dom';

/** The element that has the focus, inside shadow roots too; null when it is the body or nothing. */
export function focusedElement(document: Document): Element | null {
  let active = activeElementOf(document);
  for (;;) {
    const inner: Element | null = (active && shadowRootOf(active)?.activeElement) ?? null;
    if (!inner) break;
    active = inner;
  }
  return active === document.body || active === document.documentElement ? null : active;
}

/** Where a key goes: what has the focus, else the body. */
export function keyTarget(document: Document): Element {
  return focusedElement(document) ?? document.body ?? document.documentElement;
}
