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
import { perPass, withAriaCaches } from './pass';

/**
 * What has been read about one element in this pass. `undefined` is "not asked yet". One record per
 * element and one map look-up, as the same facts serve role, name, visibility and tree.
 */
export interface Facts {
  readonly element: Element;
  readonly tag: string;
  /** Has no attribute at all, as most elements; saves asking for each. */
  readonly isBare: boolean;
  parent: Facts | null | undefined;
  shadow: ShadowRoot | null | undefined;
  style: CSSStyleDeclaration | null | undefined;
  display: string | undefined;
  role: string | null | undefined;
  explicitRole: string | null | undefined;
  styleVisible: boolean | undefined;
  hidden: boolean | undefined;
  hiddenByChain: boolean | undefined;
  box: Box | undefined;
  pointerEvents: boolean | undefined;
  disabledByAria: boolean | undefined;
  generates: number | undefined;
  before: string | undefined;
  after: string | undefined;
  content: string | null | undefined;
  name: string | undefined;
  playwrightName: string | undefined;
  /** The last name computation that read it. */
  visitedBy: number;
}

export { withAriaCaches };

export interface Box {
  /** Has an area and is not `visibility: hidden`. Off-screen and transparent count as visible. */
  visible: boolean;
  inline: boolean;
}

const factsByElement = perPass(() => new Map<Element, Facts>());

/** The record of `element`. Only inside `withAriaCaches`. */
export function factsOf(element: Element): Facts {
  const pass = factsByElement();
  const known = pass.get(element);
  if (known) return known;
  const facts: Facts = {
    element,
    tag: tagOf(element),
    isBare: !hasAttrs(element),
    parent: undefined,
    shadow: undefined,
    style: undefined,
    display: undefined,
    role: undefined,
    explicitRole: undefined,
    styleVisible: undefined,
    hidden: undefined,
    hiddenByChain: undefined,
    box: undefined,
    pointerEvents: undefined,
    disabledByAria: undefined,
    generates: undefined,
    before: undefined,
    after: undefined,
    content: undefined,
    name: undefined,
    playwrightName: undefined,
    visitedBy: 0,
  };
  pass.set(element, facts);
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

/** Computed style, or null in a document without a window (a parsed or detached one). */
export function styleOf(facts: Facts): CSSStyleDeclaration | null {
  if (facts.style === undefined) facts.style = computedStyle(facts.element);
  return facts.style;
}

export function computedStyle(element: Element, pseudo?: string): CSSStyleDeclaration | null {
  const document = ownerDocumentOf(element);
  const view = document && viewOf(document);
  return view ? view.getComputedStyle(element, pseudo) : null;
}

/** Computed `display`; `inline` where there is no style, as for a text. */
export function displayOf(facts: Facts): string {
  if (facts.display === undefined) facts.display = styleOf(facts)?.display || 'inline';
  return facts.display;
}
