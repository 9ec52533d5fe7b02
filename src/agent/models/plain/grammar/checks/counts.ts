import { ANY_ELEMENT_WORD } from '../element-words';
import { asName, isQuoted, LITERAL, type Phrase, part } from '../literals';
import { NUMBER, readNumber } from '../ordinals';
import { type FactReader, type FactReading, fact } from './fact';
import { hasRole, readSubject } from './things';

const SEEN =
  '(?:(?:there\\s+(?:(?:should|must|will|to)\\s+)?(?:is|are|be|exists?)|(?:the\\s+)?(?:page|screen|table|list|grid|app|site|i|we|you|user|it)\\s+(?:(?:should|must|can|to|now)\\s+)*(?:shows?|sees?|has|have|contains?|displays?|lists?|includes?)|see)\\s+)?';
const EXACTLY = '(?:(?:exactly|only|just|a\\s+total\\s+of)\\s+)?';
const AFTER =
  '(?:\\s+(?:(?:(?:should|must|to)\\s+)?(?:is|are|be)\\s+)?(?:visible|shown|displayed|listed|present|there|found)|\\s+(?:in|on)\\s+the\\s+(?:page|list|table|screen|grid)|\\s+in\\s+total|\\s+(?:exists?|remains?|appears?))*';
const COUNT = new RegExp(`^${SEEN}${EXACTLY}(?<count>${NUMBER})\\s+(?<noun>.+?)${AFTER}$`, 'iu');
const NUMBER_OF = new RegExp(
  `^(?:the\\s+)?(?:number|count|amount)\\s+of\\s+(?<noun>.+?)\\s+(?:is|are|equals?|=|(?:should|must|to)\\s+(?:be|equal))\\s+${EXACTLY}(?<count>${NUMBER})$`,
  'iu',
);
const COUNT_OF = new RegExp(
  `^(?:the\\s+)?(?<noun>${ANY_ELEMENT_WORD})\\s+count\\s+(?:is|equals?|=|(?:should|must|to)\\s+(?:be|equal))\\s+(?<count>${NUMBER})$`,
  'iu',
);
const COMPARED = new RegExp(
  `\\b(?:at\\s+(?:least|most)|(?:more|less|fewer|greater|higher|lower)\\s+than|a\\s+(?:minimum|maximum)\\s+of|between|over|under|above|below)\\s+(?:${NUMBER})`,
  'iu',
);
const PAGE_SHOWS = new RegExp(
  `^(?:the\\s+)?(?:page|screen|app|site|it)\\s+(?:\\w+\\s+)?(?:shows?|displays?|contains?|says?|has|have|includes?)\\s+(${NUMBER}\\s+${ANY_ELEMENT_WORD})$`,
  'iu',
);
const QUOTED_NOUN = new RegExp(`^(?<quoted>${LITERAL})(?:\\s+\\p{L}+)?$`, 'iu');

/** "there are 3 rows", "exactly 2 buttons named Delete". */
export const readCount: FactReader = (statement) => {
  const { text } = statement;
  if (COMPARED.test(text)) {
    return { problem: 'only an exact number can be checked. Write: Verify there are 5 rows' };
  }
  const shown = PAGE_SHOWS.exec(text)?.[1];
  if (shown !== undefined) {
    return {
      problem: `it may mean a text or a number of elements. Write: Verify the page shows “${shown}”, or: Verify there are ${shown}`,
    };
  }
  const groups = (NUMBER_OF.exec(text) ?? COUNT_OF.exec(text) ?? COUNT.exec(text))?.groups;
  if (!groups?.count || groups.noun === undefined) return undefined;
  return countOf(part(statement, groups.noun), readNumber(groups.count));
};

export function countOf(noun: Phrase, expected: number): FactReading {
  const quoted = QUOTED_NOUN.exec(noun.text)?.groups?.quoted;
  const reading = readSubject(noun);
  if ('target' in reading) {
    const { also: _, ...target } = reading.target;
    if (target.within) {
      return { problem: 'only the whole page can be counted, not a part of it' };
    }
    if (hasRole(target)) {
      return fact({ on: 'element', target, matcher: 'count', expected });
    }
  }
  if (quoted !== undefined && isQuoted(part(noun, quoted))) {
    return fact({ on: 'text', text: asName(part(noun, quoted)), matcher: 'count', expected });
  }
  const name = asName(noun);
  return {
    problem: `“${name}” is no kind of element that can be counted. Write: Verify there are ${expected} rows (or items, buttons, links…), or: Verify the page shows “${expected} ${name}”`,
  };
}
