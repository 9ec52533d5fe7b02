import { type LineItem, refOfLine } from '../snapshot-text/line-tree';

/** Positions of an item in the old and in the new list. */
export interface Match {
  readonly before: number;
  readonly after: number;
}

/**
 * The items of two lists that are the same: of one ref, or, without a ref, of one line. As many as
 * are in the same order in both.
 */
export function matchItems(before: readonly LineItem[], after: readonly LineItem[]): Match[] {
  const positions = new Map(keysOf(before).map((key, position) => [key, position]));
  const matches: Match[] = [];
  keysOf(after).forEach((key, position) => {
    const found = positions.get(key);
    if (found !== undefined) matches.push({ before: found, after: position });
  });
  return longestRising(matches);
}

/** One key an item, none twice in a list. */
function keysOf(items: readonly LineItem[]): string[] {
  const seen = new Map<string, number>();
  return items.map(({ content }) => {
    const name = refOfLine(content) ?? content;
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return `${count} ${name}`;
  });
}

interface Chain {
  readonly match: Match;
  readonly previous: Chain | undefined;
}

/** The longest subsequence whose old positions rise (patience sorting). */
function longestRising(matches: readonly Match[]): Match[] {
  /** Of each length, the chain that ends lowest. */
  const best: Chain[] = [];
  for (const match of matches) {
    const length = firstNotBelow(best, match.before);
    best[length] = { match, previous: best[length - 1] };
  }
  const result: Match[] = [];
  for (let chain = best.at(-1); chain; chain = chain.previous) result.push(chain.match);
  return result.reverse();
}

function firstNotBelow(chains: readonly Chain[], position: number): number {
  let low = 0;
  let high = chains.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((chains[middle]?.match.before ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
