import { addLines, type LineItem, readLineTree, refOfLine } from '../snapshot-text/line-tree';
import { markerOf, removedLine, unchangedLine } from './markers';
import { matchItems } from './match-items';

export type SnapshotDiff =
  | { readonly kind: 'unchanged' }
  /** What `applyDiff` makes the new snapshot of. */
  | { readonly kind: 'changes'; readonly text: string }
  /** The new snapshot itself: it is shorter than what changed. */
  | { readonly kind: 'full'; readonly text: string };

/**
 * What changed from one snapshot to the next, as a snapshot in which `- /unchanged: 3` stands for
 * three items that are as they were, and `- /removed: 2 (e5, e6)` for two that are gone. Every other
 * line is a line of the new snapshot, below its ancestors.
 */
export function diffSnapshots(before: string, after: string): SnapshotDiff {
  if (before === after) return { kind: 'unchanged' };
  const full: SnapshotDiff = { kind: 'full', text: after };
  const old = readLineTree(before);
  const now = readLineTree(after);
  if (!old || !now) return full;
  const text = printed(diffLists(old, now), '').join('\n');
  return text.length < after.length ? { kind: 'changes', text } : full;
}

/** Items of the diff, which are again lines with lines below. */
function diffLists(before: readonly LineItem[], after: readonly LineItem[]): LineItem[] {
  const diff: LineItem[] = [];
  let unchanged = 0;
  let [fromBefore, fromAfter] = [0, 0];

  const flush = (): void => {
    if (unchanged > 0) diff.push(marker(unchangedLine(unchanged)));
    unchanged = 0;
  };
  /** What stands before the next match: what is gone, then what is new. */
  const skipTo = (toBefore: number, toAfter: number): void => {
    if (toBefore > fromBefore || toAfter > fromAfter) flush();
    if (toBefore > fromBefore) diff.push(marker(removedLine(before.slice(fromBefore, toBefore))));
    diff.push(...after.slice(fromAfter, toAfter));
  };

  for (const match of matchItems(before, after)) {
    skipTo(match.before, match.after);
    [fromBefore, fromAfter] = [match.before + 1, match.after + 1];
    const [old, now] = [before[match.before], after[match.after]];
    if (!old || !now) continue;
    if (isSame(old, now)) unchanged += 1;
    else {
      flush();
      diff.push(...diffItem(old, now));
    }
  }
  skipTo(before.length, after.length);
  flush();
  return diff;
}

/** An item that is on both sides but is not the same all through. */
function diffItem(old: LineItem, now: LineItem): LineItem[] {
  const hasRef = refOfLine(now.content) !== undefined;
  const edited = { content: now.content, children: diffLists(old.children, now.children) };
  const isEdit = hasMarker(edited);
  if (isEdit && lengthOf(edited, 0) < lengthOf(now, 0)) return [edited];
  // A line with the ref of the old one takes its place; without a ref that must be said.
  return hasRef ? [now] : [marker(removedLine([old])), now];
}

/** Whether an item of a diff has only the changes below it, and not all there is. */
export function hasMarker({ children }: LineItem): boolean {
  return children.some((child) => markerOf(child) !== undefined || hasMarker(child));
}

function isSame(a: LineItem, b: LineItem): boolean {
  return (
    a.content === b.content &&
    a.children.length === b.children.length &&
    a.children.every((child, at) => {
      const other = b.children[at];
      return other !== undefined && isSame(child, other);
    })
  );
}

function marker(content: string): LineItem {
  return { content, children: [] };
}

function lengthOf({ content, children }: LineItem, indent: number): number {
  let length = indent + content.length + 1;
  for (const child of children) length += lengthOf(child, indent + 2);
  return length;
}

function printed(items: readonly LineItem[], indent: string): string[] {
  const lines: string[] = [];
  for (const item of items) addLines(item, indent, lines);
  return lines;
}
