import { closestInTree, getterOf, methodOf, parentNodeOf, rootNodeOf } from './accessors';
import { isDocument, isElement, isFragment, isShadowRoot } from './kinds';

const documentElementById = methodOf(Document.prototype, Document.prototype.getElementById);
const fragmentElementById = methodOf(
  DocumentFragment.prototype,
  DocumentFragment.prototype.getElementById,
);
const queryAllIn = {
  element: methodOf(Element.prototype, Element.prototype.querySelectorAll),
  document: methodOf(Document.prototype, Document.prototype.querySelectorAll),
  fragment: methodOf(DocumentFragment.prototype, DocumentFragment.prototype.querySelectorAll),
};

/** All elements under `scope` that match, in document order, light DOM of that scope only. */
export function queryAll(scope: ParentNode, selector: string): Element[] {
  if (isElement(scope)) return Array.from(queryAllIn.element(scope, selector));
  if (isDocument(scope)) return Array.from(queryAllIn.document(scope, selector));
  if (isFragment(scope)) return Array.from(queryAllIn.fragment(scope, selector));
  return [];
}

/** The elements an IDREF list names, in the tree of `element` (document or shadow root), without repeats. */
export function elementsByIds(element: Element, ids: string | null): Element[] {
  if (!ids) return [];
  const root = rootNodeOf(element);
  const result: Element[] = [];
  for (const id of ids.split(/[ \t\n\f\r]+/)) {
    if (!id) continue;
    const found = elementById(root, id);
    if (found && !result.includes(found)) result.push(found);
  }
  return result;
}

/** The first element with that id in a document or shadow root. */
export function elementById(root: Node, id: string): Element | null {
  if (isDocument(root)) return documentElementById(root, id);
  return isFragment(root) ? fragmentElementById(root, id) : null;
}

/** Parent element, or the host when `element` is directly in a shadow root. */
export function parentOrHostOf(element: Element): Element | null {
  const parent = parentNodeOf(element);
  if (parent === null) return null;
  if (isElement(parent)) return parent;
  return isShadowRoot(parent) ? parent.host : null;
}

/** `element.closest(selector)` that goes on from a shadow root to its host. */
export function closestAcrossShadow(element: Element, selector: string): Element | null {
  let from: Element | null = element;
  while (from) {
    const found: Element | null = closestInTree(from, selector);
    if (found) return found;
    const root = rootNodeOf(from);
    from = isShadowRoot(root) ? root.host : null;
  }
  return null;
}

const sheetsOf = {
  document: getterOf(Document.prototype, 'styleSheets'),
  shadow: getterOf(ShadowRoot.prototype, 'styleSheets'),
};
const adoptedSheetsOf = {
  document: getterOf(Document.prototype, 'adoptedStyleSheets'),
  shadow: getterOf(ShadowRoot.prototype, 'adoptedStyleSheets'),
};

/** The style sheets of a document or shadow root, adopted ones too. */
export function styleSheetsOf(root: Node): CSSStyleSheet[] {
  if (isDocument(root)) return [...sheetsOf.document(root), ...adoptedSheetsOf.document(root)];
  return isShadowRoot(root) ? [...sheetsOf.shadow(root), ...adoptedSheetsOf.shadow(root)] : [];
}
