/** Thrown out of a reading that has taken too long. */
export class OutOfTime extends Error {}

/** Work between two looks at the clock; far less than a millisecond's on most pages. */
const LOOK_EVERY = 256;
/** Characters that cost about what a node does. */
const CHARACTERS = 128;
/** Measuring an element costs about what reading some nodes does. */
const MEASURE = 8;

interface Limit {
  readonly end: number;
  isOver: boolean;
}

let limit: Limit | null = null;
let work = 0;

export interface Limited<T> {
  readonly value: T;
  /** The time was up before `read` was done. */
  readonly isCutShort: boolean;
}

/** Runs `read`, in which `countWork` and `hasTime` tell when the time is up. */
export function withTimeLimit<T>(milliseconds: number, read: () => T): Limited<T> {
  const outer = limit;
  const inner: Limit = { end: performance.now() + milliseconds, isOver: false };
  limit = inner;
  try {
    return { value: read(), isCutShort: inner.isOver };
  } finally {
    limit = outer;
  }
}

/**
 * To be called for every node, and for texts that are read whole. Throws once only, so that what was
 * read can be put in order.
 * @throws OutOfTime
 */
export function countWork(characters = 0): void {
  if (limit === null || limit.isOver || isInTime(1 + characters / CHARACTERS)) return;
  throw new OutOfTime('The page took too long to read.');
}

/** Whether there is time to measure one more element. */
export function hasTime(): boolean {
  return limit === null || (!limit.isOver && isInTime(MEASURE));
}

function isInTime(more: number): boolean {
  work += more;
  if (work < LOOK_EVERY || limit === null) return true;
  work = 0;
  limit.isOver = performance.now() > limit.end;
  return !limit.isOver;
}
