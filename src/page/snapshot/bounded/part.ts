import { frameReserve, longMoreLine } from '../../../model/snapshot-text/more-line';
import type { AriaNode } from '../aria-node';
import type { RefMap } from '../ref-map';
import type { Rendered } from '../render';

/** An element or a loose text of a snapshot that is too long, and the parts below it. */
export interface Part {
  /** Null for a loose text, and for the page as a whole. */
  readonly node: AriaNode | null;
  readonly ref: string | undefined;
  readonly parent: Part | null;
  /** Among the children of its parent. */
  readonly position: number;
  /** Level of its line; -1 for the page as a whole. */
  readonly depth: number;
  readonly children: Part[];
  /** Its line, and those of its properties. */
  readonly lines: string[];
  /** Characters that `lines` take, with line breaks and the indentation of the frame. */
  own: number;
  /** The same, with all that is below. */
  total: number;
  /** It is kept or left out as one with all that is below. */
  isUnit: boolean;
  /** `own`: its lines stand in the text. `whole`: and all that is below. */
  kept: 'no' | 'own' | 'whole';
}

export interface PartOptions {
  readonly refs: RefMap;
  /** Spaces that go before each line once the text stands below its frame. */
  readonly indent: number;
  /** A longer text or address is left out, and its element kept. */
  readonly longestValue: number;
}

/** The printed lines as one tree; its root stands for the page as a whole and has no line. */
export function partsOf(
  { lines, owners }: Pick<Rendered, 'lines' | 'owners'>,
  options: PartOptions,
): Part {
  const page = newPart(null, undefined, null, -1);
  /** The part that a line of each level goes below. */
  const around = [page];
  lines.forEach((line, at) => {
    const node = owners[at] ?? null;
    const depth = depthOf(line);
    const parent = around[depth] ?? page;
    if (node === null && line.startsWith('- /', depth * 2)) {
      parent.lines.push(shortProperty(line, depth, parent.ref, options));
      return;
    }
    const ref = node?.hasRef ? options.refs.refOf(node.facts.element) : undefined;
    const part = newPart(node, ref, parent, depth);
    parent.children.push(part);
    around.length = depth + 1;
    around.push(part);
    part.lines.push(...shortLine(line, part, options));
  });
  measure(page, options.indent);
  return page;
}

function isFrame({ node, ref }: Part): boolean {
  return node?.role === 'iframe' && ref !== undefined;
}

function newPart(
  node: AriaNode | null,
  ref: string | undefined,
  parent: Part | null,
  depth: number,
): Part {
  const position = parent?.children.length ?? 0;
  const start = { own: 0, total: 0, isUnit: false, kept: 'no' } as const;
  return { node, ref, parent, position, depth, children: [], lines: [], ...start };
}

function depthOf(line: string): number {
  return (/^ */.exec(line)?.[0].length ?? 0) / 2;
}

function measure(page: Part, indent: number): void {
  const inOrder: Part[] = [page];
  for (let at = 0; at < inOrder.length; at += 1) {
    for (const child of inOrder[at]?.children ?? []) inOrder.push(child);
  }
  for (const part of inOrder.reverse()) {
    for (const line of part.lines) part.own += indent + line.length + 1;
    if (isFrame(part) && part.ref !== undefined) {
      part.own += frameReserve(part.ref, indent + (part.depth + 1) * 2);
    }
    part.total += part.own;
    if (part.parent) part.parent.total += part.total;
  }
}

function shortProperty(
  line: string,
  depth: number,
  ref: string | undefined,
  { longestValue }: PartOptions,
): string {
  const from = depth * 2 + '- /'.length;
  const colon = line.indexOf(': ', from);
  const length = line.length - colon - 2;
  if (colon === -1 || length <= longestValue) return line;
  return '  '.repeat(depth) + longMoreLine(line.slice(from, colon), length, ref);
}

function shortLine(
  line: string,
  { node, ref, depth }: Part,
  { longestValue }: PartOptions,
): string[] {
  if (node === null || line.length <= longestValue) return [line];
  const end = endOfKey(line, depth * 2 + 2);
  const length = line.length - end - 2;
  if (length <= longestValue) return [line];
  return [`${line.slice(0, end)}:`, '  '.repeat(depth + 1) + longMoreLine('text', length, ref)];
}

/** Where the colon after the key is; in a key that is not quoted it is the first before a space. */
function endOfKey(line: string, from: number): number {
  if (line[from] !== "'") {
    const colon = line.indexOf(': ', from);
    return colon === -1 ? line.length : colon;
  }
  const quoted = /'(?:[^']|'')*'/y;
  quoted.lastIndex = from;
  return quoted.test(line) ? quoted.lastIndex : line.length;
}
