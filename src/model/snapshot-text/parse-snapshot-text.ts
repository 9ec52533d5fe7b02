import { refSchema } from '../ids';
import { parseLine, type SnapshotLine } from './parse-line';
import type { SnapshotNode } from './snapshot-node';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type OpenNode = Mutable<Omit<SnapshotNode, 'children' | 'props'>> & {
  children: OpenNode[];
  props: Record<string, string>;
};

/**
 * Reads a snapshot in Playwright's AI format into trees, in its order. Lines that are no item of a
 * snapshot are passed over, unknown attributes and properties are kept; it never throws.
 */
export function parseSnapshotText(text: string): SnapshotNode[] {
  const roots: OpenNode[] = [];
  /** The nodes that the next line may belong to, outermost first, with their indentation. */
  const open: { indent: number; node: OpenNode }[] = [];
  text.split(/\r?\n/u).forEach((raw, index) => {
    const line = parseLine(raw);
    if (!line) return;
    while (open.length > 0 && line.indent <= (open.at(-1)?.indent ?? 0)) open.pop();
    const parent = open.at(-1)?.node;
    if (line.key.startsWith('/')) {
      if (parent) parent.props[line.key.slice(1)] = line.value ?? '';
      return;
    }
    const node = toNode(line, open.length, index + 1);
    (parent?.children ?? roots).push(node);
    open.push({ indent: line.indent, node });
  });
  return roots;
}

function toNode(line: SnapshotLine, depth: number, lineNumber: number): OpenNode {
  const { ref: written, ...attributes } = line.attributes;
  const ref = refSchema.safeParse(written);
  return {
    role: line.key,
    name: line.name,
    ...(ref.success ? { ref: ref.data } : {}),
    attributes,
    props: {},
    text: line.value ?? '',
    children: [],
    depth,
    lineNumber,
  };
}
