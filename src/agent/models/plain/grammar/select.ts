import type { Reading, TargetPhrase } from '../plain-step';
import { asName, isQuoted, type Phrase, part, quotedList } from './literals';
import { leadingOrdinal } from './ordinals';
import { type Reader, withTarget } from './reader';
import { splitAtTarget } from './split-at-target';
import { readTarget } from './target';
import { readValue } from './value';

const SELECT = /^(?:select|choose|pick)(?:s|es)?(?:\s+(?:on|out))?\s+(.+)$/iu;
const OPTION_BEFORE = /^(?:the\s+)?(?:options?|values?|items?|entry|entries)\s+(?=\S)/iu;
const OPTION_AFTER = /\s+(?:options?|values?|items?|entry|entries)$/iu;
const WHOLE_LABEL = /^(?:all|none|files?)\b/iu;

/** Options of a list, radio buttons, and whatever else is selected by a click. */
export const readSelect: Reader = (clause) => {
  const found = SELECT.exec(clause.text)?.[1];
  if (found === undefined) return undefined;
  const body = part(clause, found);
  return readOptions(body) ?? readLabelled(body) ?? readChoice(body, asName(clause));
};

const FROM = [['from', 'out of']];
const IN = [['in']];
const SAID = [['for', 'under', 'on', 'as', 'within', 'inside']];

/** "High from Priority"; `undefined` when the step does not say from where. */
function readOptions(body: Phrase): Reading | undefined {
  const split =
    splitAtTarget(body, FROM, ['list']) ?? splitAtTarget(body, IN) ?? splitAtTarget(body, SAID);
  if (!split || isControl(split.before)) return undefined;
  const options = part(
    body,
    split.before.text.replace(OPTION_BEFORE, '').replace(OPTION_AFTER, ''),
  );
  if (leadingOrdinal(split.before.text.replace(/^the\s+/iu, ''))) {
    return { problem: 'it names an option by its position. Write its label: Select “…” from …' };
  }
  const values = quotedList(options);
  const weak = !splitAtTarget(body, FROM, ['list']) && !splitAtTarget(body, IN);
  if (weak && !values && !isNamedList(split.target)) return undefined;
  if (values) return selectFrom(split.target, values);
  const value = readValue(options);
  return 'problem' in value ? value : selectFrom(split.target, [value.value]);
}

const COLON = /^([^:]+?)\s*:\s+(.+)$/u;

/** "Priority: High". */
function readLabelled(body: Phrase): Reading | undefined {
  const [, list, option] = COLON.exec(body.text) ?? [];
  if (list === undefined || option === undefined) return undefined;
  const value = readValue(part(body, option));
  return 'problem' in value ? value : selectFrom(part(body, list), [value.value]);
}

function selectFrom(list: Phrase, options: string[]): Reading {
  return withTarget(list, (target) => ({ kind: 'select', target: withDropdown(target), options }));
}

/** "From the Country list" is said of a dropdown as often as of a list. */
function withDropdown(target: TargetPhrase): TargetPhrase {
  return target.word === 'list' ? { ...target, word: 'dropdown' } : target;
}

/** "the High radio button", "the SW-12 row": the thing itself, not an option of a list. */
function isControl(phrase: Phrase): boolean {
  const reading = readTarget(phrase);
  if ('problem' in reading || isQuoted(phrase)) return false;
  const { word } = reading.target;
  return word !== undefined && word !== 'option' && word !== 'listitem';
}

function isNamedList(phrase: Phrase): boolean {
  const reading = readTarget(phrase);
  return 'target' in reading && reading.target.word !== undefined;
}

function readChoice(body: Phrase, whole: string): Reading {
  return withTarget(body, (read) => {
    const target: TargetPhrase =
      WHOLE_LABEL.test(body.text) && !isQuoted(body) ? { ...read, also: whole } : read;
    switch (target.word) {
      case 'checkbox':
      case 'radio':
      case 'switch':
        return { kind: 'check', target };
      default:
        return { kind: 'choose', target };
    }
  });
}
