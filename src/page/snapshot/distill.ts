import { type AriaChild, type AriaNode, shownName } from './aria-node';
import { isPresentational } from './explicit-role';
import { normalizeWhiteSpace } from './name';
import { roleOfFacts } from './role';

/** A node whose children are being distilled, in place: what is kept moves to the front. */
interface Frame {
  readonly node: AriaNode;
  next: number;
  kept: number;
}

/**
 * Removes what tells a reader nothing: wrappers, nameless images, names that the children repeat and
 * children that repeat the name. Changes the tree in place. `depth` is the number of levels that will
 * be printed (0 is all): what is below does not stand for a name.
 */
export function distill(root: AriaNode, depth: number): void {
  const stack: Frame[] = [{ node: root, next: 0, kept: 0 }];
  let pointerAncestors = 0;

  const enter = (node: AriaNode): void => {
    if (node.nameSources.length > 0) {
      node.nameSources = node.hasRef ? node.nameSources.filter(hasRef) : NO_SOURCES;
      for (const source of node.nameSources) source.isUnprinted = true;
    }
    if (node.isUnprinted) {
      const isPrinted = (depth === 0 || stack.length - 1 <= depth) && !isLeafGeneric(node);
      if (isPrinted) node.isUnprinted = false;
    }
    if (node.hasPointerCursor) pointerAncestors += 1;
  };

  /** What stands in the place of `node`, or null for nothing. */
  const leave = (node: AriaNode, parent: AriaNode): AriaNode | null => {
    if (node.hasPointerCursor) pointerAncestors -= 1;
    const isClickTarget = node.hasPointerCursor && pointerAncestors === 0;
    normalizeTexts(node);
    if (isNamelessImage(node) && !isClickTarget) return null;
    dropRepeatedName(node);
    if (node.role !== 'generic') return node;
    inlineOnlyText(node);
    if (repeatsNameOf(parent, node)) {
      node.isUnprinted = true;
      return null;
    }
    if (!isEmptyWrapper(node, isClickTarget)) return node;
    const [only] = node.children;
    return typeof only === 'string' ? null : (only ?? null);
  };

  for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
    const { children } = frame.node;
    const child = children[frame.next];
    frame.next += 1;
    if (typeof child === 'string') keep(frame, child);
    else if (child) {
      enter(child);
      if (hasNodes(child)) stack.push({ node: child, next: 0, kept: 0 });
      else keep(frame, leave(child, frame.node));
    } else {
      stack.pop();
      if (frame.kept !== children.length) children.length = frame.kept;
      const parent = stack.at(-1);
      if (parent) keep(parent, leave(frame.node, parent.node));
      else normalizeTexts(frame.node);
    }
  }
}

const NO_SOURCES: readonly AriaNode[] = [];

function hasRef(node: AriaNode): boolean {
  return node.hasRef;
}

function hasNodes({ children }: AriaNode): boolean {
  return children.length > 1 || (children.length === 1 && typeof children[0] !== 'string');
}

/** Joins texts that have become neighbours. */
function keep(frame: Frame, item: AriaChild | null): void {
  if (item === null) return;
  const { children } = frame.node;
  const last = frame.kept > 0 ? children[frame.kept - 1] : undefined;
  if (typeof item === 'string' && typeof last === 'string') {
    children[frame.kept - 1] = last + item;
    return;
  }
  children[frame.kept] = item;
  frame.kept += 1;
}

/** Drops empty texts, and the only one when it is the name. */
function normalizeTexts(node: AriaNode): void {
  const { children } = node;
  let kept = 0;
  for (const child of children) {
    const item = typeof child === 'string' ? normalizeWhiteSpace(child) : child;
    if (item === '') continue;
    children[kept] = item;
    kept += 1;
  }
  if (kept === 1 && children[0] === node.name) kept = 0;
  // Setting it is slow.
  if (kept !== children.length) children.length = kept;
}

/** One that is said to be decoration is here as it can be clicked. */
function isNamelessImage({ role, name, children, facts }: AriaNode): boolean {
  if (role !== 'img' || name !== '' || children.length > 0) return false;
  return !isPresentational(roleOfFacts(facts));
}

function isLeafGeneric(node: AriaNode): boolean {
  return node.role === 'generic' && node.children.every((child) => typeof child === 'string');
}

/** Roles whose name tells one such element from another, so that it is kept though the content has it. */
const IDENTIFIED_BY_NAME = new Set(
  (
    'alertdialog dialog banner complementary contentinfo form main navigation region search ' +
    'application document figure group grid listbox menu menubar radiogroup tablist tabpanel toolbar ' +
    'tree treegrid table columnheader rowheader'
  ).split(' '),
);

/** A name made of nodes that are all printed below is not printed again. */
function dropRepeatedName(node: AriaNode): void {
  if (node.nameSources.length === 0) return;
  const isRepeated = !node.nameSources.some((source) => source.isUnprinted);
  if (isRepeated && !IDENTIFIED_BY_NAME.has(node.role)) node.showsName = false;
  else for (const source of node.nameSources) source.isUnprinted = false;
}

function hasProperties(node: AriaNode): boolean {
  return node.isAriaHidden || node.url !== undefined || node.placeholder !== undefined;
}

/** `generic > generic: text` becomes `generic: text`. */
function inlineOnlyText(node: AriaNode): void {
  const [only] = node.children;
  if (!only || typeof only === 'string' || node.children.length !== 1) return;
  if (only.role !== 'generic' || shownName(only) || only.isActive) return;
  if (hasProperties(node) || hasProperties(only)) return;
  const [text] = only.children;
  if (only.children.length === 1 && typeof text === 'string') node.children = [text];
}

/** A `generic` that says no more than its parent's name. */
function repeatsNameOf(parent: AriaNode, generic: AriaNode): boolean {
  if (!parent.name || generic.isActive || hasProperties(generic)) return false;
  const [only] = generic.children;
  const name = shownName(generic);
  if (name) return generic.children.length === 0 && name === parent.name;
  return generic.children.length === 1 && only === parent.name;
}

/** A nameless `generic` around one node, or around nothing. */
function isEmptyWrapper(generic: AriaNode, isClickTarget: boolean): boolean {
  if (shownName(generic) || generic.children.length > 1) return false;
  const [only] = generic.children;
  if (only === undefined) return !isClickTarget;
  return typeof only !== 'string' && only.hasRef;
}
