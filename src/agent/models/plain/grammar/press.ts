import type { PlainStep } from '../plain-step';
import { readKey } from './keys';
import { asName, type Phrase, part } from './literals';
import { type Reader, repeated, withTarget } from './reader';
import { trailingRepeats } from './repeats';

const PRESS = /^(?:press|hit|strike)(?:es|s)?\s+(?:on\s+)?(?:the\s+)?(.+)$/iu;
const HOLD = /^(?:and\s+hold|down\s+and\s+hold)\b/iu;
const KEY_WORD = /\s+(?:key|keys|shortcut|key\s+combination)$/iu;
const WHERE = /\s+(?:in|on|inside|within|into|at|while\s+in|with\s+(?:the\s+)?focus\s+on)\s+/iu;
const PURPOSE = /\s+(?:to|so\s+that|in\s+order\s+to)\s+.*$/iu;
const LIST = /\s*,\s*(?:and\s+)?|\s+and\s+/iu;

/** Keys only; pressing a button is a click. */
export const readPress: Reader = (clause) => {
  const found = PRESS.exec(clause.text)?.[1];
  if (found === undefined) return undefined;
  if (HOLD.test(found)) return { problem: 'holding a key down is not possible here' };
  const { times, rest } = trailingRepeats(found);
  const words = rest.replace(PURPOSE, '');
  const where = WHERE.exec(words);
  const keys = readKeys(part(clause, where ? words.slice(0, where.index) : words));
  if (!keys) return undefined;
  if ('problem' in keys) return keys;
  const { steps } = keys;
  if (!where) return repeated(steps, times);
  const target = part(clause, words.slice(where.index + where[0].length));
  const placed = withTarget(target, (one) => steps.map((step) => ({ ...step, target: one })));
  return 'problem' in placed ? placed : repeated(placed.steps, times);
};

type PressStep = Extract<PlainStep, { kind: 'press' }>;

function readKeys(phrase: Phrase): { steps: PressStep[] } | { problem: string } | undefined {
  const surely = KEY_WORD.test(phrase.text);
  const steps: PressStep[] = [];
  for (const one of phrase.text.replace(KEY_WORD, '').split(LIST)) {
    const words = asName(part(phrase, one));
    const key = readKey(words, surely || steps.length > 0);
    if (!key) return undefined;
    if ('unclear' in key) {
      return {
        problem: `“${words}” may be a key or a button. Write: Press the ${words} key, or: Click “${words}”`,
      };
    }
    steps.push({ kind: 'press', key: key.key });
  }
  return { steps };
}
