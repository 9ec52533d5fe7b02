import { asTag } from '../element/in-words';
import { isOwnMutation, observeTree } from '../mutations';
import { isElement } from '../snapshot/dom';
import { pause } from '../timing';
import type { Stability } from './wait-for-stable';

export interface ClassicTimes {
  /** How often the count of changes is looked at, in ms. */
  readonly pollMs: number;
  /** How long no change may be seen before the page counts as settled, in ms. */
  readonly quietMs: number;
}

export const CLASSIC_TIMES: ClassicTimes = { pollMs: 500, quietMs: 2_000 };

interface Limit {
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly document: Document;
}

/**
 * Settled when no node or text changed for `quietMs`, seen at polls `pollMs` apart. Attributes and
 * requests do not count, and a page that ticks never settles: `adaptive` is for those.
 */
export async function classic(
  { timeoutMs, signal, document }: Limit,
  { pollMs, quietMs }: ClassicTimes = CLASSIC_TIMES,
): Promise<Stability> {
  signal.throwIfAborted();
  const start = performance.now();
  let changes = 0;
  let last: Node | null = null;
  const observer = observeTree(
    [document],
    (records) => {
      const seen = records.filter((record) => !isOwnMutation(record));
      changes += seen.length;
      last = seen.at(-1)?.target ?? last;
    },
    { attributes: false },
  );
  try {
    let quietSince = start;
    for (;;) {
      const left = start + timeoutMs - performance.now();
      const before = changes;
      await pause(Math.min(pollMs, Math.max(left, 0)), document, signal);
      observer.flush();
      const now = performance.now();
      if (changes > before) quietSince = now;
      const waitedMs = Math.round(now - start);
      if (now - quietSince >= quietMs) return { stable: true, waitedMs };
      if (now - start >= timeoutMs)
        return { stable: false, waitedMs, waitingOn: inWords(changes, last) };
    }
  } finally {
    observer.stop();
  }
}

function inWords(changes: number, last: Node | null): string {
  if (changes === 0) return 'the page to stay unchanged for longer';
  const element = last && (isElement(last) ? last : last.parentElement);
  const where = element ? `, last in ${asTag(element)}` : '';
  return `the page to stop changing: ${changes} ${changes === 1 ? 'change' : 'changes'}${where}`;
}
