import { type AriaChild, type AriaNode, shownName } from './aria-node';
import { rectOf } from './dom';
import type { RefMap } from './ref-map';
import { NO_STATES } from './states';
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

/** Nodes of one level that are still to be printed. */
interface Level {
  readonly children: readonly AriaChild[];
  next: number;
  readonly depth: number;
  readonly indent: string;
  /** Inside a node that is printed with `[cursor=pointer]`, so that it is not repeated. */
  readonly inPointer: boolean;
}

/** Prints the children of `root`, one line each, in Playwright's AI format; hands out refs on the way. */
export function render(root: AriaNode, refs: RefMap, options: RenderOptions): Rendered {
  const lines: string[] = [];
  const iframes: FrameLine[] = [];
  const levels: Level[] = [
    { children: root.children, next: 0, depth: 0, indent: '', inPointer: false },
  ];

  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    const { depth, indent } = level;
    const child = level.children[level.next];
    level.next += 1;
    if (child === undefined) levels.pop();
    else if (typeof child === 'string') {
      lines.push(`${indent}- text: ${yamlValue(options.mask(child))}`);
    } else {
      const ref = child.hasRef
        ? refs.assign(child.facts.element, child.role, child.name, options.refPrefix)
        : undefined;
      if (ref !== undefined && child.role === 'iframe') {
        iframes.push({ ref, element: child.facts.element, depth });
      }
      const key = `${indent}- ${yamlKey(keyOf(child, ref, level.inPointer, options))}`;
      const { children, url, placeholder } = child;
      const [only] = children;
      const text = children.length === 1 && typeof only === 'string' ? only : undefined;
      const hasProperties = url !== undefined || placeholder !== undefined;
      const isCut = options.depth !== 0 && depth === options.depth && text === undefined;
      const hasLinesBelow = hasProperties || (children.length > 0 && text === undefined && !isCut);
      if (!hasLinesBelow) {
        lines.push(text === undefined ? key : `${key}: ${yamlValue(options.mask(text))}`);
        continue;
      }
      const inner = `${indent}  `;
      lines.push(`${key}:`);
      if (url !== undefined) lines.push(`${inner}- /url: ${yamlValue(options.mask(url))}`);
      if (placeholder !== undefined) {
        lines.push(`${inner}- /placeholder: ${yamlValue(options.mask(placeholder))}`);
      }
      const inPointer = level.inPointer || child.hasPointerCursor;
      if (!isCut) levels.push({ children, next: 0, depth: depth + 1, indent: inner, inPointer });
    }
  }
  return { text: lines.join('\n'), iframes };
}

function keyOf(
  node: AriaNode,
  ref: string | undefined,
  inPointer: boolean,
  { boxes, mask }: RenderOptions,
): string {
  const name = shownName(node);
  let key = node.role;
  if (name && name.length <= LONGEST_NAME) key += ` ${JSON.stringify(mask(name))}`;
  key += statesKey(node);
  if (node.isAriaHidden) key += ' [aria-hidden]';
  if (ref !== undefined) {
    key += ` [ref=${ref}]`;
    if (node.hasPointerCursor && !inPointer) key += ' [cursor=pointer]';
  }
  if (boxes) {
    const { x, y, width, height } = rectOf(node.facts.element);
    key += ` [box=${[x, y, width, height].map(Math.round).join(',')}]`;
  }
  return key;
}

function statesKey({ states, isActive }: AriaNode): string {
  if (states === NO_STATES) return isActive ? ' [active]' : '';
  const { checked, disabled, expanded, invalid, level, pressed, selected } = states;
  let key = '';
  if (checked) key += checked === 'mixed' ? ' [checked=mixed]' : ' [checked]';
  if (disabled) key += ' [disabled]';
  if (expanded) key += ' [expanded]';
  if (isActive) key += ' [active]';
  if (invalid) key += invalid === true ? ' [invalid]' : ` [invalid=${invalid}]`;
  if (level) key += ` [level=${level}]`;
  if (pressed) key += pressed === 'mixed' ? ' [pressed=mixed]' : ' [pressed]';
  if (selected) key += ' [selected]';
  return key;
}
