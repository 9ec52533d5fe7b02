import { type LineItem, readLineTree } from '../snapshot-text/line-tree';
import { longMoreLine, moreLine } from '../snapshot-text/more-line';
import { parseLine, type SnapshotLine } from '../snapshot-text/parse-line';
import type { SnapshotQuery } from './snapshot-query';

export interface FoundInSnapshot {
  /** The matching lines below their ancestors, in the order of the snapshot; '' when none match. */
  readonly text: string;
  readonly matches: number;
  /** How many of them the text has room for: the first ones. */
  readonly shown: number;
}

/** Characters that a result may have, unless told. */
const MAX_CHARS = 8_000;
/** What is below a match is printed with it when it is no longer than this, and counted otherwise. */
const LONGEST_BELOW = 1_000;

/**
 * The elements of a snapshot that have a role, a text, or both. Of elements inside each other that
 * have the text, the innermost counts. Takes the text of an unbounded snapshot.
 */
export function findInSnapshot(
  snapshot: string,
  query: SnapshotQuery,
  maxChars = MAX_CHARS,
): FoundInSnapshot {
  const roots = (readLineTree(snapshot) ?? []).flatMap((item) => toNode(item, undefined, 0) ?? []);
  const found = roots.flatMap((node) => matchesIn(node, matcher(query)).found);
  let room = maxChars + 1;
  let shown = 0;
  for (const node of found) {
    const cost = costOf(node);
    if (cost > room) break;
    room -= cost;
    shown += 1;
    for (let at: Node | undefined = node; at; at = at.parent) at.isShown = true;
    node.isMatch = true;
  }
  const text = roots.flatMap(printed).join('\n');
  return { text, matches: found.length, shown };
}

/** An element of the snapshot; what is in its own line, and the lines that belong to it. */
interface Node {
  readonly line: SnapshotLine;
  readonly item: LineItem;
  readonly depth: number;
  readonly parent: Node | undefined;
  readonly children: Node[];
  /** It is in the result, be it as an ancestor. */
  isShown: boolean;
  isMatch: boolean;
}

function toNode(item: LineItem, parent: Node | undefined, depth: number): Node | undefined {
  const line = parseLine(item.content);
  if (!line) return undefined;
  const node: Node = {
    line,
    item,
    depth,
    parent,
    children: [],
    isShown: false,
    isMatch: false,
  };
  for (const child of item.children) {
    const inner = toNode(child, node, depth + 1);
    if (inner) node.children.push(inner);
  }
  return node;
}

interface Matcher {
  hasRole(node: Node): boolean;
  says(words: string): boolean;
  readonly asksText: boolean;
  readonly asksRole: boolean;
}

function matcher({ role, text }: SnapshotQuery): Matcher {
  const wanted = normal(text);
  return {
    hasRole: ({ line }) => isElement(line) && (role === undefined || line.key === role),
    says: (words) => words.includes(wanted),
    asksText: text !== undefined,
    asksRole: role !== undefined,
  };
}

function normal(text = ''): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

function isElement({ key }: SnapshotLine): boolean {
  return key !== 'text' && !key.startsWith('/');
}

/** `words` is all that is said in and below the node, as `normal` gives it. */
function matchesIn(node: Node, wanted: Matcher): { found: Node[]; words: string } {
  const inner = node.children.map((child) => matchesIn(child, wanted));
  const found = inner.flatMap((one) => one.found);
  const own = ownWords(node);
  const words = joined([own, ...inner.map((one) => one.words)]);
  // A row is found by what its cells say; without a role, the cell that says it is meant.
  const said = wanted.asksRole ? words : own;
  const isMatch =
    wanted.hasRole(node) && (!wanted.asksText || (found.length === 0 && wanted.says(said)));
  return { found: isMatch ? [node, ...found] : found, words };
}

/** Its name and text, with the loose texts directly below it. */
function ownWords({ line, children }: Node): string {
  const below = children.filter((child) => !isElement(child.line) && isSaid(child.line));
  return joined([line.name, line.value, ...below.map((child) => child.line.value)].map(normal));
}

function joined(words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}

/** An address is not said to anyone. */
function isSaid({ key }: SnapshotLine): boolean {
  return key === 'text' || key === '/placeholder';
}

/** Characters that a match adds to the result, with the ancestors that are not in it yet. */
function costOf(node: Node): number {
  let cost = lengthOf(linesOfMatch(node));
  for (let up = node.parent; up && !up.isShown; up = up.parent) cost += lengthOf([ownLine(up)]);
  return cost;
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0);
}

function printed(node: Node): string[] {
  if (!node.isShown) return [];
  if (node.isMatch) return linesOfMatch(node);
  return [ownLine(node), ...node.children.flatMap(printed)];
}

function linesOfMatch(node: Node): string[] {
  const whole = wholeLines(node);
  return lengthOf(whole) <= LONGEST_BELOW ? whole : briefLines(node);
}

function wholeLines(node: Node): string[] {
  return [`${indentOf(node)}${node.item.content}`, ...node.children.flatMap(wholeLines)];
}

/** The line of a match with the matches below it, and how much else there is. */
function briefLines(node: Node): string[] {
  const { line, children } = node;
  const inner = `${indentOf(node)}  `;
  const below = children.flatMap(printed);
  const roles = children.filter(({ isShown }) => !isShown).map((child) => child.line.key);
  if (roles.length > 0) below.push(inner + moreLine({ roles, see: refOf(line) }));
  if (line.value !== undefined) {
    below.push(inner + longMoreLine('text', line.value.length, refOf(line)));
  }
  return below.length > 0 ? [ownLine(node), ...below] : wholeLines(node);
}

/** Without the text that follows its colon. */
function ownLine(node: Node): string {
  const { content } = node.item;
  const { value } = node.line;
  const key = value === undefined ? content : keyOf(content);
  return `${indentOf(node)}${key.endsWith(':') ? key : `${key}:`}`;
}

/** What stands before the value: a colon in a name is inside quotes. */
function keyOf(content: string): string {
  return (
    /^- (?:'(?:[^']|'')*'|[^\s:"]+(?: "(?:[^"\\]|\\.)*")?[^:]*)/su.exec(content)?.[0] ?? content
  );
}

function refOf({ attributes }: SnapshotLine): string | undefined {
  return typeof attributes.ref === 'string' ? attributes.ref : undefined;
}

function indentOf({ depth }: Node): string {
  return '  '.repeat(depth);
}
