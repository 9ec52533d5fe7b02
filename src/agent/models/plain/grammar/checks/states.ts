import { ANY_ELEMENT_WORD } from '../element-words';
import { asName, asValue, isQuoted, LITERAL, type Phrase, part, quotedList } from '../literals';
import { type FactReading, fact, negation } from './fact';
import { containsTexts, isNamedByContent, isPage, namedAs, valueIs } from './says';
import { hasRole, isSeen, readSubject, withoutAlso } from './things';

const WHERE =
  /^(?:visible|shown|displayed|present|available|there|rendered|listed|seen|found|existing|showing)\b\s*(.*)$/iu;
const IN_PLACE = /^(?:(?:in|inside|within)\s+.+|on\s+(?:the\s+)?.+)$/iu;
const HIDDEN = /^(?:hidden|gone|absent|missing|invisible|removed|closed|dismissed)$/iu;
const OPEN = /^(?:open|opened)$/iu;
const LOADED = /^(?:fully\s+)?(?:loaded|ready|rendered)$/iu;
const ENABLED = /^(?:enabled|clickable)$/iu;
const DISABLED = /^(?:disabled|gr[ea]yed\s+out|not\s+clickable)$/iu;
const CHECKED = /^(?:checked|ticked|selected|on|switched\s+on|turned\s+on)$/iu;
const UNCHECKED =
  /^(?:unchecked|unticked|unselected|deselected|off|switched\s+off|turned\s+off)$/iu;
const EMPTY = /^(?:empty|blank|cleared)$/iu;
const ADVERBS =
  /\s+(?:correctly|properly|successfully|again|immediately|by\s+default|to\s+the\s+user|on\s+(?:the\s+)?(?:page|screen)|in\s+the\s+page|as\s+expected)$/iu;
const AND = /\s*,\s*(?:and\s+)?|\s+and\s+/iu;
const ONE_STATE =
  /^(?:visible|shown|displayed|present|enabled|disabled|clickable|checked|ticked|selected|unchecked|empty|blank)$/iu;
const VALUE_OF = /^(?:the\s+)?(?:current\s+)?value\s+(?:of|in)\s+(.+)$/iu;
const VALUE_AFTER = /^(.+?)(?:['’]s)?\s+value$/iu;
const SET_TO =
  /^(?:(?:pre-?)?(?:set|filled)\s+(?:to|with|in\s+with)|equal\s+to|the\s+same\s+as)\s+(.+)$/iu;
const COMPARED =
  /^(?:greater|more|less|fewer|higher|lower|bigger|smaller|longer|shorter|at\s+least|at\s+most)\b/iu;

/** "X is …": visible, hidden, enabled, checked, empty, or a value. */
export function is(subject: Phrase, state: Phrase, not: boolean): FactReading {
  const each = eachOf(subject);
  if ('problem' in each) return each;
  if (each.phrases.length > 1) return together(each.phrases.map((one) => is(one, state, not)));
  const text = state.text.replace(ADVERBS, '').trim();
  const both = text.split(AND);
  if (both.length > 1 && both.every((one) => ONE_STATE.test(one))) {
    return together(both.map((one) => is(subject, part(state, one), not)));
  }
  const seen = WHERE.exec(text);
  if (seen) return isSeenWhere(subject, part(state, seen[1]), not);
  if (IN_PLACE.test(text)) return isSeenWhere(subject, part(state, text), not);
  if (HIDDEN.test(text)) return isSeen(subject, !not);
  if (COMPARED.test(text)) {
    return { problem: 'values can only be checked to be the same, not to be more or less' };
  }
  const value = VALUE_OF.exec(subject.text)?.[1] ?? VALUE_AFTER.exec(subject.text)?.[1];
  if (isPage(subject)) return pageIs(subject, text, not);
  const reading = readSubject(part(subject, value ?? subject.text));
  if ('problem' in reading) return reading;
  const target = withoutAlso(reading.target);
  if (value !== undefined) return valueIs(target, part(state, text), not);
  if (LOADED.test(text)) return loads(subject, not);
  if (OPEN.test(text)) return isSeen(subject, not);
  if (ENABLED.test(text))
    return fact({ on: 'element', target, matcher: 'enabled', ...negation(not) });
  if (DISABLED.test(text)) {
    return fact({ on: 'element', target, matcher: 'enabled', ...negation(!not) });
  }
  const checked = CHECKED.test(text);
  if (checked || UNCHECKED.test(text)) {
    if (target.word === 'tab' || target.word === 'option' || target.word === 'row') {
      return {
        problem: `whether a ${target.word} is selected cannot be checked; check what it shows`,
      };
    }
    return fact({ on: 'element', target, matcher: 'checked', ...negation(checked === not) });
  }
  if (EMPTY.test(text)) {
    return isFieldLike(target.word)
      ? fact({ on: 'element', target, matcher: 'value', expected: '', ...negation(not) })
      : {
          problem: `only a field can be checked to be empty. Write: Verify the ${target.name} field is empty, or count: Verify there are 0 items`,
        };
  }
  const set = SET_TO.exec(text);
  return set ? valueIs(target, part(state, set[1]), not) : equals(subject, part(state, text), not);
}

const PLURAL = new RegExp(`^(?:the\\s+)?(.+?)\\s+(${ANY_ELEMENT_WORD}(?<=s))$`, 'iu');

/** `"Email" and "Password" fields` are two; without quotes nobody can tell. */
function eachOf(subject: Phrase): { phrases: Phrase[] } | { problem: string } {
  const [, names, word] = PLURAL.exec(subject.text) ?? [];
  if (names === undefined) return { phrases: [subject] };
  if (quotedList(part(subject, names))) {
    const literals = names.match(new RegExp(LITERAL, 'gu')) ?? [];
    return { phrases: literals.map((one) => part(subject, `${one} ${word}`)) };
  }
  return /\sand\s/iu.test(names)
    ? { problem: 'it names several elements. Write one check for each' }
    : { phrases: [subject] };
}

function together(readings: readonly FactReading[]): FactReading {
  const problem = readings.find((reading) => 'problem' in reading);
  return problem ?? { checks: readings.flatMap((one) => ('checks' in one ? one.checks : [])) };
}

function isFieldLike(word: string | undefined): boolean {
  return word === undefined || word === 'field' || word === 'dropdown';
}

/** "the heading is X", "the Email field is a@b.c". */
export function equals(subject: Phrase, expected: Phrase, not: boolean): FactReading {
  if (expected.text === '') return { problem: 'it does not say what it should be' };
  const reading = readSubject(subject);
  if ('problem' in reading) return reading;
  const { target } = reading;
  switch (target.word) {
    case 'field':
    case 'dropdown':
    case 'slider':
      return isSurelyValue(expected)
        ? valueIs(target, expected, not)
        : unclearState(subject, expected);
    case undefined:
      return isSurelyValue(expected) && !isQuoted(subject)
        ? valueIs(target, expected, not)
        : unclearState(subject, expected);
    case 'text':
    case 'toast':
      return isQuoted(expected) ? isSeen(expected, not) : unclearState(subject, expected);
    default:
      if (!isQuoted(expected) && !isNamedByContent(target.word)) {
        return unclearState(subject, expected);
      }
      if (target.name === '' && isNamedByContent(target.word)) {
        return isSurelyValue(expected)
          ? namedAs(target, expected, not)
          : unclearState(subject, expected);
      }
      return isQuoted(expected)
        ? containsTexts(target, expected, not)
        : unclearState(subject, expected);
  }
}

/** Quoted, or with a digit, a sign or a capital as no adjective has. */
function isSurelyValue(phrase: Phrase): boolean {
  return isQuoted(phrase) || /[\d@$€£/]|^\p{Lu}|^\{\{/u.test(phrase.text);
}

function isSeenWhere(subject: Phrase, where: Phrase, not: boolean): FactReading {
  if (where.text !== '' && !IN_PLACE.test(where.text)) {
    return {
      problem: `where “${asName(subject)}” is cannot be checked. Write: Verify the page shows “${asName(subject)}”`,
    };
  }
  const place = where.text.replace(/^(?:on|in)\s+(?:the\s+)?(?:page|screen)$/iu, '');
  if (isPage(subject) && subject.text !== '' && !/^(?:i|we|you|it)$/iu.test(subject.text)) {
    return place === '' ? loads(subject, not) : unclearState(subject, where);
  }
  return isSeen(part(subject, `${subject.text} ${place}`), not);
}

const PAGE_WORDS = /\s*\b(?:page|screen|view|site|app|application|website)$/iu;

/** "the dashboard loads": only the words of the subject can be looked for. */
export function loads(subject: Phrase, not: boolean): FactReading {
  const words = asName(subject)
    .replace(/^(?:the|an?|my|our|your)\s+/iu, '')
    .replace(PAGE_WORDS, '');
  if (not || words === '' || /^(?:it|everything|current|new)$/iu.test(words)) {
    return sayWhatShows();
  }
  return fact({ on: 'loaded', words });
}

function pageIs(subject: Phrase, state: string, not: boolean): FactReading {
  return LOADED.test(state) ? loads(subject, not) : unclearState(subject, part(subject, state));
}

function unclearState(subject: Phrase, state: Phrase): FactReading {
  const thing = asName(subject).replace(/^the\s+/iu, '');
  const text = asValue(state);
  if (isPage(subject)) return sayWhatShows();
  const reading = readSubject(subject);
  if ('target' in reading && hasRole(reading.target) && reading.target.word !== 'field') {
    return {
      problem: `whether the ${thing} is ${text} cannot be checked. Write: Verify the page shows “…”`,
    };
  }
  const field = /\sfield$/iu.test(thing) ? thing : `${thing} field`;
  return {
    problem: `what “is ${text}” means for “${thing}” is not clear. Write: Verify the ${field} is “${text}”, or: Verify the page shows “${text}”`,
  };
}

export function sayWhatShows(): FactReading {
  return {
    problem:
      'it does not say what shows that. Write: Verify the page shows “…”, or: Verify the heading is “…”',
  };
}
