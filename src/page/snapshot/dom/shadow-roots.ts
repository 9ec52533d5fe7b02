import { isInPass, perPass } from '../pass';
import { getterOf, localNameOf, methodOf, openShadowRootOf, parentElementOf } from './accessors';
import { asHtml, isElement } from './kinds';
import { queryAll } from './trees';

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

/** What a slot shows instead of its own children. */
export function slottedNodesOf(element: Element): Node[] {
  const slot = asHtml(element, 'slot');
  return slot ? assignedNodesOf(slot) : [];
}

function slotsIn(root: ShadowRoot): Map<Node, HTMLSlotElement> {
  const slots = new Map<Node, HTMLSlotElement>();
  for (const element of queryAll(root, 'slot')) {
    const slot = asHtml(element, 'slot');
    if (slot) for (const node of assignedNodesOf(slot)) slots.set(node, slot);
  }
  return slots;
}

const elementSlotOf = getterOf(Element.prototype, 'assignedSlot');
const textSlotOf = getterOf(Text.prototype, 'assignedSlot');
const assignedNodesOf = methodOf(
  HTMLSlotElement.prototype,
  HTMLSlotElement.prototype.assignedNodes,
);

function slotOf(node: Element | Text): HTMLSlotElement | null {
  return isElement(node) ? elementSlotOf(node) : textSlotOf(node);
}
