import { assertNever } from '../../../../../model/assert-never';
import { asName, isQuoted, LITERAL, type Phrase, part, quotedList } from '../literals';
import { countOf, readCount } from './counts';
import { isAbsent, isMany, readExistence } from './existence';
import type { FactReading } from './fact';
import { readPageFact } from './page-facts';
import { type Predicate, splitPredicate } from './predicate';
import { isPage, says } from './says';
import { equals, is, loads, sayWhatShows } from './states';
import { hasRole, isSeen, readSubject } from './things';

const WITHIN_TIME =
  /(?:^|,?\s+)(?:within|in\s+(?:less|under)\s+than)\s+(\d+)\s*(?:s|secs?|seconds?)\b,?/iu;
/** How long a check is tried, in seconds. */
const PATIENCE_S = 5;

/** Reads a statement about the page: what has to be true. */
export function readStatement(statement: Phrase): FactReading {
  const limit = WITHIN_TIME.exec(statement.text);
  if (limit && Number(limit[1]) > PATIENCE_S) {
    return {
      problem: `a check waits ${PATIENCE_S} seconds. Write first: Wait up to ${limit[1]} seconds for “…”`,
    };
  }
  const body = part(
    statement,
    statement.text
      .replace(WITHIN_TIME, '')
      .replace(/^i['’]m\b/iu, 'I am')
      .replace(/^(we|you|they)['’]re\b/iu, '$1 are'),
  );
  if (UNSAID.test(body.text)) return sayWhatShows();
  if (GERUND.test(body.text)) {
    return {
      problem: 'it holds an action. Write the action as a step of its own, then what to check',
    };
  }
  return readJoined(body) ?? readOne(body);
}

const UNSAID =
  /\b(?:works?|succeed(?:s|ed)?|is\s+(?:successful|correct|ok|okay|right|fine|valid|working|responsive|functional)|as\s+expected|looks?\s+(?:good|right|correct|fine|ok)|functions?\s+(?:correctly|properly))$/iu;
const GERUND =
  /^(?:clicking|pressing|typing|entering|selecting|choosing|filling|submitting|opening|closing|hovering|navigating|going|checking|tapping|scrolling|after|when|once|if)\s/iu;

const AND = /\s*,\s*and\s+(?:that\s+)?|\s+and\s+(?:that\s+)?|\s*,\s*/giu;

const MOST_JOINTS = 4;

/** "A is visible and B is hidden": two statements when both sides have a verb of their own. */
function readJoined(statement: Phrase): FactReading | undefined {
  const joints = [...statement.text.matchAll(AND)];
  // Each side may be joined again: the work doubles with every joint.
  for (const found of joints.slice(0, MOST_JOINTS)) {
    const left = part(statement, statement.text.slice(0, found.index));
    const right = part(statement, statement.text.slice(found.index + found[0].length));
    const first = splitPredicate(left);
    const second = splitPredicate(right);
    if (!first?.subject.text || !second || quotedList(first.subject)?.length === 0) continue;
    const whole =
      second.subject.text === '' ? part(statement, `${first.subject.text} ${right.text}`) : right;
    const [a, b] = [readOne(left), readStatement(whole)];
    if ('checks' in a && 'checks' in b) return { checks: [...a.checks, ...b.checks] };
  }
  return undefined;
}

const STATE_FIRST =
  /^(not\s+)?(visible|hidden|enabled|disabled|checked|unchecked)\s*:?\s+(?!(?:is|are)\b)(.+)$/iu;
const HEADING_LEVEL = /^(?:the\s+)?(?:h[1-6]|heading\s+level\s+\d|level\s+\d\s+heading)\b/iu;
const NO = /^no\s+(?<thing>.+)$/iu;

function readOne(statement: Phrase): FactReading {
  const turned = STATE_FIRST.exec(statement.text);
  if (turned)
    return is(part(statement, turned[3]), part(statement, turned[2]), turned[1] !== undefined);
  if (HEADING_LEVEL.test(statement.text)) {
    return {
      problem: 'the level of a heading cannot be checked. Write: Verify the heading is “…”',
    };
  }
  const known = readPageFact(statement) ?? readCount(statement);
  if (known) return known;
  const none = NO.exec(statement.text)?.groups?.thing;
  if (none !== undefined) return readNone(part(statement, none));
  const exists = readExistence(statement);
  if (exists) return exists;
  const predicate = splitPredicate(statement);
  return predicate ? readPredicate(predicate) : readBare(statement);
}

/** "no rows are shown", "no dialog is open": what is said of it does not hold of any. */
function readNone(statement: Phrase): FactReading {
  const predicate = splitPredicate(statement);
  if (!predicate) return isAbsent(statement);
  if (predicate.not) return sayWhatShows();
  return isMany(predicate.subject)
    ? countOf(predicate.subject, 0)
    : readPredicate({ ...predicate, not: true });
}

function readPredicate({ subject, not, verb, rest }: Predicate): FactReading {
  switch (verb) {
    case 'be':
      return is(subject, rest, not);
    case 'show':
    case 'have':
      return says(subject, rest, not);
    case 'equal':
      return equals(subject, rest, not);
    case 'appear':
      return is(subject, part(rest, `shown ${rest.text}`), not);
    case 'disappear':
      return rest.text === '' ? isSeen(subject, !not) : sayWhatShows();
    case 'open':
      if (rest.text !== '') return sayWhatShows();
      return hasElement(subject) ? isSeen(subject, not) : loads(subject, not);
    case 'load':
      return loads(subject, not);
    default:
      return assertNever(verb);
  }
}

function hasElement(subject: Phrase): boolean {
  const reading = readSubject(subject);
  return 'target' in reading && hasRole(reading.target) && !isPage(subject);
}

const QUOTED_FIRST = new RegExp(`^${LITERAL}`, 'u');

/** No verb: quoted text, or an element by kind and name, is to be seen. */
function readBare(statement: Phrase): FactReading {
  if (quotedList(statement)) return isSeen(statement, false);
  const reading = readSubject(statement);
  if ('target' in reading) {
    const { name, word, within } = reading.target;
    const isPlaced = within !== undefined && QUOTED_FIRST.test(statement.text);
    if (name !== '' && (word !== undefined || isPlaced)) return isSeen(statement, false);
  }
  const text = asName(statement);
  return {
    problem: isQuoted(statement)
      ? 'it does not say what to check'
      : `it does not say what should be true of “${text}”. Write: Verify the page shows “${text}”`,
  };
}
