import { replaceQuoted } from './quoted-text';

/**
 * Whether a plan line asks for a check, not for an action. The one rule that the plan parser, the
 * verdict and the plain model share.
 *
 * - Verify, Assert, Confirm, Ensure, Expect and Make sure: a check.
 * - Check + that, whether, if, for: a check ("Check that 2 items are listed").
 * - Check + a box, switch, radio or option: an action ("Check the box next to Terms"), unless the
 *   line says what state it should be in ("Check the Terms checkbox is ticked").
 * - Check + something with a state or verb: a check ("Check the cart shows 2 items").
 * - Check + only a name, in quotes or with a capital: an action ('Check "Remember me"').
 * - Check out, in, off: an action ("Check out as guest").
 * - Check + anything else: a check ("Check the page title"), so that what is unclear must be proven.
 *
 * Words inside quotes never decide. A leading then, and, also, now, next, finally, please is skipped.
 */
export function isCheckLine(text: string): boolean {
  const words = replaceQuoted(text.replace(LEAD_IN, ''), () => QUOTED);
  if (CHECK_VERB.test(words)) return true;
  const check = CHECK.exec(words);
  if (!check) return false;
  return isCheckObject(words.slice(check[0].length).trim());
}

const LEAD_IN = /^[\s*_]*(?:(?:then|and|also|now|next|finally|lastly|please)\b[\s,:]*)*/i;
const CHECK_VERB = /^(?:verify|assert|confirm|ensure|expect(?:ed)?|make sure)\b/i;
const CHECK = /^check\b[*_:\s]*/i;

/** What stands for quoted text: it counts as a name, and its words decide nothing. */
const QUOTED = '\u201c\u201d';

const THAT = /^(?:that|whether|if|for)\b/i;
const PHRASAL = /^(?:out|in|off)\b/i;
const LATER_THAT = /\b(?:that|whether|if)\b/i;
const BOX =
  /\b(?:check ?box(?:es)?|tick ?box(?:es)?|box(?:es)?|radios?|radio buttons?|switch(?:es)?|toggles?|options?)\b/i;
/** "the box that says X" names a box; it says nothing about its state. */
const RELATIVE =
  /\b(?:that|which|who) (?:is|are|says?|reads?|has|have|contains?|shows?)\b|\b(?:named|called|labell?ed)\b/gi;
const STATE =
  /\b(?:is|are|was|were|isn't|aren't|be|has|have|shows?|shown|displays?|displayed|contains?|includes?|reads?|says?|equals?|match(?:es)?|appears?|exists?|loads?|opens?|becomes?|visible|hidden|enabled|disabled|present|absent|gone|does|doesn't|should|must|remains?|stays?|=)(?![\p{L}\p{N}])/iu;
const PAGE_THING =
  /^(?:(?:the|page|browser)\s+)*(?:url|address|title|heading|headline|text|page|message|label|link|button|table|list|count|number|value)\b/i;
const NAME = /^(?:\u201c|\p{Lu})/u;

function isCheckObject(object: string): boolean {
  if (THAT.test(object)) return true;
  if (PHRASAL.test(object)) return LATER_THAT.test(object);
  const says = STATE.test(object.replace(RELATIVE, ' '));
  if (says) return true;
  if (BOX.test(object)) return false;
  if (PAGE_THING.test(object)) return true;
  return !NAME.test(object);
}
