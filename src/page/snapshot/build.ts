import { isOwn } from '../own-elements';
import { AriaNode } from './aria-node';
import { pseudoText } from './css-content';
import {
  activeElementOf,
  assignedSlotOf,
  dataOf,
  elementById,
  firstChildOf,
  hasFocus,
  isElement,
  isText,
  nextSiblingOf,
  ownerDocumentOf,
  parentElementOf,
  slottedNodesOf,
} from './dom';
import { isPresentational } from './explicit-role';
import {
  attribute,
  displayOf,
  type Facts,
  factsOf,
  factsOfChild,
  hasAttribute,
  shadowOf,
} from './facts';
import { isFrame, shownRoleOf } from './identity';
import { mayHaveName, normalizeWhiteSpace } from './name';
import { asField, shownValueOf, showsItsValue } from './secret-values';
import { NO_STATES, statesOf } from './states';
import { beginWalk, textAlternative } from './text-alternative';
import { countWork, OutOfTime } from './time-limit';
import { isHidden, isSeen, isStyleVisible, isTextLeftOut } from './visibility';
import { type Dialect, SELF } from './walk';

/** An element whose children are being read. */
class Frame {
  /** Children in a shadow tree, owned elements, or what a slot shows; each list from the end. */
  lists = NO_LISTS;
  /** Slotted children are read where their slot is. */
  isHost = false;

  constructor(
    readonly facts: Facts,
    /** The node its text goes to: its own, or that of an ancestor. */
    readonly into: AriaNode,
    readonly own: AriaNode | null,
    readonly isShown: boolean,
    /** The next child to read; when there is none, the lists are next. */
    public next: Node | null,
  ) {}
}

const NO_LISTS: Node[][] = [];

/**
 * The tree of nodes below `root`, before distilling; what was read of it when the time is up. Reads
 * every DOM node once. A loop over its own stack, as scripts can nest elements deeper than the call
 * stack is.
 */
export function buildTree(root: Element, dialect: Dialect): AriaNode {
  const document = ownerDocumentOf(root);
  const active = document && hasFocus(document) ? activeElementOf(document) : null;
  const top = new AriaNode(factsOf(root), 'fragment', '', NO_FACTS, false, NO_STATES);
  const stack: Frame[] = [];

  const enter = (facts: Facts, parent: AriaNode): void => {
    // An element that is owned may be met a second time.
    if (facts.isInTree || isOwn(facts.element)) return;
    facts.isInTree = true;
    const isShown = !isHidden(facts) || isSeen(facts);
    const own = isShown ? nodeOf(facts, dialect, facts.element === active) : null;
    if (own) parent.children.push(own);
    // What is written inside a frame element is never shown; its document is another snapshot.
    if (isFrame(facts)) return;
    const into = own ?? parent;
    if (isBlock(facts)) addSpace(into);
    addText(pseudoText(facts, '::before'), into);
    const frame = new Frame(facts, into, own, isShown, firstChildOf(facts.element));
    addLists(frame, root);
    stack.push(frame);
  };

  try {
    enter(factsOf(root), top);
    for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
      countWork();
      const child = nextChild(frame);
      if (!child) {
        stack.pop();
        leave(frame);
      } else if (isElement(child)) {
        const isPlainChild = frame.lists === NO_LISTS;
        enter(isPlainChild ? factsOfChild(child, frame.facts) : factsOf(child), frame.into);
      } else if (isText(child)) readText(child, frame);
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
    for (const frame of stack.reverse()) leave(frame);
  }
  return top;
}

function isBlock(facts: Facts): boolean {
  return displayOf(facts) !== 'inline' || facts.tag === 'br';
}

/** Texts that nothing stands between are one. */
function addText(text: string, to: AriaNode): void {
  if (text === '') return;
  const { children } = to;
  const last = children.at(-1);
  if (typeof last === 'string') children[children.length - 1] = last + text;
  else children.push(text);
}

/** Keeps texts apart. At the start there is nothing to keep apart. */
function addSpace(to: AriaNode): void {
  if (to.children.length > 0) addText(' ', to);
}

function readText(text: Text, { facts, into, isShown }: Frame): void {
  // The value of a text box is its text already.
  if (!isShown || into.role === 'textbox') return;
  const parent = parentElementOf(text) === facts.element ? facts : parentFactsOfText(text);
  if (!isTextLeftOut(text, parent, 'playwright')) addText(dataOf(text), into);
}

/** Of a slotted text, or one directly in a shadow root. */
function parentFactsOfText(text: Text): Facts | null {
  const parent = parentElementOf(text);
  return parent && factsOf(parent);
}

function leave({ facts, into, own }: Frame): void {
  addText(pseudoText(facts, '::after'), into);
  if (!own && isBlock(facts)) addSpace(into);
  readProperties(facts, into);
  if (own && own.nameParts.length > 0) own.nameSources = sourcesOf(own);
}

/** The nodes there are so far: one that comes later is not part of this one's content. */
function sourcesOf(own: AriaNode): AriaNode[] {
  const sources: AriaNode[] = [];
  for (const { node } of own.nameParts) if (node && node !== own) sources.push(node);
  return sources;
}

/** What is to be read besides or instead of the children: shadow tree, owned elements, slotted nodes. */
function addLists(frame: Frame, root: Element): void {
  const { facts } = frame;
  const slotted = facts.tag === 'slot' ? slottedNodesOf(facts.element) : undefined;
  const isFilled = slotted !== undefined && slotted.length > 0;
  const shadow = isFilled ? null : shadowOf(facts);
  const ownsElements = hasAttribute(facts, 'aria-owns');
  if (!isFilled && !shadow && !ownsElements) return;
  if (isFilled) frame.next = null;
  frame.isHost = shadow !== null;
  frame.lists = [];
  // Taken from the end.
  if (ownsElements) frame.lists.push(ownedBy(facts, root).reverse());
  if (shadow) frame.lists.push(siblingsFrom(firstChildOf(shadow)).reverse());
  if (isFilled) frame.lists.push(slotted.reverse());
}

function nextChild(frame: Frame): Node | null {
  while (frame.next) {
    const child = frame.next;
    frame.next = nextSiblingOf(child);
    if (!frame.isHost) return child;
    const isSlotted = (isElement(child) || isText(child)) && assignedSlotOf(child);
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

const NO_FACTS: Facts[] = [];

/** The node of an element, or null when it has none: no role and nothing but inline text. */
function nodeOf(facts: Facts, dialect: Dialect, isActive: boolean): AriaNode | null {
  const role = shownRoleOf(facts, dialect);
  if (isPresentational(role)) return null;
  if (role === 'generic' && isInlineText(facts)) return null;
  let name = '';
  let nameParts = NO_FACTS;
  if (role !== 'iframe' && mayHaveName(facts, dialect)) {
    nameParts = [];
    const walk = beginWalk(dialect, { contributors: nameParts });
    name = normalizeWhiteSpace(textAlternative(facts, walk, SELF));
  }
  const node = new AriaNode(facts, role, name, nameParts, isActive, statesOf(facts, role));
  facts.node = node;
  const isField = facts.tag === 'input' || facts.tag === 'textarea';
  const field = isField ? asField(facts.element) : null;
  if (field && showsItsValue(field)) {
    addText(shownValueOf(field), node);
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
  return display === 'contents' && isSeen(facts);
}
