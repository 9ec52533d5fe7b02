import type { PlainCheck } from '../../plain-step';
import { findAddress, readAddress } from '../address';
import { asName, asValue, type Phrase, part } from '../literals';
import { type FactReader, type FactReading, fact, negation } from './fact';
import { splitPredicate } from './predicate';

const URL_SUBJECT =
  /^(?:the\s+)?(?:(?:current|page|page['’]s|browser|browser['’]s|new)\s+)*(?:url|address|address\s+bar|location)(?:\s+(?:path|of\s+the\s+page|bar))?$/iu;
const TITLE_SUBJECT =
  /^(?:the\s+)?(?:(?:(?:current|page|page['’]s|browser|browser['’]s|document|tab|window)\s+)+title|title(?:\s+of\s+the\s+(?:page|tab|document))?|title\s+tag)$/iu;
const BARE_URL = /^(?:the\s+)?(?:(?:current|page)\s+)*(?:url|address)\s*:?\s+(\S+)$/iu;
const AT =
  /^(?:(?<who>i|we|you|it|the\s+(?:user|page|browser|app)|users?|page|browser)\s+)?(?:(?:should|must|will|to)\s+)?(?:(?:have|has)\s+)?(?:am|are|is|was|be|been|get|gets|being)?(?:\s*(?<not>n['’]t|not|no\s+longer))?\s*(?:(?:still|now|back|then)\s+)*(?:stays?|remains?|(?:re)?directed|taken|sent|navigated|brought|moved|forwarded|lands?|landed|arrives?|arrived|redirects?|navigates?|goes|go)?\s*(?:back\s+)?(?:on|at|to)\s+(?<place>(?:the\s+)?\S.*)$/iu;
const URL_ENDS =
  /^(?:the\s+)?(?:\w+\s+)?(?:url|address)\s.*\b(?:starts?|ends?|begins?|starting|ending)\s+(?:with|in)\b/iu;
const CURRENT_PAGE = /^(?:the\s+)?(?:(?:current|new|active)\s+)?(?:page|path|route)$/iu;
const CONTAIN = /^(?:contain|includ|have|has\b|show)/iu;
const HAS_TITLE =
  /^(?:the\s+)?(?:page|document|tab|window)\s+(?<not>(?:does|should|must)(?:\s+not|n['’]t)\s+)?(?:(?:should|must|to)\s+)?(?:has|have)\s+(?:the\s+|a\s+)?title\s+(?:of\s+)?(?<title>\S.*)$/iu;
const PLACE = /\s+(?:page|screen|view|site)$/iu;

/** The URL, the title, and "we are on …". */
export const readPageFact: FactReader = (statement) => {
  const { text } = statement;
  const titled = HAS_TITLE.exec(text)?.groups;
  if (titled) return titleIs(part(statement, titled.title), false, titled.not !== undefined);
  const bare = BARE_URL.exec(text)?.[1];
  const bareAddress = bare && readAddress(asName(part(statement, bare)));
  if (bareAddress) return fact(urlIs(bareAddress, false, false));
  if (URL_ENDS.test(text)) {
    return {
      problem:
        'the start or end of an address cannot be checked alone. Write: Verify the URL contains “…”',
    };
  }
  const predicate = splitPredicate(statement);
  const page = predicate?.verb === 'be' && CURRENT_PAGE.test(predicate.subject.text);
  const address = page && readAddress(asValue(predicate.rest));
  if (address) return fact(urlIs(address, false, predicate.not));
  if (predicate && URL_SUBJECT.test(predicate.subject.text)) {
    return readUrl(predicate.rest, predicate.verb, predicate.not);
  }
  if (predicate && TITLE_SUBJECT.test(predicate.subject.text)) {
    if (predicate.rest.text === '' || STATE.test(predicate.rest.text)) return undefined;
    const contains = predicate.verb === 'show' && !SAYS.test(text);
    return titleIs(predicate.rest, contains, predicate.not);
  }
  if (URL_SUBJECT.test(text) || PAGE_TITLE.test(text)) {
    return {
      problem:
        'it does not say what it should be. Write: Verify the URL is /…, or: Verify the title is “…”',
    };
  }
  const at = AT.exec(text)?.groups;
  return at?.place === undefined
    ? undefined
    : readPlace(part(statement, at.place), at.not !== undefined, at.who !== undefined);
};

const STATE = /^(?:visible|shown|displayed|present|hidden|there)\b/iu;
const SAYS = /\b(?:says?|reads?|shows?|displays?)\b/iu;
const PAGE_TITLE = /^(?:the\s+)?page\s+title$/iu;

function readUrl(rest: Phrase, verb: string, not: boolean): FactReading {
  const expected = asValue(
    part(rest, rest.text.replace(/^(?:the\s+)?(?:url|path|address|text|string)\s+/iu, '')),
  );
  if (expected === '' || /\s/u.test(expected)) {
    return { problem: 'it does not give an address. Write: Verify the URL is /…' };
  }
  const contains = verb === 'show' || verb === 'have' || CONTAIN.test(rest.text);
  if (contains) return fact(urlIs(expected, true, not));
  const address = readAddress(expected);
  return fact(address ? urlIs(address, isBareHost(expected), not) : urlIs(expected, true, not));
}

/** A host without scheme and path: what the address begins with is the browser's business. */
function isBareHost(expected: string): boolean {
  return !/^(?:\w+:|\/|\{\{)/u.test(expected);
}

function urlIs(expected: string, contains: boolean, not: boolean): PlainCheck {
  return {
    on: 'page',
    matcher: 'url',
    expected,
    ...(contains ? { contains: true } : {}),
    ...negation(not),
  };
}

function titleIs(expected: Phrase, contains: boolean, not: boolean): FactReading {
  return fact({
    on: 'page',
    matcher: 'title',
    expected: asValue(expected),
    ...(contains ? { contains: true } : {}),
    ...negation(not),
  });
}

function readPlace(place: Phrase, not: boolean, surely: boolean): FactReading | undefined {
  const address = findAddress(place);
  if (address) return fact(urlIs(address, false, not));
  if (!PLACE.test(place.text) && !surely) return undefined;
  const words = asName(place)
    .replace(PLACE, '')
    .replace(/^(?:the|an?)\s+/iu, '');
  return not
    ? {
        problem: `it cannot be told what shows that this is not the ${words} page. Write: Verify the URL is not /…`,
      }
    : fact({ on: 'loaded', words });
}
