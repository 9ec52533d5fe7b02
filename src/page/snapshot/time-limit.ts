/** Thrown out of a reading that has taken too long. */
export class OutOfTime extends Error {}

/** Work between two looks at the clock; far less than a millisecond's. */
const LOOK_EVERY = 256;
/** Characters that cost about what a node does. */
const CHARACTERS = 128;

let end = Number.POSITIVE_INFINITY;
let work = 0;

/** Runs `read`; `countWork` in it throws once the time is up, and once only. */
export function withTimeLimit<T>(milliseconds: number, read: () => T): T {
  const outerEnd = end;
  end = performance.now() + milliseconds;
  try {
    return read();
  } finally {
    end = outerEnd;
  }
}

/** To be called for every node, and for the texts that are read whole. @throws OutOfTime */
export function countWork(characters = 0): void {
  work += 1 + characters / CHARACTERS;
  if (work < LOOK_EVERY) return;
  work = 0;
  if (performance.now() <= end) return;
  end = Number.POSITIVE_INFINITY;
  throw new OutOfTime('The page took too long to read.');
}
