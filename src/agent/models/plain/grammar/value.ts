import { asValue, isQuoted, LITERAL, type Phrase, part, written } from './literals';

const DESCRIBED =
  /^(?:(?:an?|the|some|any|your|my|his|her|their)\s+)?(?:(?:valid|invalid|random|correct|incorrect|wrong|appropriate|suitable|relevant|required|necessary|different|unique)(?:\s.*)?|(?:something|anything|nothing|whatever))$/iu;
/** In small letters only: a message may well begin with "Your". */
const OWN = /^(?:your|my|his|her|their|some|any)\s/u;
const LEADING_NOUN = new RegExp(
  `^(?:the\\s+)?(?:text|value|string|word|number|code|date)\\s+(?=${LITERAL}$)`,
  'iu',
);
const PARTLY_QUOTED = new RegExp(`^${LITERAL}.`, 'u');

/** A value to type: as it is quoted, else as it is written. Descriptions of a value are none. */
export function readValue(phrase: Phrase): { value: string } | { problem: string } {
  const text = part(phrase, phrase.text.replace(LEADING_NOUN, ''));
  if (isQuoted(text)) return { value: asValue(text) };
  if (text.text === '') return { problem: 'it has no value' };
  if (DESCRIBED.test(text.text) || OWN.test(text.text)) {
    return { problem: `“${written(text)}” describes a value; write the value itself` };
  }
  if (PARTLY_QUOTED.test(text.text) && /^["“„«`'‘*]/u.test(written(text))) {
    return {
      problem: `only a part of the value is in quotes: ${written(text)}. Put all of it in quotes`,
    };
  }
  return { value: asValue(text) };
}
