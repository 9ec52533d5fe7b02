import type { PlainStep, Reading } from '../plain-step';
import { ANY_ELEMENT_WORD, elementWord } from './element-words';
import { asName, LITERAL, type Phrase, part, quotedList } from './literals';
import type { Reader } from './reader';
import { readTarget } from './target';

const WAIT = /^wait(?:s)?\b\s*(.*)$/iu;
const DURATION =
  '(?:\\d+(?:\\.\\d+)?|an?|one|two|three|four|five|ten|some|(?:a\\s+)?(?:few|couple(?:\\s+of)?))\\s*(?:milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m)';
const PAUSE = new RegExp(
  `^(?:for\\s+)?(?:(?:about|around|at\\s+least|another)\\s+)?(?:${DURATION}|a\\s+(?:bit|moment|while|little)(?:\\s+while)?|some\\s+time|briefly)$`,
  'iu',
);
const AT_MOST =
  /(?:^|,?\s+)(?:(?:for\s+)?(?:up\s+to|at\s+most|a\s+maximum\s+of|max(?:imum)?)|within)\s+(\d+(?:\.\d+)?)\s*(milliseconds?|ms|seconds?|secs?|s|minutes?|mins?)\b/iu;
const SETTLE =
  /^(?:for|until|till)\s+(?:(?:the|this|all|any|everything|it|new)\s*)*(?:page|screen|site|app|application|content|contents|data|network|table|list|results?|form|dashboard|dialog|view|images?|requests?|loading|page\s+load|navigation|animations?)?\s*(?:to\s+(?:be\s+)?|is\s+|has\s+|are\s+|have\s+|becomes?\s+)?(?:fully\s+|completely\s+|finished\s+|finish\s+|done\s+|complete(?:s|d)?\s+)*(?:loads?|loaded|loading|settles?|settled|stable|stabili[sz]es?|idle|ready|finish(?:es|ed)?|complete(?:s|d)?|done|refresh(?:es)?|updates?|load|navigation|animations?)$/iu;
const GENERIC =
  /^for\s+(?:the\s+)?(?:page|content|data|results?|response|loading|navigation|animations?|network|table|list)$/u;
const SPINNER =
  /^(?:the\s+)?(?:loading\s+|page\s+)?(?:spinner|loader|loading\s+(?:indicator|bar|icon|animation|screen|overlay|mask|state)|progress\s+(?:bar|indicator)|skeleton|busy\s+indicator|loading)s?$/iu;
const GONE =
  /\s+(?:(?:to\s+(?:be\s+)?|is\s+|are\s+|has\s+|have\s+|been\s+)*(?:gone|hidden|removed|invisible|disappeared|vanished|disappears?|vanish(?:es)?|closed?|closes|(?:go|goes)\s+away|no\s+longer\s+(?:visible|shown|displayed|there|present)|not\s+(?:be\s+)?(?:visible|shown|displayed|present)|finish(?:es)?)|(?:no\s+longer|not)\s+(?:appears?|be\s+visible|show|exist))$/iu;
const SHOWN =
  /\s+(?:(?:to\s+)?(?:be\s+|is\s+|are\s+|become\s+|becomes\s+|has\s+|have\s+)*(?:appear(?:s|ed)?|visible|shown?|shows?|displayed|present|available|there|loads?|loaded|rendered|exists?|comes?\s+up|(?:pop|show)s?\s+up|on\s+(?:the\s+)?(?:page|screen)))$/iu;
const PAGE_SHOWS =
  /^(?:the\s+)?(?:page|screen|app|site|it)\s+(?:to\s+)?(?:shows?|displays?|contains?|says?|has|have|includes?)\s+(?:the\s+(?:text|message)\s+)?(.+)$/iu;
const ADDRESS = /\b(?:url|address|redirect(?:ed|ion)?|navigat(?:e|ed)|taken\s+to)\b/iu;

export const readWait: Reader = (clause) => {
  const found = WAIT.exec(clause.text)?.[1];
  if (found === undefined) return undefined;
  const limit = AT_MOST.exec(found);
  const timeoutMs = limit ? inMs(limit[1], limit[2]) : undefined;
  const what = limit ? found.replace(limit[0], '').trim() : found;
  if (PAUSE.test(what) || (what === '' && found === '')) {
    return { steps: [{ kind: 'waitForStable', insteadOf: asName(clause) }] };
  }
  if (what === '' || SETTLE.test(what)) return { steps: [stable(timeoutMs)] };
  if (GENERIC.test(what)) return { steps: [stable(timeoutMs)] };
  const body = part(clause, what.replace(/^(?:for|until|till|to\s+see)\s+/iu, ''));
  if (body.text === what && !/^to\s+see/iu.test(what)) {
    return { problem: 'it does not say for what. Write: Wait for “…” to appear' };
  }
  return readText(body, timeoutMs);
};

function readText(body: Phrase, timeoutMs: number | undefined): Reading {
  const shows = PAGE_SHOWS.exec(body.text);
  if (shows) return waitForTexts(part(body, shows[1]), 'visible', timeoutMs);
  const gone = GONE.exec(body.text);
  const shown = gone ? null : SHOWN.exec(body.text);
  const subject = part(body, body.text.slice(0, (gone ?? shown)?.index ?? body.text.length));
  if (SPINNER.test(subject.text)) return { steps: [stable(timeoutMs)] };
  if (ADDRESS.test(subject.text) || ADDRESS.test(body.text)) {
    return {
      problem: 'it waits for an address. Write: Verify the URL is /…; that waits up to 5 seconds',
    };
  }
  return waitForTexts(subject, gone ? 'gone' : 'visible', timeoutMs);
}

const NOT_A_LABEL = new RegExp(`^(?:the\\s+|an?\\s+)?${ANY_ELEMENT_WORD}$`, 'iu');
const PREDICATE = new RegExp(`(?:^|\\s)(?:is|are|has|have|to|should|be)\\s(?!.*${LITERAL}$)`, 'iu');

function waitForTexts(
  subject: Phrase,
  state: 'visible' | 'gone',
  timeoutMs: number | undefined,
): Reading {
  const texts = quotedList(subject) ?? oneText(subject);
  if (!texts) {
    return {
      problem: `“${asName(subject)}” is not a text on the page. Write: Wait for “…”, with a text that ${state === 'gone' ? 'goes away' : 'appears'} then, or Verify, which waits up to 5 seconds`,
    };
  }
  const timeout = timeoutMs === undefined ? {} : { timeoutMs };
  return {
    steps: texts.map((text): PlainStep => ({ kind: 'waitForText', text, state, ...timeout })),
  };
}

function oneText(subject: Phrase): string[] | undefined {
  if (NOT_A_LABEL.test(subject.text) || PREDICATE.test(subject.text)) return undefined;
  const reading = readTarget(subject);
  if ('problem' in reading || reading.target.within || reading.target.nth) return undefined;
  const { name } = reading.target;
  return name === '' || elementWord(name) ? undefined : [name];
}

function stable(timeoutMs: number | undefined): PlainStep {
  return { kind: 'waitForStable', ...(timeoutMs === undefined ? {} : { timeoutMs }) };
}

const LONGEST_WAIT_MS = 60_000;

function inMs(amount: string | undefined, unit: string | undefined): number {
  const per = /^m(?:s|illi)/iu.test(unit ?? '') ? 1 : /^m/iu.test(unit ?? '') ? 60_000 : 1000;
  return Math.min(LONGEST_WAIT_MS, Math.max(1, Math.round(Number(amount) * per)));
}
