import { isOwn } from '../own-elements';
import type { AriaNode } from './aria-node';
import { pseudoText } from './css-content';
import {
  activeElementOf,
  asHtml,
  assignedSlotOf,
  elementById,
  firstChildOf,
  hasFocus,
  isElement,
  isText,
  nextSiblingOf,
  ownerDocumentOf,
  parentElementOf,
} from './dom';
import { isPresentational } from './explicit-role';
import {
  attribute,
  displayOf,
  type Facts,
  factsOf,
  hasAttribute,
  shadowOf,
  styleOf,
} from './facts';
import { isFrame } from './identity';
import { computeName, normalizeWhiteSpace } from './name';
import { roleOfFacts } from './role';
import { asField, shownValueOf } from './secret-values';
import { NO_STATES, statesOf } from './states';
import {
  boxOf,
  isAriaHidden,
  isHidden,
  isStyleVisible,
  isTextLeftOut,
  receivesPointerEvents,
} from './visibility';
import type { Dialect } from './walk';

/** An element whose children are being read. */
interface Frame {
  readonly facts: Facts;
  /** The node its text goes to: its own, or that of an ancestor. */
  readonly into: AriaNode;
  readonly own: AriaNode | null;
  readonly isShown: boolean;
  readonly isBlock: boolean;
  /** What the name of `own` is made of. */
  readonly nameParts: readonly Facts[];
  /** The next child to read; when there is none, the lists are next. */
  next: Node | null;
  /** Slotted children are read where their slot is. */
  readonly isHost: boolean;
  readonly lists: Node[][];
}

/**
 * The tree of nodes below `root`, before distilling. Reads every DOM node once. A loop over its own
 * stack, as scripts can nest elements deeper than the call stack is.
 */
export function buildTree(root: Element, dialect: Dialect): AriaNode {
  const document = ownerDocumentOf(root);
  const active = document && hasFocus(document) ? activeElementOf(document) : null;
  const top = makeNode(factsOf(root), 'fragment', '', false, false);
  const stack: Frame[] = [];

  const enter = (facts: Facts, parent: AriaNode): void => {
    // An element that is owned may be met a second time.
    if (facts.isInTree || isOwn(facts.element)) return;
    facts.isInTree = true;
    const isShown = !isHidden(facts) || boxOf(facts).visible;
    const nameParts: Facts[] = [];
    const isActive = facts.element === active;
    const own = isShown ? nodeOf(facts, dialect, nameParts, isActive) : null;
    if (own) parent.children.push(own);
    // What is written inside a frame element is never shown; its document is another snapshot.
    if (isFrame(facts)) return;
    const into = own ?? parent;
    const isBlock = displayOf(facts) !== 'inline' || facts.tag === 'br';
    if (isBlock) into.children.push(' ');
    const before = pseudoText(facts, '::before');
    if (before) into.children.push(before);
    const { next, isHost, lists } = insideOf(facts, root);
    stack.push({ facts, into, own, isShown, isBlock, nameParts, next, isHost, lists });
  };

  enter(factsOf(root), top);
  for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
    const child = nextChild(frame);
    if (!child) {
      stack.pop();
      leave(frame);
    } else if (isElement(child)) enter(factsOf(child), frame.into);
    else if (isText(child)) addText(child, frame);
  }
  return top;
}

function addText(text: Text, { facts, into, isShown }: Frame): void {
  // The value of a text box is its text already.
  if (!isShown || into.role === 'textbox' || text.data === '') return;
  const parent = parentElementOf(text) === facts.element ? facts : parentFactsOfText(text);
  if (!isTextLeftOut(text, parent, 'playwright')) into.children.push(text.data);
}

/** Of a slotted text, or one directly in a shadow root. */
function parentFactsOfText(text: Text): Facts | null {
  const parent = parentElementOf(text);
  return parent && factsOf(parent);
}

function leave({ facts, into, own, isBlock, nameParts }: Frame): void {
  const after = pseudoText(facts, '::after');
  if (after) into.children.push(after);
  if (isBlock) into.children.push(' ');
  readProperties(facts, into);
  if (!own?.hasRef || nameParts.length === 0) return;
  const sources: AriaNode[] = [];
  for (const { node } of nameParts) if (node && node !== own) sources.push(node);
  own.nameSources = sources;
}

const NO_LISTS: Node[][] = [];

/** What is to be read inside: children, shadow tree, owned elements; or what a slot shows. */
function insideOf(facts: Facts, root: Element): Pick<Frame, 'next' | 'isHost' | 'lists'> {
  const { element } = facts;
  const slotted = facts.tag === 'slot' ? asHtml(element, 'slot')?.assignedNodes() : undefined;
  const isFilled = slotted !== undefined && slotted.length > 0;
  const next = isFilled ? null : firstChildOf(element);
  const shadow = isFilled ? null : shadowOf(facts);
  const ownsElements = hasAttribute(facts, 'aria-owns');
  if (!isFilled && !shadow && !ownsElements) return { next, isHost: false, lists: NO_LISTS };
  const lists: Node[][] = [];
  if (isFilled) lists.push(slotted);
  if (shadow) lists.push(siblingsFrom(firstChildOf(shadow)));
  if (ownsElements) lists.push(ownedBy(facts, root));
  // Taken from the end.
  for (const list of lists) list.reverse();
  lists.reverse();
  return { next, isHost: shadow !== null, lists };
}

function nextChild(frame: Frame): Node | null {
  while (frame.next) {
    const child = frame.next;
    frame.next = nextSiblingOf(child);
    const isSlotted = frame.isHost && (isElement(child) || isText(child)) && assignedSlotOf(child);
    if (!isSlotted) return child;
  }
  for (let list = frame.lists.at(-1); list; list = frame.lists.at(-1)) {
    const node = list.pop();
    if (node) return node;
    frame.lists.pop();
  }
  return null;
}

function siblingsFrom(first: Node | null): Node[] {
  const siblings: Node[] = [];
  for (let node = first; node; node = nextSiblingOf(node)) siblings.push(node);
  return siblings;
}

/** The node of an element, or null when it has none: no role and nothing but inline text. */
function nodeOf(
  facts: Facts,
  dialect: Dialect,
  nameParts: Facts[],
  isActive: boolean,
): AriaNode | null {
  if (isFrame(facts)) return makeNode(facts, 'iframe', '', boxOf(facts).visible, isActive);
  const role = roleOfFacts(facts) ?? 'generic';
  if (isPresentational(role)) return null;
  if (role === 'generic' && isInlineText(facts)) return null;
  const { name } = computeName(facts, dialect, { contributors: nameParts });
  const hasRef = boxOf(facts).visible && receivesPointerEvents(facts);
  const node = makeNode(facts, role, normalizeWhiteSpace(name), hasRef, isActive);
  const field = asField(facts.element);
  if (field && field.type !== 'checkbox' && field.type !== 'radio' && field.type !== 'file') {
    node.children.push(shownValueOf(field));
  }
  return node;
}

/** ARIA 1.2 `aria-owns`; ids are those of the document, as in Playwright. */
function ownedBy(facts: Facts, root: Element): Element[] {
  const document = ownerDocumentOf(root);
  const owned: Element[] = [];
  for (const id of (attribute(facts, 'aria-owns') ?? '').split(/\s+/)) {
    const element = document && elementById(document, id);
    if (element) owned.push(element);
  }
  return owned;
}

/** `/url` and `/placeholder`. An element without a node of its own sets them on the one around it. */
function readProperties(facts: Facts, node: AriaNode): void {
  if (facts.isBare) return;
  if (node.role === 'link') {
    const href = attribute(facts, 'href');
    if (href !== null) node.url = withoutData(href);
  } else if (node.role === 'textbox') {
    const placeholder = attribute(facts, 'placeholder');
    if (placeholder !== null && placeholder !== node.name) node.placeholder = placeholder;
  }
}

function withoutData(url: string): string {
  const comma = url.startsWith('data:') ? url.indexOf(',') : -1;
  return comma === -1 ? url : `${url.slice(0, comma + 1)}…`;
}

/** Has nothing but one text, and flows with the text around. */
function isInlineText(facts: Facts): boolean {
  const only = firstChildOf(facts.element);
  if (only === null || !isText(only) || nextSiblingOf(only) !== null) return false;
  const display = displayOf(facts);
  if (display === 'inline') return isStyleVisible(facts);
  return display === 'contents' && boxOf(facts).inline;
}

function makeNode(
  facts: Facts,
  role: string,
  name: string,
  hasRef: boolean,
  isActive: boolean,
): AriaNode {
  const node: AriaNode = {
    facts,
    role,
    name,
    showsName: true,
    hasRef,
    hasPointerCursor: hasRef && styleOf(facts)?.cursor === 'pointer',
    isActive,
    isAriaHidden: isAriaHidden(facts),
    states: role === 'generic' || role === 'fragment' ? NO_STATES : statesOf(facts, role),
    children: [],
    url: undefined,
    placeholder: undefined,
    nameSources: NO_SOURCES,
  };
  if (hasRef) facts.node = node;
  return node;
}

const NO_SOURCES: readonly AriaNode[] = [];
