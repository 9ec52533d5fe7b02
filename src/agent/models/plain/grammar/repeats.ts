import { NUMBER, readNumber } from './ordinals';

const TIMES = new RegExp(`\\s+(?:(once|twice|thrice)|(${NUMBER})\\s+times|(\\d{1,3})x)$`, 'iu');

/** "… twice", "… 3 times" at the end of a text; once when nothing is said. */
export function trailingRepeats(text: string): { times: number; rest: string } {
  const found = TIMES.exec(text);
  if (!found) return { times: 1, rest: text };
  const [whole, word, number, short] = found;
  const times = word
    ? { once: 1, twice: 2, thrice: 3 }[word.toLowerCase()]
    : readNumber(number ?? short ?? '1');
  return { times: times ?? 1, rest: text.slice(0, -whole.length) };
}
