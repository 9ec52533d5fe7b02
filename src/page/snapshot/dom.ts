/**
 * Reads the DOM through accessors taken once from the prototypes. A page may name a form field
 * `parentNode` or `getAttribute`; such a name hides the property on the `<form>` (and an
 * `<img name="activeElement">` hides it on the document), in the isolated world too.
 */

import { isInPass, perPass } from './pass';

const { call } = Function.prototype;

function getterOf<T extends object, K extends keyof T & string>(
  prototype: T,
  key: K,
): (target: T) => T[K] {
  const get = Object.getOwnPropertyDescriptor(prototype, key)?.get;
  if (!get) throw new TypeError(`This browser has no property "${key}" where one was expected.`);
  // `bind` loses the types: this is `call` with the getter as its `this`.
  return call.bind(get) as (target: T) => T[K];
}

type Method = (...args: never[]) => unknown;
type Unbound<T extends object, F> = F extends (...args: infer A) => infer R
  ? (target: T, ...args: A) => R
  : never;

function methodOf<T extends object, F extends Method>(_prototype: T, method: F): Unbound<T, F> {
  // As above: `call` with the method as its `this`.
  return call.bind(method) as Unbound<T, F>;
}

export const nodeTypeOf = getterOf(Node.prototype, 'nodeType');
export const parentNodeOf = getterOf(Node.prototype, 'parentNode');
export const parentElementOf = getterOf(Node.prototype, 'parentElement');
export const firstChildOf = getterOf(Node.prototype, 'firstChild');
export const nextSiblingOf = getterOf(Node.prototype, 'nextSibling');
export const ownerDocumentOf = getterOf(Node.prototype, 'ownerDocument');
export const textContentOf = getterOf(Node.prototype, 'textContent');
export const isConnected = getterOf(Node.prototype, 'isConnected');
export const rootNodeOf = methodOf(Node.prototype, Node.prototype.getRootNode);
export const contains = methodOf(Node.prototype, Node.prototype.contains);

export const localNameOf = getterOf(Element.prototype, 'localName');
export const namespaceOf = getterOf(Element.prototype, 'namespaceURI');
export const firstElementChildOf = getterOf(Element.prototype, 'firstElementChild');
export const nextElementSiblingOf = getterOf(Element.prototype, 'nextElementSibling');
export const previousElementSiblingOf = getterOf(Element.prototype, 'previousElementSibling');
export const openShadowRootOf = getterOf(Element.prototype, 'shadowRoot');
export const attr = methodOf(Element.prototype, Element.prototype.getAttribute);
export const hasAttr = methodOf(Element.prototype, Element.prototype.hasAttribute);
export const hasAttrs = methodOf(Element.prototype, Element.prototype.hasAttributes);
export const attributeNamesOf = methodOf(Element.prototype, Element.prototype.getAttributeNames);
export const rectOf = methodOf(Element.prototype, Element.prototype.getBoundingClientRect);
export const hasRenderedBox = methodOf(Element.prototype, Element.prototype.checkVisibility);
export const isContentEditable = getterOf(HTMLElement.prototype, 'isContentEditable');

export const activeElementOf = getterOf(Document.prototype, 'activeElement');
export const bodyOf = getterOf(Document.prototype, 'body');
export const documentElementOf = getterOf(Document.prototype, 'documentElement');
export const viewOf = getterOf(Document.prototype, 'defaultView');
export const hasFocus = methodOf(Document.prototype, Document.prototype.hasFocus);
export const createRange = methodOf(Document.prototype, Document.prototype.createRange);

const closest = methodOf(Element.prototype, Element.prototype.closest);
const documentElementById = methodOf(Document.prototype, Document.prototype.getElementById);
const fragmentElementById = methodOf(
  DocumentFragment.prototype,
  DocumentFragment.prototype.getElementById,
);
const elementMatches = methodOf(Element.prototype, Element.prototype.matches);
const queryAllIn = {
  element: methodOf(Element.prototype, Element.prototype.querySelectorAll),
  document: methodOf(Document.prototype, Document.prototype.querySelectorAll),
  fragment: methodOf(DocumentFragment.prototype, DocumentFragment.prototype.querySelectorAll),
};

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

export const matches = (element: Element, selector: string): boolean =>
  elementMatches(element, selector);

export function isElement(node: Node | null): node is Element {
  return node !== null && nodeTypeOf(node) === 1;
}

export function isText(node: Node | null): node is Text {
  if (node === null) return false;
  const type = nodeTypeOf(node);
  return type === 3 || type === 4;
}

function isDocument(node: Node): node is Document {
  return nodeTypeOf(node) === 9;
}

function isFragment(node: Node): node is DocumentFragment {
  return nodeTypeOf(node) === 11;
}

function isShadowRoot(node: Node): node is ShadowRoot {
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

function isParent(node: Node): node is Element | Document | DocumentFragment {
  return isElement(node) || isDocument(node) || isFragment(node);
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

/** All elements under `scope` that match, in document order, light DOM of that scope only. */
export function queryAll(scope: ParentNode, selector: string): Element[] {
  if (isElement(scope)) return Array.from(queryAllIn.element(scope, selector));
  if (isDocument(scope)) return Array.from(queryAllIn.document(scope, selector));
  if (isFragment(scope)) return Array.from(queryAllIn.fragment(scope, selector));
  return [];
}

let shadowRootReader: (element: Element) => ShadowRoot | null = openShadowRootOf;
let readsClosedRoots = false;

/**
 * Makes every reader of the page engine see closed shadow roots too. Called once, by the content
 * script, with `chrome.dom.openOrClosedShadowRoot`: this folder may not touch the extension API.
 */
export function readShadowRootsWith(read: (element: Element) => ShadowRoot | null): void {
  shadowRootReader = read;
  readsClosedRoots = true;
}

/** HTML elements that `attachShadow` accepts besides custom elements (DOM, "valid shadow host name"). */
const BUILT_IN_HOSTS = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(
    ' ',
  ),
);

/** The shadow root of `element` that this engine may read: open ones, and closed ones in the extension. */
export function shadowRootOf(element: Element): ShadowRoot | null {
  const open = openShadowRootOf(element);
  if (open || !readsClosedRoots) return open;
  const name = localNameOf(element);
  return BUILT_IN_HOSTS.has(name) || name.includes('-') ? shadowRootReader(element) : null;
}

/** For each closed root: what its slots show. `assignedSlot` hides it. */
const closedSlots = perPass(() => new Map<ShadowRoot, ReadonlyMap<Node, HTMLSlotElement>>());

/** The slot that shows `node`, or null; slots of closed roots too, where those are read. */
export function assignedSlotOf(node: Element | Text): HTMLSlotElement | null {
  const open = slotOf(node);
  if (open || !readsClosedRoots) return open;
  const parent = parentElementOf(node);
  const root = parent && shadowRootOf(parent);
  if (root?.mode !== 'closed') return null;
  if (!isInPass()) return slotsIn(root).get(node) ?? null;
  let slots = closedSlots().get(root);
  if (!slots) {
    slots = slotsIn(root);
    closedSlots().set(root, slots);
  }
  return slots.get(node) ?? null;
}

function slotsIn(root: ShadowRoot): Map<Node, HTMLSlotElement> {
  const slots = new Map<Node, HTMLSlotElement>();
  for (const element of queryAll(root, 'slot')) {
    const slot = asHtml(element, 'slot');
    if (slot) for (const node of slot.assignedNodes()) slots.set(node, slot);
  }
  return slots;
}

const elementSlotOf = getterOf(Element.prototype, 'assignedSlot');

function slotOf(node: Element | Text): HTMLSlotElement | null {
  return isElement(node) ? elementSlotOf(node) : node.assignedSlot;
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
    const found: Element | null = closest(from, selector);
    if (found) return found;
    const root = rootNodeOf(from);
    from = isShadowRoot(root) ? root.host : null;
  }
  return null;
}

export function closestInTree(element: Element, selector: string): Element | null {
  return closest(element, selector);
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

const LABELABLE = new Set('button input meter output progress select textarea'.split(' '));

const NO_LABELS: readonly HTMLLabelElement[] = [];

const controlOf = getterOf(HTMLLabelElement.prototype, 'control');

/** For each tree (document or shadow root): the controls in it that have labels. */
const labelsByTree = perPass(() => new Map<Node, ReadonlyMap<Element, HTMLLabelElement[]>>());

/**
 * The `<label>` elements of a labelable control (HTML, "labels"), in tree order; none for other
 * elements. Looks at every label of the tree once a pass: `control.labels` does it for each control.
 */
export function labelsOf(element: Element): readonly HTMLLabelElement[] {
  if (!LABELABLE.has(localNameOf(element))) return NO_LABELS;
  if (!isInPass()) return labelsIn(rootNodeOf(element)).get(element) ?? NO_LABELS;
  const root = rootNodeOf(element);
  let labels = labelsByTree().get(root);
  if (!labels) {
    labels = labelsIn(root);
    labelsByTree().set(root, labels);
  }
  return labels.get(element) ?? NO_LABELS;
}

function labelsIn(root: Node): Map<Element, HTMLLabelElement[]> {
  const labels = new Map<Element, HTMLLabelElement[]>();
  for (const element of isParent(root) ? queryAll(root, 'label') : []) {
    const label = asHtml(element, 'label');
    const control = label && controlOf(label);
    if (!control) continue;
    const known = labels.get(control);
    if (known) known.push(label);
    else labels.set(control, [label]);
  }
  return labels;
}
