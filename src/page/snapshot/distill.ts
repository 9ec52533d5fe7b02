import { type AriaChild, type AriaNode, shownName } from './aria-node';
import { normalizeWhiteSpace } from './name';

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
  /** Nodes that are part of an open name and are not printed by themselves, so far. */
  const unprinted = new Set<AriaNode>();
  const stack: Frame[] = [{ node: root, next: 0, kept: 0 }];
  let pointerAncestors = 0;

  const enter = (node: AriaNode): void => {
    if (node.hasRef) {
      for (const source of node.nameSources) unprinted.add(source);
      const isPrinted = (depth === 0 || stack.length - 1 <= depth) && !isLeafGeneric(node);
      if (isPrinted) unprinted.delete(node);
    }
    if (node.hasPointerCursor) pointerAncestors += 1;
    stack.push({ node, next: 0, kept: 0 });
  };

  /** What stands in the place of `node`, or null for nothing. */
  const leave = (node: AriaNode, parent: AriaNode): AriaChild | null => {
    if (node.hasPointerCursor) pointerAncestors -= 1;
    const isClickTarget = node.hasPointerCursor && pointerAncestors === 0;
    mergeStrings(node);
    if (node.role === 'img' && !node.name && node.children.length === 0 && !isClickTarget) {
      return null;
    }
    dropRepeatedName(node, unprinted);
    if (node.role !== 'generic') return node;
    inlineOnlyText(node);
    if (repeatsNameOf(parent, node)) {
      if (node.hasRef) unprinted.add(node);
      return null;
    }
    return isEmptyWrapper(node, isClickTarget) ? (node.children[0] ?? null) : node;
  };

  for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
    const { children } = frame.node;
    const child = children[frame.next];
    frame.next += 1;
    if (typeof child === 'string') keep(frame, child);
    else if (child) enter(child);
    else {
      stack.pop();
      children.length = frame.kept;
      const parent = stack.at(-1);
      const item = parent ? leave(frame.node, parent.node) : null;
      if (!parent) mergeStrings(frame.node);
      else if (item !== null) keep(parent, item);
    }
  }
}

function keep(frame: Frame, item: AriaChild): void {
  frame.node.children[frame.kept] = item;
  frame.kept += 1;
}

/** Joins neighbouring texts, drops empty ones, and the only one when it is the name. */
function mergeStrings(node: AriaNode): void {
  if (node.children.length === 0) return;
  const merged: AriaChild[] = [];
  let text = '';
  for (const child of node.children) {
    if (typeof child === 'string') text += child;
    else {
      addText(text, merged);
      text = '';
      merged.push(child);
    }
  }
  addText(text, merged);
  if (merged.length === 1 && merged[0] === node.name) merged.length = 0;
  node.children = merged;
}

function addText(text: string, to: AriaChild[]): void {
  const normal = text && normalizeWhiteSpace(text);
  if (normal) to.push(normal);
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
function dropRepeatedName(node: AriaNode, unprinted: Set<AriaNode>): void {
  if (!node.hasRef || node.nameSources.length === 0) return;
  const isRepeated = node.nameSources.every((source) => !unprinted.has(source));
  if (isRepeated && !IDENTIFIED_BY_NAME.has(node.role)) node.showsName = false;
  else for (const source of node.nameSources) unprinted.delete(source);
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
