import { type AriaNode, shownName } from './aria-node';
import { rectOf } from './dom';
import type { RefMap } from './ref-map';
import { yamlKey, yamlValue } from './yaml';

export interface RenderOptions {
  /** Levels to print; 0 is all. */
  readonly depth: number;
  readonly boxes: boolean;
  readonly refPrefix: string;
  readonly mask: (text: string) => string;
}

/** A frame element in a snapshot, below which the driver puts the snapshot of its document. */
export interface FrameLine {
  readonly ref: string;
  readonly element: Element;
  /** Its level, 0 for the first. */
  readonly depth: number;
}

export interface Rendered {
  readonly text: string;
  readonly iframes: FrameLine[];
}

/** Longer names are noise; the text they come from is printed below. */
const LONGEST_NAME = 900;

/** Prints the children of `root`, one line each, in Playwright's AI format; hands out refs on the way. */
export function render(root: AriaNode, refs: RefMap, options: RenderOptions): Rendered {
  const lines: string[] = [];
  const iframes: FrameLine[] = [];
  /** What is still to be printed, the next one last. */
  const pending = itemsOf(root, 0, false).reverse();

  for (let item = pending.pop(); item; item = pending.pop()) {
    const { child, depth, inPointer } = item;
    const indent = '  '.repeat(depth);
    if (typeof child === 'string') {
      lines.push(`${indent}- text: ${yamlValue(options.mask(child))}`);
      continue;
    }
    const ref = child.hasRef
      ? refs.assign(child.element, child.role, child.name, options.refPrefix)
      : undefined;
    if (ref !== undefined && child.role === 'iframe') {
      iframes.push({ ref, element: child.element, depth });
    }
    const key = `${indent}- ${yamlKey(keyOf(child, ref, inPointer, options))}`;
    const [only] = child.children;
    const text = child.children.length === 1 && typeof only === 'string' ? only : undefined;
    const properties = propertiesOf(child);
    const isCut = options.depth !== 0 && depth === options.depth;
    const below =
      (text !== undefined && properties.length > 0) || (text === undefined && !isCut)
        ? itemsOf(child, depth + 1, inPointer || child.hasPointerCursor)
        : [];

    if (properties.length === 0 && below.length === 0) {
      lines.push(text === undefined ? key : `${key}: ${yamlValue(options.mask(text))}`);
      continue;
    }
    lines.push(`${key}:`);
    for (const [name, value] of properties) {
      lines.push(`${indent}  - /${name}: ${yamlValue(options.mask(value))}`);
    }
    for (let at = below.length - 1; at >= 0; at -= 1) {
      const next = below[at];
      if (next) pending.push(next);
    }
  }
  return { text: lines.join('\n'), iframes };
}

interface Item {
  readonly child: AriaNode | string;
  readonly depth: number;
  /** Inside a node that is printed with `[cursor=pointer]`, so that it is not repeated. */
  readonly inPointer: boolean;
}

function itemsOf(node: AriaNode, depth: number, inPointer: boolean): Item[] {
  return node.children.map((child) => ({ child, depth, inPointer }));
}

function propertiesOf(node: AriaNode): [string, string][] {
  const properties: [string, string][] = [];
  if (node.url !== undefined) properties.push(['url', node.url]);
  if (node.placeholder !== undefined) properties.push(['placeholder', node.placeholder]);
  return properties;
}

function keyOf(
  node: AriaNode,
  ref: string | undefined,
  inPointer: boolean,
  { boxes, mask }: RenderOptions,
): string {
  const { checked, disabled, expanded, invalid, level, pressed, selected } = node.states;
  const name = shownName(node);
  let key = node.role;
  if (name && name.length <= LONGEST_NAME) key += ` ${JSON.stringify(mask(name))}`;
  if (checked) key += checked === 'mixed' ? ' [checked=mixed]' : ' [checked]';
  if (disabled) key += ' [disabled]';
  if (expanded) key += ' [expanded]';
  if (node.isActive) key += ' [active]';
  if (invalid) key += invalid === true ? ' [invalid]' : ` [invalid=${invalid}]`;
  if (level) key += ` [level=${level}]`;
  if (pressed) key += pressed === 'mixed' ? ' [pressed=mixed]' : ' [pressed]';
  if (selected) key += ' [selected]';
  if (node.isAriaHidden) key += ' [aria-hidden]';
  if (ref !== undefined) {
    key += ` [ref=${ref}]`;
    if (node.hasPointerCursor && !inPointer) key += ' [cursor=pointer]';
  }
  if (boxes) {
    const { x, y, width, height } = rectOf(node.element);
    key += ` [box=${[x, y, width, height].map(Math.round).join(',')}]`;
  }
  return key;
}
