import type { PlainCheck, Scope, TargetPhrase, TextMatcher } from '../../plain-step';
import { elementWord, rolesOf } from '../element-words';
import { asName, isQuoted, LITERAL, type Phrase, part, quotedList } from '../literals';
import { readTarget, type TargetReading } from '../target';
import { type FactReading, fact } from './fact';

const VAGUE =
  /^(?:(?:an?|the|any|some)\s+)?(?:(?:errors?|success|warnings?|confirmation|validation|info|status|appropriate|correct|proper|relevant)(?:\s+|$))+(?:(?:message|toast|text|notification|label|alert)s?)?$/iu;
const ONE_CAPITALISED = /^\p{Lu}\p{L}*$/u;
const LOWER_ARTICLE = /^(?:the|an?|some)\s+/u;
const QUOTED_IN = new RegExp(
  `^(?:the\\s+)?(?:(?:text|message|label)\\s+)?${LITERAL}\\s+(?:in|inside|within|on|under)\\s`,
  'iu',
);

/** That something is there to be seen, or is not: texts, or an element with a kind. */
export function isSeen(thing: Phrase, not: boolean): FactReading {
  const matcher: TextMatcher = not ? 'hidden' : 'visible';
  const texts = quotedList(thing);
  if (texts) return fact(...texts.map((text): PlainCheck => ({ on: 'text', text, matcher })));
  if (VAGUE.test(thing.text) && !ONE_CAPITALISED.test(thing.text)) {
    return sayWhichText(asName(thing));
  }
  const reading = readSubject(thing);
  if ('problem' in reading) return reading;
  const { target } = reading;
  if (!isWhole(thing, target)) {
    return {
      problem: `only a part of “${asName(thing)}” is in quotes. Put all of the text in quotes`,
    };
  }
  if (target.within && (QUOTED_IN.test(thing.text) || !hasRole(target))) {
    return hasRole(target)
      ? fact({ on: 'element', target: withoutAlso(target), matcher })
      : textWithin(target, target.within, not);
  }
  if (hasRole(target)) return fact({ on: 'element', target: withoutAlso(target), matcher });
  if (target.word === 'toast' && target.name === '') return sayWhichText('toast');
  if (not && target.word === undefined && LOWER.test(thing.text)) {
    return {
      problem: `“${asName(thing)}” would never be found as a text, so that the check could not fail. Put the text that must not be there in quotes`,
    };
  }
  const text = target.word === undefined ? plainText(thing) : target.name;
  return text === '' ? sayWhichText(asName(thing)) : fact({ on: 'text', text, matcher });
}

const HAS_LITERAL = new RegExp(LITERAL, 'gu');
const LOWER = /^(?:(?:the|an?|any)\s+)?\p{Ll}/u;

/** With quotes, the name must be what is quoted: other words would be part of what is compared. */
function isWhole(thing: Phrase, target: TargetPhrase): boolean {
  const literals = thing.text.match(HAS_LITERAL) ?? [];
  if (literals.length === 0 || asName(thing).includes('{{')) return true;
  return literals.some((literal) => asName(part(thing, literal)) === target.name);
}

function textWithin(target: TargetPhrase, [scope, ...outer]: Scope[], not: boolean): FactReading {
  const word = scope?.word;
  if (!word) {
    return {
      problem:
        'a text can be looked for in a dialog, row, table, list or section, not near something',
    };
  }
  const { name = '', nth } = scope;
  return fact({
    on: 'element',
    target: {
      name,
      word,
      ...(nth === undefined ? {} : { nth }),
      ...(outer.length > 0 ? { within: outer } : {}),
    },
    matcher: 'containsText',
    expected: target.name,
    ...(not ? { not: true } : {}),
  });
}

/** Unquoted text as it is written, but for a small article. */
function plainText(phrase: Phrase): string {
  return isQuoted(phrase)
    ? asName(phrase)
    : asName(part(phrase, phrase.text.replace(LOWER_ARTICLE, '')));
}

/** Whether the phrase means an element of some role, and not just text. */
export function hasRole(target: TargetPhrase): boolean {
  return (
    target.word !== undefined && target.word !== 'toast' && rolesOf(target.word, false).length > 0
  );
}

const HEADER = /^(?:the\s+)?(?:page\s+)?header$/iu;

/** An element as a check names it: a lone "dialog" or "heading" is a kind even without "the". */
export function readSubject(phrase: Phrase): TargetReading {
  if (HEADER.test(phrase.text)) {
    return {
      problem: '“header” may be a heading or the top of the page. Write: heading, or: banner',
    };
  }
  const word = elementWord(phrase.text);
  const isLabel = word === 'text' && ONE_CAPITALISED.test(phrase.text);
  return readTarget(word && !isLabel ? part(phrase, `the ${phrase.text}`) : phrase);
}

/** Checks take a name as it is written; there is no second reading. */
export function withoutAlso({ also: _, ...target }: TargetPhrase): TargetPhrase {
  return target;
}

export function sayWhichText(thing: string): FactReading {
  return {
    problem: `it does not say which text “${thing}” stands for. Write: Verify the page shows “…”`,
  };
}
