/**
 * Reads the DOM through accessors taken once from the prototypes. A page may name a form field
 * `parentNode` or `getAttribute`; such a name hides the property on the `<form>` (and an
 * `<img name="activeElement">` hides it on the document), in the isolated world too.
 */

const { call } = Function.prototype;

export function getterOf<T extends object, K extends keyof T & string>(
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

export function methodOf<T extends object, F extends Method>(
  _prototype: T,
  method: F,
): Unbound<T, F> {
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

export const dataOf = getterOf(CharacterData.prototype, 'data');
export const ariaLabelledByElementsOf = getterOf(Element.prototype, 'ariaLabelledByElements');

export const activeElementOf = getterOf(Document.prototype, 'activeElement');
export const bodyOf = getterOf(Document.prototype, 'body');
export const documentElementOf = getterOf(Document.prototype, 'documentElement');
export const viewOf = getterOf(Document.prototype, 'defaultView');
export const hasFocus = methodOf(Document.prototype, Document.prototype.hasFocus);
export const createRange = methodOf(Document.prototype, Document.prototype.createRange);
export const closestInTree: (element: Element, selector: string) => Element | null = methodOf(
  Element.prototype,
  Element.prototype.closest,
);
export const matches: (element: Element, selector: string) => boolean = methodOf(
  Element.prototype,
  Element.prototype.matches,
);
