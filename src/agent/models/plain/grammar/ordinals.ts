const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  last: -1,
};

const LEADING = new RegExp(
  `^(?:(${Object.keys(ORDINALS).join('|')})|(\\d{1,3})(?:st|nd|rd|th))\\s+(?=\\S)`,
  'iu',
);
/** Labels that begin with an ordinal and mean no position. */
const LABELS =
  /^(?:first|second|middle|last)\s+(?:names?|initials?|lines?|login|updated|modified|seen|changed|days?|visit)\b/iu;

/** A position at the start of a text ("second", "3rd", "last" as -1), and the text without it. */
export function leadingOrdinal(text: string): { nth: number; rest: string } | undefined {
  const found = LABELS.test(text) ? null : LEADING.exec(text);
  if (!found) return undefined;
  const nth = found[1] ? ORDINALS[found[1].toLowerCase()] : Number(found[2]);
  return nth ? { nth, rest: text.slice(found[0].length) } : undefined;
}

const COUNTS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A whole number, in digits or in words up to twelve. For use within regular expressions. */
export const NUMBER = `(?:\\d{1,3}(?:,\\d{3})+|\\d{1,6}|${COUNTS.join('|')})(?![\\p{L}\\d.,-]*\\p{L}|\\d|[.,]\\d)`;

/** The number that `NUMBER` matched. */
export function readNumber(text: string): number {
  const inWords = COUNTS.indexOf(text.toLowerCase());
  return inWords >= 0 ? inWords : Number(text.replaceAll(',', ''));
}
