import { keyOfLine, type LineItem, refOfLine } from '../snapshot-text/line-tree';

/**
 * The two lines a diff has besides those of the snapshot. A page cannot write them: its words are
 * values and quoted names, and no role begins with a slash.
 */
const MARKER = /^- \/(unchanged|removed): (\d+)/;

export interface Marker {
  readonly kind: 'unchanged' | 'removed';
  /** How many neighbours, each with what is below it. */
  readonly count: number;
}

/** Removed items that are named; the others are only counted. */
const NAMED = 4;

export function unchangedLine(count: number): string {
  return `- /unchanged: ${count}`;
}

/** `- /removed: 2 (e12, text)`: by ref, or by role where there is none. */
export function removedLine(items: readonly LineItem[]): string {
  const names = items
    .slice(0, NAMED)
    .map(({ content }) => refOfLine(content) ?? keyOfLine(content))
    .join(', ');
  return `- /removed: ${items.length} (${names}${items.length > NAMED ? ', …' : ''})`;
}

export function markerOf({ content }: LineItem): Marker | undefined {
  const [, kind, count] = MARKER.exec(content) ?? [];
  if (kind !== 'unchanged' && kind !== 'removed') return undefined;
  return { kind, count: Number(count) };
}
