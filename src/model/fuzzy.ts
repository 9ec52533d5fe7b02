/**
 * The three-tier match that finds a target by words: used by recovery in the page and by the plain
 * model over a snapshot. Pure text; what is visible or has which role is the caller's business.
 */

/** All numbers of the match. Bonuses of callers must be weighed against `lead`. */
export const FUZZY = {
  /** The same text but for case, white space and closing punctuation. */
  exact: 3,
  /** One text holds the other, in whole words. */
  substring: 2,
  /** Every wanted word is there, but scattered; fewer words score in proportion. Below `substring`. */
  allWords: 1.9,
  /** Text inside the wanted one counts as `substring` from this many words on: "Delete" is no "Delete account". */
  minWordsInsideWanted: 2,
  /** The least score that is taken; bonuses do not count towards it. */
  threshold: 1.5,
  /** What the best must be ahead of the second, bonuses included. */
  lead: 0.5,
  /** How many candidates a tie or a miss lists at most. */
  listed: 5,
} as const;

/** White space collapsed, case folded, zero-width and soft-hyphen characters removed. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

const CLOSING = /[\s.,:;!?*…]+$/u;
const AROUND_WORD = /^["'“”‘’«»([{]+|["'“”‘’«»)\]}.,:;!?*…]+$/gu;
/** Scripts that are written without spaces, so that words cannot be told apart by them. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function wordsOf(normalized: string): string[] {
  return normalized
    .split(' ')
    .map((word) => word.replace(AROUND_WORD, ''))
    .filter((word) => word !== '');
}

function isSameWord(a: string, b: string): boolean {
  return a === b || (a.length > 2 && b === `${a}s`) || (b.length > 2 && a === `${b}s`);
}

function holdsWords(outer: readonly string[], inner: readonly string[]): boolean {
  if (inner.length === 0) return false;
  for (let start = 0; start + inner.length <= outer.length; start++) {
    if (inner.every((word, i) => isSameWord(word, outer[start + i] ?? ''))) return true;
  }
  return false;
}

function holds(outer: string, inner: string): boolean {
  if (UNSPACED.test(inner)) return outer.includes(inner);
  return holdsWords(wordsOf(outer), wordsOf(inner));
}

/**
 * How well `candidate` fits `wanted`: 3 exact, 2 substring in whole words, else the share of wanted
 * words that the candidate has, scaled to stay below 2. 0 when nothing fits.
 */
export function scoreMatch(wanted: string, candidate: string): number {
  const want = normalizeText(wanted);
  const have = normalizeText(candidate);
  if (want === '' || have === '') return 0;
  if (want === have) return FUZZY.exact;
  const bareWant = want.replace(CLOSING, '');
  if (bareWant !== '' && bareWant === have.replace(CLOSING, '')) return FUZZY.exact;
  if (holds(have, want)) return FUZZY.substring;
  const haveWords = wordsOf(have);
  const longEnough = haveWords.length >= FUZZY.minWordsInsideWanted || UNSPACED.test(have);
  if (longEnough && holds(want, have)) return FUZZY.substring;
  const wantWords = wordsOf(want);
  const left = [...haveWords];
  let shared = 0;
  for (const word of wantWords) {
    const at = left.findIndex((other) => isSameWord(word, other));
    if (at < 0) continue;
    left.splice(at, 1);
    shared++;
  }
  return wantWords.length === 0 ? 0 : (shared / wantWords.length) * FUZZY.allWords;
}

export interface FuzzyItem<T> {
  item: T;
  /** Everything it may be called by: name, placeholder, value… */
  texts: readonly string[];
  /** Added to the score of an item that has any, to break a tie. */
  bonus?: number | undefined;
}

export interface Scored<T> {
  item: T;
  /** With the bonus. */
  score: number;
}

export type FuzzyPick<T> =
  | { kind: 'clear'; item: T; score: number }
  /** Several are as good, or nearly; best first. */
  | { kind: 'tie'; candidates: Scored<T>[] }
  /** None is good enough; what came nearest, best first. */
  | { kind: 'none'; nearest: Scored<T>[] };

/**
 * The one item that clearly fits: it clears the threshold on its text alone and leads the second by
 * `FUZZY.lead`. With several wanted texts each item counts by the one that fits it best.
 */
export function pickClear<T>(
  wanted: string | readonly string[],
  items: readonly FuzzyItem<T>[],
): FuzzyPick<T> {
  const wantedTexts = typeof wanted === 'string' ? [wanted] : wanted;
  const ranked = items
    .map(({ item, texts, bonus = 0 }) => {
      const text = bestScore(wantedTexts, texts);
      return { item, text, score: text > 0 ? text + bonus : 0 };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const strip = (list: typeof ranked): Scored<T>[] =>
    list.slice(0, FUZZY.listed).map(({ item, score }) => ({ item, score }));

  const best = ranked.find(({ text }) => text >= FUZZY.threshold);
  if (!best) return { kind: 'none', nearest: strip(ranked) };
  const rivals = ranked.filter((one) => best.score - one.score < FUZZY.lead);
  if (rivals.length > 1) return { kind: 'tie', candidates: strip(rivals) };
  return { kind: 'clear', item: best.item, score: best.score };
}

/** The best score of any wanted text against any text of a candidate. */
export function bestScore(wanted: readonly string[], texts: readonly string[]): number {
  let best = 0;
  for (const want of wanted) {
    for (const text of texts) best = Math.max(best, scoreMatch(want, text));
  }
  return best;
}

/** What people call controls, and the role that is meant where only one can be. */
const ROLE_WORDS: ReadonlyMap<string, string | undefined> = new Map([
  ['button', 'button'],
  ['link', 'link'],
  ['checkbox', 'checkbox'],
  ['check box', 'checkbox'],
  ['radio button', 'radio'],
  ['radio', 'radio'],
  ['switch', 'switch'],
  ['toggle', undefined],
  ['tab', 'tab'],
  ['menu item', 'menuitem'],
  ['menuitem', 'menuitem'],
  ['option', 'option'],
  ['dropdown', 'combobox'],
  ['drop-down', 'combobox'],
  ['combobox', 'combobox'],
  ['combo box', 'combobox'],
  ['select', 'combobox'],
  ['slider', 'slider'],
  ['heading', 'heading'],
  ['text field', 'textbox'],
  ['text box', 'textbox'],
  ['textbox', 'textbox'],
  ['textarea', 'textbox'],
  ['text area', 'textbox'],
  ['input field', 'textbox'],
  ['field', undefined],
  ['input', undefined],
  ['box', undefined],
  ['icon', undefined],
  ['element', undefined],
]);

/**
 * Splits a description such as "the Sign in button" into the name and the role that is meant. A
 * description that is nothing but a role word stays whole.
 */
export function splitRoleWord(description: string): { text: string; role?: string | undefined } {
  const text = description.replace(/\s+/g, ' ').trim();
  const withoutArticle = text.replace(/^(the|an?) /i, '');
  const words = withoutArticle.split(' ');
  for (const count of [2, 1]) {
    const ending = words.slice(-count).join(' ').toLowerCase();
    if (words.length > count && ROLE_WORDS.has(ending)) {
      return {
        text: words
          .slice(0, -count)
          .join(' ')
          .replace(/^["'“‘](.+)["'”’]$/u, '$1'),
        role: ROLE_WORDS.get(ending),
      };
    }
  }
  return { text };
}
