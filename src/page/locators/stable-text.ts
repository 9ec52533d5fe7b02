import { lengthMalus, MALUS } from './scores';

/** Text to find an element by, and how much worse than the best it is. */
export interface TextVariant {
  text: string;
  exact: boolean;
  malus: number;
}

const SHORT = 30;
const LONG = 80;

const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,7}\\.?';
const UNIT = '(?:s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|weeks?|months?|years?)';

/** What reads otherwise tomorrow: dates, times, ages, amounts, counts, long numbers, generated ids. */
const VOLATILE_PARTS = [
  '\\d{4}-\\d{2}-\\d{2}(?:[T ]\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?Z?)?',
  '\\b\\d{1,2}([./])\\d{1,2}\\1\\d{2,4}\\b',
  `\\b${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?\\b`,
  `\\b\\d{1,2}\\.? ${MONTH}(?: \\d{4})?(?![\\p{L}\\d])`,
  '\\b\\d{1,2}:\\d{2}(?::\\d{2})?(?: ?[ap]m)?\\b',
  `\\b(?:\\d+|an?) ${UNIT} ago\\b`,
  '\\b(?:just now|today|yesterday|tomorrow)\\b',
  '[$€£¥] ?\\d[\\d.,]*',
  '\\b\\d[\\d.,]* ?(?:€|£|USD|EUR|GBP)',
  '\\d[\\d.,]* ?%',
  '\\b\\d[\\d.,]* ?(?:[KMG]i?B|bytes|ms)\\b',
  '\\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\\b',
  '\\b(?=[a-f]*\\d)(?=\\d*[a-f])[0-9a-f]{8,}\\b',
  '\\d{1,3}(?:,\\d{3})+',
  '\\d{5,}',
  '[([]\\d+\\+?[)\\]]',
  '^\\d[\\d.,]*\\+?(?=\\s+\\p{L})',
  // Icon fonts draw their pictures with private-use characters.
  '\\p{Co}+',
].join('|');

const VOLATILE = new RegExp(VOLATILE_PARTS, 'iu');
const NO_WORDS = /^[\d\s\p{P}\p{S}\p{Co}]*$/u;
const EDGE = /^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu;
const WORD = /\p{L}{2,}/u;

/** Whether a text likely reads otherwise tomorrow, or says nothing that a reader would call a name. */
export function isVolatile(text: string): boolean {
  return NO_WORDS.test(text) || VOLATILE.test(text);
}

/** Whether there is nothing to read in it, such as the glyphs of an icon font. */
export function isUnreadable(text: string): boolean {
  return /^[\s\p{Co}]*$/u.test(text);
}

/**
 * The ways to find an element by a text of it, best first: what is stable in it, a readable
 * beginning, the whole, the whole exactly. All but the last match as a part of the text.
 */
export function textVariants(text: string): TextVariant[] {
  if (isUnreadable(text)) return [];
  const parts = new Set<string>();
  const stable = isVolatile(text) ? stablePart(text) : null;
  if (stable !== null) parts.add(trimToWord(stable, SHORT));
  if (text.length > SHORT) parts.add(trimToWord(text, SHORT));
  parts.add(trimToWord(text, LONG));
  const variants = [...parts].map((part) => ({ text: part, exact: false, malus: malusOf(part) }));
  if (text.length <= LONG) {
    variants.push({ text, exact: true, malus: malusOf(text) + MALUS.exact });
  }
  return variants;
}

function malusOf(text: string): number {
  return lengthMalus(text) + (isVolatile(text) ? MALUS.volatile : 0);
}

/** The longest run of words around what is volatile, or null. */
function stablePart(text: string): string | null {
  let longest: string | null = null;
  let from = 0;
  const consider = (part: string) => {
    const words = part.replace(EDGE, '');
    if (WORD.test(words) && words.length > (longest?.length ?? 0)) longest = words;
  };
  for (const match of text.matchAll(new RegExp(VOLATILE_PARTS, 'giu'))) {
    consider(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  consider(text.slice(from));
  return longest;
}

/** The beginning of a text, cut between words where there are any. */
export function trimToWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const head = text.slice(0, length + 1);
  const space = head.search(/\s+\S*$/);
  if (space > 0) return head.slice(0, space);
  // Not between the halves of one character.
  return text.slice(0, /[\ud800-\udbff]/.test(text.charAt(length - 1)) ? length - 1 : length);
}
