import { addLines, type LineItem, readLineTree, refOfLine } from '../snapshot-text/line-tree';
import { hasMarker } from './diff-snapshots';
import { markerOf } from './markers';

/**
 * The new snapshot, from the old one and the text of `diffSnapshots`.
 * @throws RangeError when the diff was not made from this snapshot
 */
export function applyDiff(before: string, changes: string): string {
  const old = readLineTree(before);
  const diff = readLineTree(changes);
  if (!old || !diff) throw new RangeError('This is no snapshot, or no diff of one.');
  const lines: string[] = [];
  for (const item of applyList(old, diff)) addLines(item, '', lines);
  return lines.join('\n');
}

function applyList(before: readonly LineItem[], diff: readonly LineItem[]): LineItem[] {
  const after: LineItem[] = [];
  let from = 0;
  for (const item of diff) {
    const marker = markerOf(item);
    const old = before[from];
    if (marker) {
      if (marker.kind === 'unchanged') after.push(...before.slice(from, from + marker.count));
      from += marker.count;
    } else if (hasMarker(item)) {
      if (!old) throw doesNotFit();
      after.push({ content: item.content, children: applyList(old.children, item.children) });
      from += 1;
    } else {
      after.push(item);
      if (old && takesPlaceOf(item, old)) from += 1;
    }
  }
  if (from !== before.length) throw doesNotFit();
  return after;
}

function takesPlaceOf(item: LineItem, old: LineItem): boolean {
  const ref = refOfLine(item.content);
  return ref !== undefined && ref === refOfLine(old.content);
}

function doesNotFit(): RangeError {
  return new RangeError('The diff was not made from this snapshot.');
}
