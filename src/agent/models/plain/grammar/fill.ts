import type { PlainStep, Reading, TargetPhrase } from '../plain-step';
import { readClear } from './clear';
import { asName, isQuoted, LITERAL, type Phrase, part } from './literals';
import { type Reader, withTarget } from './reader';
import { splitAtTarget } from './split-at-target';
import { endsInPlace } from './target';
import { readValue } from './value';

const FILL = /^(?:fill|populate|complete)(?:s|es)?(?:\s+(?:in|out|up))?\s+(.+)$/iu;
const TYPE =
  /^(type|enter|write|input|put|insert|paste|key\s+in)(?:s|es)?(?:\s+(?:in|out)(?=\s+(?:the\s+)?(?:text|value)\b))?\s+(.+)$/iu;
const SET = /^(?:set|change|update|edit|adjust|modify)(?:s|es)?\s+(.+)$/iu;
const SAMPLE = '“a@b.c”';

/** Fill, type, enter, set and clear. */
export const readFill: Reader = (clause) => {
  const clear = readClear(clause);
  if (clear) return clear;
  const set = SET.exec(clause.text);
  if (set) return readSet(part(clause, set[1]));
  const fill = FILL.exec(clause.text);
  if (fill) return readFilled(part(clause, fill[1]));
  const type = TYPE.exec(clause.text);
  return type ? readTyped(part(clause, type[2]), /^type/iu.test(type[1] ?? '')) : undefined;
};

const WITH = /\s+with\s+(?:the\s+(?:value|text)\s+)?/iu;
const TO = /\s+to\s+(?:be\s+|the\s+(?:value|text)\s+)?/iu;
const COLON = /\s*(?::\s+|\s=\s*)/u;
const AS = /\s+as\s+/iu;
const AND = /\s*,\s*(?:and\s+)?|\s+and\s+/iu;
const LEADING_LITERAL = new RegExp(
  `^(?:the\\s+)?(?:(?:text|value|string|word|number)\\s+)?(${LITERAL})(?:\\s+|$)`,
  'iu',
);
const TRAILING_LITERAL = new RegExp(`^(.+?)\\s+(${LITERAL})$`, 'u');

/** "Email with a@b.c", and "a@b.c into Email" as some write it with fill. */
function readFilled(body: Phrase): Reading {
  const pairs = readPairs(body, WITH) ?? readPairs(body, COLON);
  if (pairs) return pairs;
  if (LEADING_LITERAL.test(body.text) || INTO_ONLY.test(body.text)) return readTyped(body, false);
  const named = readNamedValue(body);
  if (named) return named;
  if (FORM.test(body.text)) return severalFields();
  const first = asName(part(body, body.text.split(AND)[0]));
  return { problem: `it has no value. Write one step for each field: Fill ${first} with “…”` };
}

/** "a@b.c into Email", "Email with a@b.c", "Email: a@b.c". */
function readTyped(body: Phrase, intoFocus: boolean): Reading {
  const literal = LEADING_LITERAL.exec(body.text);
  if (literal?.[0].length === body.text.length && intoFocus) {
    return fillStep(part(body, literal[1]), { name: '', focused: true });
  }
  const pairs = readValueFirstPairs(body) ?? readPairs(body, WITH) ?? readPairs(body, COLON);
  if (pairs) return pairs;
  const split = splitAtTarget(body, literal ? ANY_PREPOSITION : TYPE_PREPOSITIONS);
  if (split) return fillIn(split.before, split.target);
  const named = readAs(body) ?? readNamedValue(body);
  if (named) return named;
  return literal
    ? { problem: `it does not say which field. Write: Fill Email with ${SAMPLE}` }
    : { problem: `it does not say both what to type and where. Write: Fill Email with ${SAMPLE}` };
}

const TYPE_PREPOSITIONS = [['into'], ['in', 'inside', 'within'], ['to', 'on', 'at']];
const ANY_PREPOSITION = [['into', 'in', 'inside', 'within', 'to', 'on', 'at', 'for', 'as']];

/** "Due date to 2026-12-24"; a checkbox is set to on or off. */
function readSet(body: Phrase): Reading {
  const pairs = readPairs(body, TO) ?? readPairs(body, COLON) ?? readPairs(body, WITH);
  if (!pairs) {
    return {
      problem: `it does not say to what. Write: Set ${asName(body)} to “…”`,
    };
  }
  return 'problem' in pairs ? pairs : { steps: pairs.steps.map(asSet) };
}

const ON = /^(?:checked|ticked|selected|on|true|yes|enabled)$/iu;
const OFF = /^(?:unchecked|unticked|off|false|no|disabled)$/iu;

function asSet(step: PlainStep): PlainStep {
  if (step.kind !== 'fill') return step;
  const { target, value } = step;
  switch (target.word) {
    case 'checkbox':
    case 'switch':
    case 'radio':
      if (ON.test(value)) return { kind: 'check', target };
      return OFF.test(value) ? { kind: 'uncheck', target } : step;
    case 'dropdown':
      return { kind: 'select', target, options: [value] };
    default:
      return step;
  }
}

/** One or more of "TARGET with VALUE", joined by "and" or commas; `undefined` without the word. */
function readPairs(body: Phrase, separator: RegExp): Reading | undefined {
  if (!separator.test(body.text)) return undefined;
  const parts = body.text.split(AND);
  const each = parts.every((one) => one.split(separator).length === 2);
  return joined((each ? parts : [body.text]).map((one) => readPair(part(body, one), separator)));
}

function readPair(pair: Phrase, separator: RegExp): Reading {
  const at = separator.exec(pair.text);
  if (!at) return { problem: 'it has no value' };
  const value = part(pair, pair.text.slice(at.index + at[0].length));
  const name = pair.text.slice(0, at.index);
  const placed = QUOTED_THEN_PLACE.exec(value.text);
  if (placed) return fillIn(part(pair, placed[1]), part(pair, `${name} ${placed[2] ?? ''}`));
  if (!new RegExp(LITERAL, 'u').test(value.text) && endsInPlace(value)) {
    return { problem: 'it is not clear where the value ends. Put the value in quotes' };
  }
  return fillIn(value, part(pair, name));
}

const QUOTED_THEN_PLACE = new RegExp(
  `^(${LITERAL})\\s+((?:in|inside|within|on|of|under|next\\s+to)\\s+.+)$`,
  'iu',
);

const INTO_ONLY = /\sinto\s/iu;
const INTO = /\s+(?:into|in)\s+/iu;

/** `"a" in Email and "b" in Password`. */
function readValueFirstPairs(body: Phrase): Reading | undefined {
  const parts = body.text.split(AND);
  if (parts.length < 2) return undefined;
  const pairs = parts.map((one) => one.split(INTO));
  if (!pairs.every((pair) => pair.length === 2)) return undefined;
  return joined(pairs.map(([value, name]) => fillIn(part(body, value), part(body, name))));
}

/** "admin as the username field" or "Username as admin": whichever side can only be a value. */
function readAs(body: Phrase): Reading | undefined {
  const at = AS.exec(body.text);
  if (!at) return undefined;
  const before = part(body, body.text.slice(0, at.index));
  const after = part(body, body.text.slice(at.index + at[0].length));
  const [first, second] = [isSurelyValue(before), isSurelyValue(after)];
  if (first !== second) return first ? fillIn(before, after) : fillIn(after, before);
  return {
    problem: `it may mean two things. Write: Fill ${asName(after)} with “${asName(before)}”, or the other way round`,
  };
}

/** `Email "a@b.c"`: a name and then a quoted value. */
function readNamedValue(body: Phrase): Reading | undefined {
  const found = TRAILING_LITERAL.exec(body.text);
  if (!found || LEADING_LITERAL.test(body.text)) return undefined;
  return fillIn(part(body, found[2]), part(body, found[1]));
}

function isSurelyValue(phrase: Phrase): boolean {
  return isQuoted(phrase) || /[@\d]/u.test(phrase.text);
}

const FORM =
  /^(?:all\s+)?(?:the\s+)?(?:.*\s)?(?:form|details|information|data|fields|credentials)$/iu;

function fillIn(value: Phrase, name: Phrase): Reading {
  if (FORM.test(name.text)) {
    return {
      problem: `it fills several fields. Write one step for each: Fill Email with ${SAMPLE}`,
    };
  }
  const read = readValue(value);
  if ('problem' in read) return read;
  return withTarget(name, (target) => fillOrSelect(target, read.value));
}

function severalFields(): Reading {
  return { problem: `it fills several fields. Write one step for each: Fill Email with ${SAMPLE}` };
}

function fillStep(value: Phrase, target: TargetPhrase): Reading {
  const read = readValue(value);
  return 'problem' in read ? read : { steps: [{ kind: 'fill', target, value: read.value }] };
}

function fillOrSelect(target: TargetPhrase, value: string): PlainStep {
  return target.word === 'dropdown'
    ? { kind: 'select', target, options: [value] }
    : { kind: 'fill', target, value };
}

function joined(readings: readonly Reading[]): Reading {
  const steps: PlainStep[] = [];
  for (const reading of readings) {
    if ('problem' in reading) return reading;
    steps.push(...reading.steps);
  }
  return { steps };
}
