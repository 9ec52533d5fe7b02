import { type AriaNode, shownName } from './aria-node';
import { normalizeWhiteSpace } from './name';

/** A node whose children are being distilled. */
interface Frame {
  readonly node: AriaNode;
  readonly children: (AriaNode | string)[];
  next: number;
  readonly kept: (AriaNode | string)[];
}

/**
 * Removes what tells a reader nothing: wrappers, nameless images, names that the children repeat and
 * children that repeat the name. Changes the tree in place. `depth` is the number of levels that will
 * be printed (0 is all): what is below does not stand for a name.
 */
export function distill(root: AriaNode, depth: number): void {
  /** Nodes that are part of an open name and are not printed by themselves, so far. */
  const unprinted = new Set<AriaNode>();
  const stack: Frame[] = [frameOf(root)];
  let pointerAncestors = 0;

  const enter = (node: AriaNode): void => {
    if (node.hasRef) {
      for (const source of node.nameSources) unprinted.add(source);
      const isPrinted = (depth === 0 || stack.length - 1 <= depth) && !isLeafGeneric(node);
      if (isPrinted) unprinted.delete(node);
    }
    if (node.hasPointerCursor) pointerAncestors += 1;
    stack.push(frameOf(node));
  };

  /** What stands in the place of `node`. */
  const leave = (node: AriaNode, parent: AriaNode): (AriaNode | string)[] => {
    if (node.hasPointerCursor) pointerAncestors -= 1;
    const isClickTarget = node.hasPointerCursor && pointerAncestors === 0;
    mergeStrings(node);
    if (node.role === 'img' && !node.name && node.children.length === 0 && !isClickTarget)
      return [];
    dropRepeatedName(node, unprinted);
    inlineOnlyText(node);
    if (repeatsNameOf(parent, node)) {
      if (node.hasRef) unprinted.add(node);
      return [];
    }
    return isEmptyWrapper(node, isClickTarget) ? node.children : [node];
  };

  for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
    const child = frame.children[frame.next];
    frame.next += 1;
    if (typeof child === 'string') frame.kept.push(child);
    else if (child) enter(child);
    else {
      stack.pop();
      const { node, kept } = frame;
      node.children = kept;
      const parent = stack.at(-1);
      if (!parent) mergeStrings(node);
      else for (const item of leave(node, parent.node)) parent.kept.push(item);
    }
  }
}

function frameOf(node: AriaNode): Frame {
  return { node, children: node.children, next: 0, kept: [] };
}

/** Joins neighbouring texts, drops empty ones, and the only one when it is the name. */
function mergeStrings(node: AriaNode): void {
  const merged: (AriaNode | string)[] = [];
  let text = '';
  const flush = (): void => {
    const normal = text && normalizeWhiteSpace(text);
    if (normal) merged.push(normal);
    text = '';
  };
  for (const child of node.children) {
    if (typeof child === 'string') text += child;
    else {
      flush();
      merged.push(child);
    }
  }
  flush();
  node.children = merged.length === 1 && merged[0] === node.name ? [] : merged;
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
  if (node.role !== 'generic' || hasProperties(node) || node.children.length !== 1) return;
  if (!only || typeof only === 'string') return;
  if (only.role !== 'generic' || shownName(only) || only.isActive || hasProperties(only)) return;
  const [text] = only.children;
  if (only.children.length === 1 && typeof text === 'string') node.children = [text];
}

/** A `generic` that says no more than its parent's name. */
function repeatsNameOf(parent: AriaNode, node: AriaNode): boolean {
  if (!parent.name || node.role !== 'generic' || node.isActive || hasProperties(node)) return false;
  const [only] = node.children;
  const name = shownName(node);
  if (name) return node.children.length === 0 && name === parent.name;
  return node.children.length === 1 && only === parent.name;
}

/** A nameless `generic` around one node, or around nothing. */
function isEmptyWrapper(node: AriaNode, isClickTarget: boolean): boolean {
  if (node.role !== 'generic' || shownName(node) || node.children.length > 1) return false;
  const [only] = node.children;
  if (only === undefined) return !isClickTarget;
  return typeof only !== 'string' && only.hasRef;
}
