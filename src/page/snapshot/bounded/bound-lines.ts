import type { RefMap } from '../ref-map';
import type { Rendered } from '../render';
import { Chooser } from './choose';
import { frameReserve, type Part, partsOf } from './part';
import { type PrintedParts, printKept } from './print';
import { isUnit, type Ranking, rank } from './rank';
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

/** Parts up to this size are kept or left out as one. */
const LARGEST_UNIT = 2_000;
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
  const unit = Math.min(LARGEST_UNIT, Math.ceil(maxChars / 16));
  const page = partsOf(printed, { refs, indent, longestValue: Math.ceil(maxChars / 8) });
  const ranking = rank(page, { viewport: new Viewport(document), unit, after });
  const chooser = new Chooser(page, maxChars, indent);
  fill(chooser, ranking, unit, isPart);
  let result = printKept(page, indent);
  // The lines that say what is left out are mostly shorter than was reckoned with.
  chooser.room = maxChars - result.size;
  if (chooser.room > LITTLE_ROOM) {
    fill(chooser, ranking, unit, isPart);
    const fuller = printKept(page, indent);
    if (fuller.size <= maxChars) result = fuller;
  }
  return result.size <= maxChars ? withFrames(result, printed) : { lines: [], iframes: [] };
}

function sizeOf({ lines, iframes }: Rendered, indent: number): number {
  let size = 0;
  for (const line of lines) size += indent + line.length + 1;
  for (const { ref, depth } of iframes) size += frameReserve(ref, depth, indent);
  return size;
}

function fill(chooser: Chooser, ranking: Ranking, unit: number, isPart: boolean): void {
  const keep = (part: Part): boolean => chooser.keep(part, isUnit(part, unit) ? 'whole' : 'own');
  for (const part of ranking.first) keep(part);
  // The outline must leave room for something to outline.
  const half = chooser.room / 2;
  for (const part of ranking.outline) if (chooser.room > half) keep(part);
  for (const part of ranking.rest) keep(part);
  for (const tail of ranking.tails) chooser.keepAll(tail);
  if (isPart) for (const part of ranking.tails.flat()) keep(part);
}

function withFrames(
  { lines, refs }: PrintedParts,
  { iframes }: Rendered,
): Pick<Rendered, 'lines' | 'iframes'> {
  return { lines, iframes: iframes.filter(({ ref }) => refs.has(ref)) };
}
