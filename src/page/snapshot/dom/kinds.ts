import { localNameOf, namespaceOf, nodeTypeOf } from './accessors';

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

export function isElement(node: Node | null): node is Element {
  return node !== null && nodeTypeOf(node) === 1;
}

export function isText(node: Node | null): node is Text {
  if (node === null) return false;
  const type = nodeTypeOf(node);
  return type === 3 || type === 4;
}

export function isDocument(node: Node): node is Document {
  return nodeTypeOf(node) === 9;
}

export function isFragment(node: Node): node is DocumentFragment {
  return nodeTypeOf(node) === 11;
}

export function isShadowRoot(node: Node): node is ShadowRoot {
  return isFragment(node) && 'host' in node;
}

/** The element's name without prefix, lower case: `div`, `svg`, `lineargradient`. */
export function tagOf(element: Element): string {
  return localNameOf(element).toLowerCase();
}

export function isSvg(element: Element): boolean {
  return namespaceOf(element) === SVG;
}

/**
 * `element` as the HTML element of that tag, or null. By name rather than `instanceof`, which is
 * false for an element that was adopted from another document.
 */
export function asHtml<K extends keyof HTMLElementTagNameMap>(
  element: Element,
  tag: K,
): HTMLElementTagNameMap[K] | null {
  // The tag and the namespace decide which interface an element has (HTML, "element interface").
  return localNameOf(element) === tag && namespaceOf(element) === HTML
    ? (element as HTMLElementTagNameMap[K])
    : null;
}

export function isParent(node: Node): node is Element | Document | DocumentFragment {
  return isElement(node) || isDocument(node) || isFragment(node);
}
