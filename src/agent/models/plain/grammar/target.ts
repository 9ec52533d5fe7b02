import type { Scope, TargetPhrase } from '../plain-step';
import { ANY_ELEMENT_WORD, type ElementWord, elementWord, LEADING_WORDS } from './element-words';
import { asName, isQuoted, LITERAL, type Phrase, part } from './literals';
import { leadingOrdinal } from './ordinals';

export type TargetReading = { target: TargetPhrase } | { problem: string };

const ARTICLE = /^(?:the|an?|this|that|its)\s+/iu;
/** In small letters only: "Your message" is a label. */
const POSSESSIVE = /^(?:my|your|our)\s+(?=\S)/u;
const PRONOUN =
  /^(?:it|this|that|these|those|them|there|here|(?:any)?one|some(?:thing|where)|any(?:thing|where)|everything)$/iu;
const MANY = new RegExp(
  `^(?:(?:every|each|any)\\s.*\\b${ANY_ELEMENT_WORD}|(?:all|both)(?:\\s+of)?(?:\\s+the)?\\s.*(?<=s))$`,
  'iu',
);

/** Reads how a step names an element: kind, name, position, and where it is. */
export function readTarget(phrase: Phrase): TargetReading {
  const text = phrase.text.replace(/[,;\s]+$/u, '');
  if (text === '') return { problem: 'it does not say which element' };
  if (PRONOUN.test(text)) {
    return { problem: `“${asName(phrase)}” does not name an element; use its label` };
  }
  if (MANY.test(text) && elementWord(text.split(/\s+/u).at(-1) ?? '')) {
    return { problem: 'it asks for several elements; write one step for each' };
  }
  const { rest, within, unsure } = cutScopes(part(phrase, cutPurpose(text)));
  const target = readNamed(part(phrase, rest));
  if (target.name === '' && target.word === undefined) {
    return { problem: 'it does not say which element' };
  }
  const whole = asName(part(phrase, text.replace(ARTICLE, '')));
  if (unsure && !isQuoted(part(phrase, rest))) target.also = whole;
  return { target: within.length > 0 ? { ...target, within } : target };
}

const WORD_AT_END = new RegExp(`\\b${ANY_ELEMENT_WORD}$`, 'iu');
const LITERAL_AT_END = new RegExp(`${LITERAL}$`, 'u');
const PURPOSE = /\s+(?:so\s+that|in\s+order\s+to|to)\s+/giu;

/** "the Add button to open the dialog" without why. Only where the name has clearly ended before. */
function cutPurpose(text: string): string {
  for (const found of text.matchAll(PURPOSE)) {
    const before = text.slice(0, found.index);
    if (hasNamedEnd(before)) return before;
  }
  return text;
}

/** Whether a name has clearly ended: it was quoted, or a kind follows it. */
function hasNamedEnd(text: string): boolean {
  if (LITERAL_AT_END.test(text)) return true;
  const word = WORD_AT_END.exec(text);
  return word !== null && text.slice(0, word.index).replace(ARTICLE, '').trim() !== '';
}

const PREPOSITION =
  /\s(?:in|inside|within|on|of|from|at|under|below|next\s+to|beside|near|for)(?=\s)/giu;
const MOST_PREPOSITIONS = 6;
const NEEDS_NAMED_END = /^(?:of|for)\b/iu;
const NEAR = /^(?:next\s+to|beside|near|for|under|below)\b/iu;
const STARTS_WITH_PREPOSITION = /^(?:in|on|of|at|for|to|from)\b/iu;
const PAGE =
  /^(?:(?:the|this|current)\s+)?(?:.*\s)?(?:page|screen|view|site|website|app|application|window|browser)$/iu;
const POSITION =
  /^(?:the\s+)?(?:(?:very|upper|lower|top|bottom|left|right|middle|cent(?:er|re)|far)(?:[\s-]+|$))+(?:hand\s+)?(?:corner|side|edge|part|half)?(?:\s*of\s+the\s+(?:page|screen|window))?$/iu;

interface Scoped {
  rest: string;
  within: Scope[];
  /** Whether what was cut could as well belong to the name. */
  unsure: boolean;
}

/** Cuts "in the dialog", "next to Alice" and the like off the end. */
function cutScopes(phrase: Phrase): Scoped {
  const prepositions = [...phrase.text.matchAll(PREPOSITION)];
  // Each may begin a place within a place: the work doubles with every one.
  for (const found of prepositions.slice(-MOST_PREPOSITIONS)) {
    const before = phrase.text.slice(0, found.index);
    const after = part(phrase, phrase.text.slice(found.index + found[0].length));
    if (before === '' || after.text === '' || STARTS_WITH_PREPOSITION.test(after.text)) continue;
    const preposition = found[0].trim();
    if (NEEDS_NAMED_END.test(preposition) && !hasNamedEnd(before)) continue;
    if (POSITION.test(after.text) || PAGE.test(after.text)) {
      return { rest: before, within: [], unsure: true };
    }
    const near = NEAR.test(preposition);
    const within = readScopes(after, near);
    if (within) return { rest: before, within, unsure: near };
  }
  return { rest: phrase.text, within: [], unsure: false };
}

/** Kinds that hold others; also what "in" may lead to without being what a step acts on. */
export const CONTAINERS: ReadonlySet<ElementWord> = new Set([
  'row',
  'listitem',
  'treeitem',
  'card',
  'dialog',
  'table',
  'list',
  'tree',
  'form',
  'toolbar',
  'navigation',
  'banner',
  'footer',
  'sidebar',
  'main',
  'tabpanel',
  'section',
  'frame',
  'menu',
  'dropdown',
  'alert',
  'toast',
  'cell',
]);

/** Whether a text ends in "in the dialog" or the like. */
export function endsInPlace(phrase: Phrase): boolean {
  return cutScopes(phrase).within.some(({ word }) => word !== undefined);
}

/** A container, with the ones around it; `undefined` when the words name none. */
function readScopes(phrase: Phrase, near: boolean): Scope[] | undefined {
  const { rest, within } = cutScopes(phrase);
  const inner = part(phrase, rest);
  const { also: _, within: __, ...named } = readNamed(inner);
  const { word } = named;
  if (word === 'heading' && /header$/iu.test(rest) && named.name === '') {
    return [{ word: 'banner' }, ...within];
  }
  if (word === 'tab' && named.name !== '') return [{ ...named, word: 'tabpanel' }, ...within];
  if (word !== undefined && CONTAINERS.has(word)) return [clean(named), ...within];
  if (near && named.name !== '') return [{ name: named.name }, ...within];
  if (isQuoted(inner)) return [{ name: asName(inner) }, ...within];
  return undefined;
}

function clean({ name, ...scope }: Omit<TargetPhrase, 'also' | 'within'>): Scope {
  return name === '' ? scope : { name, ...scope };
}

const CONNECTOR =
  '(?:named|called|labell?ed|titled|marked|for|with|containing|saying|reading|that\\s+(?:says|reads|contains|has|shows)|which\\s+(?:says|contains|has)|with\\s+(?:the\\s+)?(?:text|label|name|title|caption|placeholder|value)|that\\s+is\\s+(?:named|called|labell?ed))';
const ONLY_WORD = new RegExp(`^(${ANY_ELEMENT_WORD})$`, 'iu');
const WORD_CONNECTED = new RegExp(
  `^(${ANY_ELEMENT_WORD})(?:\\s+${CONNECTOR}\\s+(?:the\\s+)?(?:(?:text|label|name)\\s+(?=${LITERAL}))?|\\s*:\\s*)(.+)$`,
  'iu',
);
const WORD_NUMBERED = new RegExp(
  `^(${ANY_ELEMENT_WORD})\\s+(?:number\\s+|no\\.?\\s*|nr\\.?\\s*|#\\s*)?(\\d{1,4})$`,
  'iu',
);
const WORD_BEFORE = new RegExp(`^(${ANY_ELEMENT_WORD})\\s+(.+)$`, 'iu');
const WORD_DESCRIBED = new RegExp(
  `^(?:\\p{L}+\\s+){1,2}(${ANY_ELEMENT_WORD})\\s+(${LITERAL})$`,
  'iu',
);
const WORD_AFTER = new RegExp(`^(.+?)\\s+\\(?(${ANY_ELEMENT_WORD})\\)?$`, 'iu');
const ARTICLE_AT_END = /(?:^|\s)(?:the|an?)$/iu;
const NUMBERED: ReadonlySet<ElementWord> = new Set(['row', 'listitem', 'card', 'column', 'tab']);

function readNamed(phrase: Phrase): TargetPhrase {
  const labelled = phrase.text.replace(ARTICLE, '');
  const text = labelled.replace(POSSESSIVE, '');
  const whole = asName(part(phrase, labelled));
  const ordinal = leadingOrdinal(text);
  const hasArticle = text !== phrase.text || ordinal !== undefined;
  const target = readKind(part(phrase, ordinal?.rest ?? text), hasArticle);
  const unquoted = !new RegExp(LITERAL, 'u').test(text);
  return {
    ...target,
    ...(ordinal ? { nth: ordinal.nth } : {}),
    ...(unquoted && target.name !== whole ? { also: whole } : {}),
  };
}

/** Without an article, a lone "Menu" or "Title" is a label and no kind. */
function readKind(phrase: Phrase, hasArticle: boolean): TargetPhrase {
  const { text } = phrase;
  const named = (name: string | undefined, words: string | undefined): TargetPhrase => ({
    name: asName(part(phrase, name?.replace(ARTICLE, ''))),
    word: elementWord(words ?? ''),
  });
  const only = ONLY_WORD.exec(text);
  if (only) return hasArticle ? named('', only[1]) : { name: asName(phrase) };
  const numbered = WORD_NUMBERED.exec(text);
  const numberedWord = elementWord(numbered?.[1] ?? '');
  if (numberedWord && NUMBERED.has(numberedWord)) {
    return { name: '', word: numberedWord, nth: Number(numbered?.[2]) };
  }
  const connected = WORD_CONNECTED.exec(text);
  if (connected) return named(connected[2], connected[1]);
  const described = WORD_DESCRIBED.exec(text);
  if (described) return named(described[2], described[1]);
  const after = WORD_AFTER.exec(text);
  if (after && !ARTICLE_AT_END.test(after[1] ?? '')) return named(after[1], after[2]);
  const before = WORD_BEFORE.exec(text);
  const word = elementWord(before?.[1] ?? '');
  if (before && word && (LEADING_WORDS.has(word) || isQuoted(part(phrase, before[2])))) {
    return named(before[2], before[1]);
  }
  return { name: asName(phrase) };
}
