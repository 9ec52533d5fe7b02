import { isOwn } from '../own-elements';
import type { AriaNode, States } from './aria-node';
import { pseudoText } from './css-content';
import {
  activeElementOf,
  asHtml,
  assignedSlotOf,
  attr,
  elementById,
  firstChildOf,
  hasAttr,
  hasFocus,
  isElement,
  isText,
  nextSiblingOf,
  ownerDocumentOf,
} from './dom';
import { isPresentational } from './explicit-role';
import { displayOf, type Facts, factsOf, shadowOf, styleOf } from './facts';
import { isFrame } from './identity';
import { computeName, normalizeWhiteSpace } from './name';
import { roleOfFacts } from './role';
import { asField, shownValueOf } from './secret-values';
import {
  checkedOfFacts,
  disabledOfFacts,
  expandedOfFacts,
  invalidOf,
  levelOfFacts,
  pressedOfFacts,
  selectedOfFacts,
  supports,
} from './states';
import { boxOf, isAriaHidden, isHidden, isTextLeftOut, receivesPointerEvents } from './visibility';
import type { Dialect } from './walk';

/** An element whose children are being read. */
interface Frame {
  readonly facts: Facts;
  /** The node its text goes to: its own, or that of an ancestor. */
  readonly into: AriaNode;
  readonly own: AriaNode | null;
  readonly isShown: boolean;
  readonly isBlock: boolean;
  /** Elements that contributed to the name of `own`. */
  readonly nameParts: readonly Element[];
  /** What is still to be read: siblings from here on, then each of the lists. */
  next: Node | null;
  skipSlotted: boolean;
  readonly lists: Iterable<Node>[];
  list: Iterator<Node> | null;
}

/**
 * The tree of nodes below `root`, before distilling. Reads every DOM node once. A loop over its own
 * stack, as scripts can nest elements deeper than the call stack is.
 */
export function buildTree(root: Element, dialect: Dialect): AriaNode {
  const top = fragment(root);
  const visited = new Set<Node>();
  const nodes = new Map<Element, AriaNode>();
  const stack: Frame[] = [];

  const enter = (element: Element, parent: AriaNode): void => {
    if (isOwn(element)) return;
    const facts = factsOf(element);
    const isShown = !isHidden(facts) || boxOf(facts).visible;
    const nameParts: Element[] = [];
    const own = isShown ? nodeOf(facts, dialect, nameParts) : null;
    if (own) {
      if (own.hasRef) nodes.set(element, own);
      parent.children.push(own);
    }
    // What is written inside a frame element is never shown; its document is another snapshot.
    if (isFrame(facts)) return;
    const into = own ?? parent;
    const isBlock = displayOf(facts) !== 'inline' || facts.tag === 'br';
    if (isBlock) into.children.push(' ');
    into.children.push(pseudoText(facts, '::before'));
    stack.push(frameOf(facts, into, own, isShown, isBlock, nameParts, root));
  };

  const leave = ({ facts, into, own, isBlock, nameParts }: Frame): void => {
    into.children.push(pseudoText(facts, '::after'));
    if (isBlock) into.children.push(' ');
    readProperties(facts.element, into);
    if (!own?.hasRef) return;
    own.nameSources = nameParts
      .map((part) => nodes.get(part))
      .filter((node): node is AriaNode => node !== undefined && node !== own);
  };

  const visit = (node: Node, parent: AriaNode, isShown: boolean): void => {
    if (visited.has(node)) return;
    visited.add(node);
    if (isText(node)) {
      // The value of a text box is its text already.
      if (isShown && parent.role !== 'textbox' && node.data && !isTextLeftOut(node, 'playwright')) {
        parent.children.push(node.data);
      }
    } else if (isElement(node)) enter(node, parent);
  };

  visit(root, top, true);
  for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
    const child = nextChild(frame);
    if (child) visit(child, frame.into, frame.isShown);
    else {
      stack.pop();
      leave(frame);
    }
  }
  return top;
}

function frameOf(
  facts: Facts,
  into: AriaNode,
  own: AriaNode | null,
  isShown: boolean,
  isBlock: boolean,
  nameParts: readonly Element[],
  root: Element,
): Frame {
  const { element } = facts;
  const lists: Iterable<Node>[] = [];
  const slotted = facts.tag === 'slot' ? asHtml(element, 'slot')?.assignedNodes() : undefined;
  const isFilled = slotted !== undefined && slotted.length > 0;
  const shadow = isFilled ? null : shadowOf(facts);
  if (isFilled) lists.push(slotted);
  if (shadow) lists.push(siblingsFrom(firstChildOf(shadow)));
  if (hasAttr(element, 'aria-owns')) lists.push(ownedBy(element, root));
  return {
    facts,
    into,
    own,
    isShown,
    isBlock,
    nameParts,
    next: isFilled ? null : firstChildOf(element),
    skipSlotted: shadow !== null,
    lists,
    list: null,
  };
}

function nextChild(frame: Frame): Node | null {
  while (frame.next) {
    const child = frame.next;
    frame.next = nextSiblingOf(child);
    // A slotted node is read where its slot is.
    const isElsewhere =
      frame.skipSlotted && (isElement(child) || isText(child)) && assignedSlotOf(child);
    if (!isElsewhere) return child;
  }
  for (;;) {
    const item = frame.list?.next();
    if (item && !item.done) return item.value;
    const list = frame.lists.shift();
    if (!list) return null;
    frame.list = list[Symbol.iterator]();
  }
}

function* siblingsFrom(first: Node | null): Generator<Node> {
  for (let node = first; node; node = nextSiblingOf(node)) yield node;
}

/** ARIA 1.2 `aria-owns`; ids are those of the document, as in Playwright. */
function ownedBy(element: Element, root: Element): Element[] {
  const document = ownerDocumentOf(root);
  const ids = (attr(element, 'aria-owns') ?? '').split(/\s+/);
  return ids
    .map((id) => (document ? elementById(document, id) : null))
    .filter((owned) => owned !== null);
}

/** `/url` and `/placeholder`. An element without a node of its own sets them on the one around it. */
function readProperties(element: Element, node: AriaNode): void {
  if (node.role === 'link') {
    const href = attr(element, 'href');
    if (href !== null) node.url = withoutData(href);
  } else if (node.role === 'textbox') {
    const placeholder = attr(element, 'placeholder');
    if (placeholder !== null && placeholder !== node.name) node.placeholder = placeholder;
  }
}

function withoutData(url: string): string {
  const comma = url.startsWith('data:') ? url.indexOf(',') : -1;
  return comma === -1 ? url : `${url.slice(0, comma + 1)}…`;
}

/** The node of an element, or null when it has none: no role and nothing but inline text. */
function nodeOf(facts: Facts, dialect: Dialect, nameParts: Element[]): AriaNode | null {
  const { element } = facts;
  if (isFrame(facts)) return makeNode(facts, 'iframe', '', boxOf(facts).visible);
  const role = roleOfFacts(facts) ?? 'generic';
  if (isPresentational(role)) return null;
  const { visible, inline } = boxOf(facts);
  if (role === 'generic' && inline && hasOnlyText(element)) return null;
  const name = normalizeWhiteSpace(computeName(facts, dialect, { contributors: nameParts }).name);
  const node = makeNode(facts, role, name, visible && receivesPointerEvents(facts));
  const field = asField(element);
  if (field && field.type !== 'checkbox' && field.type !== 'radio' && field.type !== 'file') {
    node.children = [shownValueOf(field)];
  }
  return node;
}

function hasOnlyText(element: Element): boolean {
  const only = firstChildOf(element);
  return only !== null && isText(only) && nextSiblingOf(only) === null;
}

function makeNode(facts: Facts, role: string, name: string, hasRef: boolean): AriaNode {
  const { element } = facts;
  return {
    element,
    role,
    name,
    showsName: true,
    hasRef,
    hasPointerCursor: hasRef && styleOf(facts)?.cursor === 'pointer',
    isActive: isActive(element),
    isAriaHidden: isAriaHidden(element),
    states: statesOf(facts, role),
    children: [],
    url: undefined,
    placeholder: undefined,
    nameSources: [],
  };
}

function isActive(element: Element): boolean {
  const document = ownerDocumentOf(element);
  return document !== null && activeElementOf(document) === element && hasFocus(document);
}

const NO_STATES: States = {
  checked: false,
  disabled: false,
  expanded: false,
  invalid: false,
  level: 0,
  pressed: false,
  selected: false,
};

function statesOf(facts: Facts, role: string): States {
  if (role === 'generic' || role === 'iframe') return NO_STATES;
  return {
    checked: supports('checked', role) && (checkedOfFacts(facts) ?? false),
    disabled: supports('disabled', role) && disabledOfFacts(facts),
    expanded: supports('expanded', role) && (expandedOfFacts(facts) ?? false),
    invalid: supports('invalid', role) && invalidOf(facts.element),
    level: supports('level', role) ? levelOfFacts(facts) : 0,
    pressed: supports('pressed', role) && pressedOfFacts(facts),
    selected: supports('selected', role) && selectedOfFacts(facts),
  };
}

function fragment(element: Element): AriaNode {
  return {
    element,
    role: 'fragment',
    name: '',
    showsName: false,
    hasRef: false,
    hasPointerCursor: false,
    isActive: false,
    isAriaHidden: false,
    states: NO_STATES,
    children: [],
    url: undefined,
    placeholder: undefined,
    nameSources: [],
  };
}
