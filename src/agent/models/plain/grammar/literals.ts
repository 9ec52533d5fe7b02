/**
 * What stands in quotes, `{{VARIABLES}}` and addresses are literal: their words are never grammar.
 * Each is replaced by one private-use character before a line is read and put back afterwards.
 */

interface Literal {
  /** As the line has it, quotes included. */
  written: string;
  /** What it stands for where a name is meant. */
  name: string;
  /** What it stands for where a value is meant: square brackets stay. */
  value: string;
  /** Quoted text and variables stand for themselves; an address or a stray character does not. */
  quoted: boolean;
}

/** A line, or a part of one, with its literals taken out. */
export interface Phrase {
  readonly text: string;
  readonly literals: readonly Literal[];
}

const FIRST = 0xe100;
const LAST = 0xf8ff;
/** Matches the character that stands for a literal. For use within regular expressions. */
export const LITERAL = '[\\ue100-\\uf8ff]';

const LITERALS = new RegExp(
  [
    // Double quotes may hold escaped ones.
    '"((?:\\\\"|[^"])*)"',
    '“([^”]*)”',
    '„([^“”]*)[“”]',
    '«([^»]*)»',
    '`([^`]*)`',
    '(?<!^)\\*\\*([^*]+)\\*\\*',
    // An apostrophe between letters is none of these.
    "(?<![\\p{L}\\p{N}])'((?:[^']|(?<=\\p{L})'(?=\\p{L}))*)'(?![\\p{L}\\p{N}])",
    '(?<![\\p{L}\\p{N}])‘((?:[^’]|(?<=\\p{L})’(?=\\p{L}))*)’(?![\\p{L}\\p{N}])',
    '(?<=\\s)\\[(?<bracketed>[^\\]\\[]+)\\](?!\\()',
    '(?<variable>\\{\\{\\s*[A-Za-z_][A-Za-z0-9_]*\\s*\\}\\}(?=$|[\\s.,;:)]))',
    '<?(?<address>https?:\\/\\/[^\\s"<>]*[^\\s"<>.,;:!?)])>?',
    `(?<stray>${LITERAL})`,
  ].join('|'),
  'giu',
);

/** Takes the literals out of a line. */
export function toPhrase(line: string): Phrase {
  const literals: Literal[] = [];
  const text = line.replace(LITERALS, (written: string, ...rest: unknown[]) => {
    const { variable, address, stray, bracketed } = namedGroups(rest.at(-1));
    if (literals.length > LAST - FIRST) return stray ? ' ' : written;
    const quoted = rest.slice(0, QUOTE_GROUPS).find((group) => typeof group === 'string');
    const inner = typeof quoted === 'string' ? quoted.replaceAll('\\"', '"') : written;
    const name = bracketed ?? variable ?? address ?? stray ?? inner;
    literals.push({
      written,
      name,
      value: bracketed === undefined ? name : written,
      quoted: address === undefined && stray === undefined,
    });
    return String.fromCharCode(FIRST + literals.length - 1);
  });
  return { text, literals };
}

const QUOTE_GROUPS = 8;

type NamedGroups = Partial<Record<'variable' | 'address' | 'stray' | 'bracketed', string>>;

function namedGroups(groups: unknown): NamedGroups {
  return typeof groups === 'object' && groups !== null ? groups : {};
}

/** Another part of the same line. */
export function part(of: Phrase, text: string | undefined): Phrase {
  return { text: (text ?? '').trim(), literals: of.literals };
}

function literalAt(phrase: Phrase, character: string): Literal | undefined {
  return phrase.literals[character.charCodeAt(0) - FIRST];
}

const ONE = new RegExp(LITERAL, 'gu');
const ONLY = new RegExp(`^${LITERAL}$`, 'u');

/** Whether the phrase is one quoted text or one variable, and nothing else. */
export function isQuoted(phrase: Phrase): boolean {
  return ONLY.test(phrase.text) && literalAt(phrase, phrase.text)?.quoted === true;
}

/** The phrase as a name: quotes are gone wherever they were. */
export function asName(phrase: Phrase): string {
  return phrase.text
    .replace(ONE, (character) => literalAt(phrase, character)?.name ?? '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The phrase as a value: quotes around the whole of it are gone, others belong to it. */
export function asValue(phrase: Phrase): string {
  const whole = ONLY.test(phrase.text) ? literalAt(phrase, phrase.text) : undefined;
  return whole ? whole.value : written(phrase);
}

/** The phrase as the line has it. */
export function written(phrase: Phrase): string {
  return phrase.text
    .replace(ONE, (character) => literalAt(phrase, character)?.written ?? '')
    .trim();
}

const JOINED = new RegExp(
  `^${LITERAL}(?:(?:\\s*,\\s*|\\s+)(?:(?:and|or|&)\\s+)?${LITERAL})*$`,
  'iu',
);

/** The values of a list such as `"A", "B" and "C"`; `undefined` when there is anything else in it. */
export function quotedList(phrase: Phrase): string[] | undefined {
  if (!JOINED.test(phrase.text) || /\bor\b/iu.test(phrase.text)) return undefined;
  const literals = [...phrase.text.matchAll(ONE)].flatMap(
    ([character]) => literalAt(phrase, character) ?? [],
  );
  return literals.every((literal) => literal.quoted)
    ? literals.map((literal) => literal.name)
    : undefined;
}
