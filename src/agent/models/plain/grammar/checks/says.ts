import type { PlainCheck, TargetPhrase } from '../../plain-step';
import type { ElementWord } from '../element-words';
import { asName, asValue, isQuoted, LITERAL, type Phrase, part, quotedList } from '../literals';
import { bothFacts, type FactReading, fact, negation } from './fact';
import { hasRole, isSeen, readSubject, withoutAlso } from './things';

const PAGE =
  /^(?:(?:the\s+)?(?:(?:current|new|whole)\s+)?(?:page|screen|app|application|site|website|browser|tab|window|view|ui|interface|document|user|users|body)|(?:the\s+)?(?:[\p{L}\p{N}-]+\s+){1,3}(?:page|screen|view)|i|we|you|it|)$/iu;

/** Whether the subject of a statement is the page as a whole, or whoever looks at it. */
export function isPage(subject: Phrase): boolean {
  return PAGE.test(subject.text);
}

const TEXT_NOUN = new RegExp(
  `^(?:the\\s+|an?\\s+)?(?:\\p{L}+\\s+)?(?:text|message|label|words?|phrase|string)\\s+(?:of\\s+)?(?=${LITERAL})`,
  'iu',
);
const PLAIN_TEXT_NOUN = /^(?:the\s+)?(?:text|words?)\s+(?=\S)/iu;
const VALUE = /^(?:the\s+|a\s+)?values?\s+(?:of\s+|set\s+to\s+)?(?=\S)/iu;
const SELECTED = /^(?:the\s+)?(?:option\s+)?(.+?)\s+(?:selected|chosen)$/iu;
const AND_NOT = /\s*,?\s+(?:and|but)\s+(?:not|no)\s+/iu;
const NO = /^(?:no|not\s+an?|not\s+any|not)\s+(?=\S)/iu;
const OPTION = /^(?:the\s+|an?\s+)?options?\b(?!.*\b(?:selected|chosen)$)/iu;
const ANYWHERE = /\s+(?:on|in)\s+(?:the\s+|this\s+)?(?:page|screen)$/iu;

/** "the page shows X", "the dialog says X", "the Email field contains X". */
export function says(subject: Phrase, rest: Phrase, not: boolean): FactReading {
  const whole = part(rest, rest.text.replace(ANYWHERE, ''));
  const opposite = AND_NOT.exec(whole.text);
  if (opposite) {
    const first = says(subject, part(whole, whole.text.slice(0, opposite.index)), not);
    const second = whole.text.slice(opposite.index + opposite[0].length);
    return bothFacts(first, says(subject, part(whole, second), !not));
  }
  const none = NO.exec(whole.text)?.[0];
  if (none !== undefined) return says(subject, part(whole, whole.text.slice(none.length)), !not);
  const said = whole;
  if (isPage(subject)) return isSeen(withoutTextNoun(said), not);
  const reading = readSubject(subject);
  if ('problem' in reading) return reading;
  const { target } = reading;
  const value = VALUE.exec(said.text);
  if (value) return valueIs(target, part(said, said.text.slice(value[0].length)), not);
  const selected = SELECTED.exec(said.text);
  if (selected) return valueIs(target, part(said, selected[1]), not);
  switch (target.word) {
    case 'field':
    case 'dropdown':
    case 'slider':
      if (OPTION.test(said.text)) {
        return { problem: 'whether a list has an option cannot be checked; select the option' };
      }
      return valueIs(target, withoutTextNoun(said), not);
    case 'text':
    case 'toast':
      return isSeen(withoutTextNoun(said), not);
    case undefined:
      return unclearSubject(subject, said);
    default:
      return target.name === '' && isNamedByContent(target.word)
        ? namedAs(target, withoutTextNoun(said), not)
        : containsTexts(target, withoutTextNoun(said), not);
  }
}

export function withoutTextNoun(phrase: Phrase): Phrase {
  return part(phrase, phrase.text.replace(TEXT_NOUN, '').replace(PLAIN_TEXT_NOUN, ''));
}

const NAMED_BY_CONTENT: ReadonlySet<ElementWord> = new Set([
  'heading',
  'button',
  'link',
  'tab',
  'menuitem',
  'column',
]);

/** Kinds whose name is their text: "the heading says X" asks for a heading named X. */
export function isNamedByContent(word: ElementWord): boolean {
  return NAMED_BY_CONTENT.has(word);
}

export function namedAs(target: TargetPhrase, name: Phrase, not: boolean): FactReading {
  return fact({
    on: 'element',
    target: { ...withoutAlso(target), name: asName(name) },
    matcher: not ? 'hidden' : 'visible',
  });
}

export function containsTexts(target: TargetPhrase, said: Phrase, not: boolean): FactReading {
  if (said.text === '') return { problem: 'it does not say which text' };
  const thing = readSubject(said);
  if ('target' in thing && hasRole(thing.target) && !isQuoted(said)) {
    if (not) return { problem: 'only a text can be checked to be missing there, not an element' };
    const { name, word, nth } = target;
    const scope = { ...(name === '' ? {} : { name }), word, nth };
    const within = [...(thing.target.within ?? []), scope, ...(target.within ?? [])];
    return fact({
      on: 'element',
      target: { ...withoutAlso(thing.target), within },
      matcher: 'visible',
    });
  }
  const texts = quotedList(said) ?? [asValue(said)];
  return fact(
    ...texts.map(
      (expected): PlainCheck => ({
        on: 'element',
        target: withoutAlso(target),
        matcher: 'containsText',
        expected,
        ...negation(not),
      }),
    ),
  );
}

export function valueIs(target: TargetPhrase, value: Phrase, not: boolean): FactReading {
  if (value.text === '') return { problem: 'it does not say which value' };
  return fact({
    on: 'element',
    target: withoutAlso(target),
    matcher: 'value',
    expected: asValue(value),
    ...negation(not),
  });
}

function unclearSubject(subject: Phrase, said: Phrase): FactReading {
  const thing = asName(subject).replace(/^the\s+/iu, '');
  const text = isQuoted(said) ? asName(said) : asValue(said);
  return {
    problem: `“${thing}” may be a field, a row or anything else. Write: Verify the page shows “${text}”, or: Verify the ${thing} field (row, dialog, heading…) shows “${text}”`,
  };
}
