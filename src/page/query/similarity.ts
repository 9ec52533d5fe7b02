/** The `most` texts that are most like `wanted`, best first; equally good ones in their order. */
export function nearest(wanted: string, texts: readonly string[], most: number): string[] {
  const pairs = pairsOf(wanted);
  return texts
    .map((text) => ({ text, likeness: likeness(pairs, pairsOf(text)) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ text }) => text);
}

/** Dice's coefficient over pairs of letters: 1 for equal texts, 0 with nothing in common. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}

function pairsOf(text: string): Set<string> {
  const letters = text.toLowerCase();
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < letters.length; at += 1) pairs.add(letters.slice(at, at + 2));
  return pairs;
}
