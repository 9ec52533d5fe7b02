import { ANY_ELEMENT_WORD } from '../element-words';
import { type Phrase, part } from '../literals';
import { countOf } from './counts';
import type { FactReader, FactReading } from './fact';
import { isSeen } from './things';

const THERE =
  /^there\s+(?:(?:should|must|will|to)\s+)?(?:still\s+|also\s+|now\s+)?(?:is|are|be|exists?)?\s*(?<not>n['’]t|not|no\s+longer)?\s*(?:be\s+)?(?<no>no\s+|not\s+an?\s+|not\s+any\s+)?(?<thing>.+)$/iu;
const SEE =
  /^(?:(?:i|we|you|(?:the\s+)?users?)\s+)?(?:(?:should|must|can|could|will|to|now|also|still|be|able|is|are)\s+)*(?<not>(?:(?:do|does|should|must|can|will|could)\s*(?:n['’]t|not)|cannot|no\s+longer|not\s+to|not)\s+)?(?:be\s+able\s+to\s+)?sees?\s+(?<no>no\s+)?(?<thing>.+)$/iu;
const SHOWN_AT_END =
  /\s+(?:(?:is|are)\s+)?(?:visible|shown|displayed|present|listed|on\s+(?:the\s+)?(?:page|screen))$/iu;
const MANY = new RegExp(`^${ANY_ELEMENT_WORD}(?<=s)$`, 'iu');

/** "there is a …", "I do not see …". */
export const readExistence: FactReader = (statement) => {
  const groups = (THERE.exec(statement.text) ?? SEE.exec(statement.text))?.groups;
  if (groups?.thing === undefined) return undefined;
  const { not, no, thing } = groups;
  const bare = part(statement, thing.replace(SHOWN_AT_END, '').replace(/^any\s+/iu, ''));
  return not === undefined && no === undefined ? isSeen(bare, false) : isAbsent(bare);
};

/** "rows", "buttons": a kind in the plural and nothing else. */
export function isMany(thing: Phrase): boolean {
  return MANY.test(thing.text);
}

/** That there is no such thing. Of a mere kind, none is counted. */
export function isAbsent(thing: Phrase): FactReading {
  return isMany(thing) ? countOf(thing, 0) : isSeen(thing, true);
}
