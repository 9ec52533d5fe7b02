import { frameReserve } from '../../../model/snapshot-text/more-line';
import type { RefMap } from '../ref-map';
import type { Rendered } from '../render';
import { withTimeLimit } from '../time-limit';
import { Chooser } from './choose';
import { partsOf } from './part';
import { type PrintedParts, printKept } from './print';
import { type Ranking, rank } from './rank';
import { Viewport } from './viewport';

export interface BoundOptions {
  readonly document: Document;
  readonly refs: RefMap;
  /** What the text may have, with the indentation of the frame and a line for each frame in it. */
  readonly maxChars: number;
  /** Spaces that go before each line once the text stands below its frame. */
  readonly indent: number;
  /** A part of the page was asked for: it is filled up with what long runs have. */
  readonly isPart: boolean;
  /** This element and its siblings before it have been seen. */
  readonly after: Element | undefined;
}

/** Sizes of what is kept or left out as one; less when there is little room at all. */
const LARGEST_PART = 2_000;
const LARGEST_ITEM = 4_000;
/** A shorter text or address is never left out alone: the line that says so is as long. */
const SHORTEST_LONG_VALUE = 80;
/** Of the room that is left for the page's outline and what is in it. */
const FOR_OUTLINE = 0.75;
/** Finding out what shows may take this long; after that nothing more counts as shown. */
const RANK_TIMEOUT_MS = 1_000;
/** With less room than this it is not tried to fit in more. */
const LITTLE_ROOM = 200;

/**
 * Keeps what matters first: open dialogs, the focused element and its form, what shows in the
 * viewport, the outline of the page, then the rest without the tails of long runs. What is left out
 * is counted where it stood. All other lines stay as they are, but for texts and addresses that would
 * take more than their share.
 */
export function boundLines(
  printed: Rendered,
  { document, refs, maxChars, indent, isPart, after }: BoundOptions,
): Pick<Rendered, 'lines' | 'iframes'> {
  if (!after && sizeOf(printed, indent) <= maxChars) return printed;
  const page = partsOf(printed, {
    refs,
    indent,
    longestValue: Math.max(SHORTEST_LONG_VALUE, maxChars / 8),
  });
  const sizes = {
    part: Math.min(LARGEST_PART, maxChars / 16),
    item: Math.min(LARGEST_ITEM, maxChars / 6),
  };
  const viewport = new Viewport(document);
  const ranked = withTimeLimit(RANK_TIMEOUT_MS, () => rank(page, { viewport, sizes, after }));
  const ranking = ranked.value;
  const chooser = new Chooser(page, maxChars, indent);
  fill(chooser, ranking, isPart);
  let result = printKept(page, indent);
  // The lines that say what is left out are mostly shorter than was reckoned with.
  chooser.room = maxChars - result.size;
  if (chooser.room > LITTLE_ROOM) {
    fill(chooser, ranking, isPart);
    const fuller = printKept(page, indent);
    if (fuller.size <= maxChars) result = fuller;
  }
  return result.size <= maxChars ? withFrames(result, printed) : { lines: [], iframes: [] };
}

function sizeOf({ lines, iframes }: Rendered, indent: number): number {
  let size = 0;
  for (const line of lines) size += indent + line.length + 1;
  for (const { ref, depth } of iframes) size += frameReserve(ref, indent + (depth + 1) * 2);
  return size;
}

function fill(chooser: Chooser, { first, outline, rest, tails }: Ranking, isPart: boolean): void {
  for (const part of first) chooser.keep(part);
  // The outline must leave room for something to outline.
  const floor = chooser.room * (1 - FOR_OUTLINE);
  for (const part of outline) if (chooser.room > floor) chooser.keep(part);
  for (const part of rest) chooser.keep(part);
  for (const tail of tails) chooser.keepAll(tail);
  if (isPart) for (const part of tails.flat()) chooser.keep(part);
}

function withFrames(
  { lines, refs }: PrintedParts,
  { iframes }: Rendered,
): Pick<Rendered, 'lines' | 'iframes'> {
  return { lines, iframes: iframes.filter(({ ref }) => refs.has(ref)) };
}
