import { moreLine } from '../../model/snapshot-text/more-line';
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
  /** Spaces that go before each line once the text stands below its frame. */
  readonly indent: number;
}

/** A frame element in a snapshot, below which the driver puts the snapshot of its document. */
export interface FrameLine {
  readonly ref: string;
  readonly element: Element;
  /** Its level, 0 for the first. */
  readonly depth: number;
}

export interface Rendered {
  readonly lines: readonly string[];
  /** Whose line each is; null for a loose text or a property. */
  readonly owners: readonly (AriaNode | null)[];
  readonly iframes: readonly FrameLine[];
}

/** Longer names are noise; the text they come from is printed below. */
const LONGEST_NAME = 900;

/** Parsers read nested YAML by recursion; the one most in use gives up somewhat above 400 levels. */
const DEEPEST = 200;

/** Nodes of one level that are still to be printed. */
interface Level {
  readonly children: readonly AriaChild[];
  next: number;
  readonly depth: number;
  readonly indent: string;
  /** Inside a node that is printed with `[cursor=pointer]`, so that it is not repeated. */
  readonly inPointer: boolean;
  /** The nearest ref around. */
  readonly see: string | undefined;
}

/** Prints the children of `root`, one line each, in Playwright's AI format; hands out refs on the way. */
export function render(root: AriaNode, refs: RefMap, options: RenderOptions): Rendered {
  const lines: string[] = [];
  const owners: (AriaNode | null)[] = [];
  const iframes: FrameLine[] = [];
  const levels: Level[] = [
    { children: root.children, next: 0, depth: 0, indent: '', inPointer: false, see: undefined },
  ];
  const print = (line: string, owner: AriaNode | null): void => {
    lines.push(line);
    owners.push(owner);
  };

  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    const { depth, indent } = level;
    const child = level.children[level.next];
    level.next += 1;
    if (child === undefined) levels.pop();
    else if (typeof child === 'string') {
      print(`${indent}- text: ${yamlValue(options.mask(child))}`, null);
    } else {
      const ref = child.hasRef
        ? refs.assign(child.facts.element, child.role, child.name, options.refPrefix)
        : undefined;
      if (ref !== undefined && child.role === 'iframe') {
        iframes.push({ ref, element: child.facts.element, depth });
      }
      const plainKey = keyOf(child, ref, level.inPointer, options);
      // All but the name is words and brackets, which mean nothing to YAML.
      const key = `${indent}- ${shownName(child) === '' ? plainKey : yamlKey(plainKey)}`;
      const { children, url, placeholder } = child;
      const [only] = children;
      const text = children.length === 1 && typeof only === 'string' ? only : undefined;
      const hasProperties = url !== undefined || placeholder !== undefined;
      const isCut = options.depth !== 0 && depth === options.depth && text === undefined;
      const hasLinesBelow = hasProperties || (children.length > 0 && text === undefined && !isCut);
      if (!hasLinesBelow) {
        print(text === undefined ? key : `${key}: ${yamlValue(options.mask(text))}`, child);
        continue;
      }
      const inner = `${indent}  `;
      print(`${key}:`, child);
      if (url !== undefined) print(`${inner}- /url: ${yamlValue(options.mask(url))}`, null);
      if (placeholder !== undefined) {
        print(`${inner}- /placeholder: ${yamlValue(options.mask(placeholder))}`, null);
      }
      const inPointer = level.inPointer || child.hasPointerCursor;
      const see = ref ?? level.see;
      if (isCut) continue;
      if (inner.length + options.indent >= DEEPEST * 2) {
        print(inner + moreLine({ roles: children.map(roleOfChild), see }), null);
      } else levels.push({ children, next: 0, depth: depth + 1, indent: inner, inPointer, see });
    }
  }
  return { lines, owners, iframes };
}

function roleOfChild(child: AriaChild): string {
  return typeof child === 'string' ? 'text' : child.role;
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
