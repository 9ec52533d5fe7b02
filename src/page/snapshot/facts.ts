import type { AriaNode } from './aria-node';
import {
  attr,
  hasAttr,
  hasAttrs,
  ownerDocumentOf,
  parentOrHostOf,
  shadowRootOf,
  tagOf,
  viewOf,
} from './dom';
import type { GeneratedIn } from './generated-content';
import { perPass, withAriaCaches } from './pass';

export { withAriaCaches };

/** The computed style properties that a snapshot goes by. */
export interface Style {
  readonly display: string;
  readonly visibility: string;
  readonly cursor: string;
  readonly pointerEvents: string;
}

/** A text, and what it is made of (null when nobody asked). */
export interface OwnText {
  readonly text: string;
  readonly contributors: readonly Facts[] | null;
  readonly dialect: string;
}

/**
 * What has been read about one element in this pass; undefined is "not asked yet". One record and
 * one map look-up per element, as the same facts serve role, name, visibility and tree.
 */
export class Facts implements Style {
  readonly element: Element;
  readonly tag: string;
  /** Has no attribute at all, as most elements; saves asking for each. */
  readonly isBare: boolean;
  parent: Facts | null | undefined = undefined;
  shadow: ShadowRoot | null | undefined = undefined;
  /** Whether it has a computed style, which then is in the fields below. */
  hasStyle: boolean | undefined = undefined;
  display = 'inline';
  visibility = '';
  cursor = '';
  pointerEvents = '';
  role: string | null | undefined = undefined;
  explicitRole: string | null | undefined = undefined;
  styleVisible: boolean | undefined = undefined;
  /** A child was found to be rendered, so that nothing keeps the others from being. */
  rendersChildren = false;
  hasArea: boolean | undefined = undefined;
  hidden: boolean | undefined = undefined;
  ariaHidden: boolean | undefined = undefined;
  hiddenByChain: boolean | undefined = undefined;
  /** Has an area and is not `visibility: hidden`. Off-screen and transparent count as visible. */
  visible: boolean | undefined = undefined;
  disabledByAria: boolean | undefined = undefined;
  generated: GeneratedIn | undefined = undefined;
  generates: number | undefined = undefined;
  before: string | undefined = undefined;
  after: string | undefined = undefined;
  content: string | null | undefined = undefined;
  /** Its text as part of a name, when nothing outside it had a say. */
  ownText: OwnText | undefined = undefined;
  name: string | undefined = undefined;
  playwrightName: string | undefined = undefined;
  /** The last name computation that read it. */
  visitedBy = 0;
  /** The tree that is being built has read it. */
  isInTree = false;
  /** Its node in the tree that is being built. */
  node: AriaNode | undefined = undefined;

  constructor(element: Element) {
    this.element = element;
    this.tag = tagOf(element);
    this.isBare = !hasAttrs(element);
  }
}

const factsByElement = perPass(() => new Map<Element, Facts>());

/** The record of `element`. Only inside `withAriaCaches`. */
export function factsOf(element: Element): Facts {
  const pass = factsByElement();
  let facts = pass.get(element);
  if (!facts) {
    facts = new Facts(element);
    pass.set(element, facts);
  }
  return facts;
}

/** The record of a child that is neither slotted nor owned. Saves asking it for its parent. */
export function factsOfChild(element: Element, parent: Facts): Facts {
  const facts = factsOf(element);
  if (facts.parent === undefined) facts.parent = parent;
  return facts;
}

/** `attr`, faster where there are no attributes. */
export function attribute(facts: Facts, name: string): string | null {
  return facts.isBare ? null : attr(facts.element, name);
}

/** `hasAttr`, faster where there are no attributes. */
export function hasAttribute(facts: Facts, name: string): boolean {
  return !facts.isBare && hasAttr(facts.element, name);
}

/** Facts of the parent element or shadow host. */
export function parentFacts(facts: Facts): Facts | null {
  if (facts.parent === undefined) {
    const parent = parentOrHostOf(facts.element);
    facts.parent = parent && factsOf(parent);
  }
  return facts.parent;
}

/** The shadow root this engine may read. */
export function shadowOf(facts: Facts): ShadowRoot | null {
  if (facts.shadow === undefined) facts.shadow = shadowRootOf(facts.element);
  return facts.shadow;
}

/** Null in a document without a window (a parsed or detached one). */
export function styleOf(facts: Facts): Style | null {
  if (facts.hasStyle === undefined) readStyle(facts);
  return facts.hasStyle ? facts : null;
}

function readStyle(facts: Facts): void {
  const { element, parent } = facts;
  // Of the same document, so that it need not be asked for its window.
  const style = parent?.hasStyle ? getComputedStyle(element) : computedStyle(element);
  facts.hasStyle = style !== null;
  if (!style) return;
  // Read at once, so that the browser's object need not be kept.
  facts.display = style.display || 'inline';
  facts.visibility = style.visibility;
  facts.cursor = style.cursor;
  facts.pointerEvents = style.pointerEvents;
}

/** Works for elements of every document, and is faster than asking for the window of each. */
const { getComputedStyle } = globalThis;

export function computedStyle(element: Element, pseudo?: string): CSSStyleDeclaration | null {
  const document = ownerDocumentOf(element);
  if (!document || !viewOf(document)) return null;
  return pseudo === undefined ? getComputedStyle(element) : getComputedStyle(element, pseudo);
}

/** Computed `display`; `inline` where there is no style, as for a text. */
export function displayOf(facts: Facts): string {
  if (facts.hasStyle === undefined) readStyle(facts);
  return facts.display;
}
