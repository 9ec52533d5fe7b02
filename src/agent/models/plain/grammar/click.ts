import { type Modifier, type MouseButton, modifierSchema } from '../../../../model/action';
import { readModifier } from './keys';
import { part } from './literals';
import { readPath } from './path';
import { type Reader, repeated } from './reader';
import { trailingRepeats } from './repeats';

const MODIFIER = 'ctrl\\/cmd|ctrl|control|shift|alt|option|cmd|command|meta|mod';
const HOW = `(?:(?<how>double|dbl|triple|right|context|middle|left|single)(?:\\s*-\\s*|\\s+)?|(?<held>(?:(?:${MODIFIER})\\s*[+-]?\\s*)+))?`;
const CLICK = new RegExp(
  `^${HOW}(?<verb>click|tap|press|push|hit)(?:s|es)?\\b\\s*(?:(?:on|at|in|into|inside)(?:\\s+|$))?(?<what>.*)$`,
  'iu',
);
const HOLDING = new RegExp(
  `\\s+(?:while\\s+)?(?:holding|pressing|with)\\s+(?:down\\s+)?(?:the\\s+)?(${MODIFIER})(?:\\s+key)?(?:\\s+(?:held|pressed|down|held down))?$`,
  'iu',
);
const AND_HOLD = /^(?:and\s+(?:hold|drag)|long\b)/iu;
const NO_ELEMENT =
  /^(?:(?:anywhere|outside|away|elsewhere|somewhere)\b|(?:the\s+)?(?:coordinates?|position|point)\b|\(?\d+\s*,\s*\d+\)?$)/iu;
const TOGGLE = /^toggle(?:s)?\s+(?:the\s+)?(.+)$/iu;

export const readClick: Reader = (clause) => {
  const toggle = TOGGLE.exec(clause.text);
  if (toggle) return readPath(part(clause, toggle[1]));
  const groups = CLICK.exec(clause.text)?.groups;
  if (!groups) return undefined;
  const how = groups.how?.toLowerCase();
  const { times, rest: repeatedWhat } = trailingRepeats(groups.what ?? '');
  const holding = HOLDING.exec(repeatedWhat);
  const what = holding ? repeatedWhat.slice(0, holding.index) : repeatedWhat;
  if (AND_HOLD.test(what)) return { problem: 'holding the mouse button down is not possible here' };
  if (NO_ELEMENT.test(what)) {
    return { problem: 'it names no element to click; clicks need an element, not a place' };
  }
  const modifiers = [...readModifiers(groups.held), ...readModifiers(holding?.[1])];
  const reading = readPath(part(clause, what), (step) => ({
    ...step,
    ...buttonOf(how),
    ...(modifiers.length > 0 ? { modifiers } : {}),
  }));
  return 'problem' in reading ? reading : repeated(reading.steps, times);
};

function buttonOf(how: string | undefined): { button?: MouseButton; clickCount?: number } {
  switch (how) {
    case 'double':
    case 'dbl':
      return { clickCount: 2 };
    case 'triple':
      return { clickCount: 3 };
    case 'right':
    case 'context':
      return { button: 'right' };
    case 'middle':
      return { button: 'middle' };
    default:
      return {};
  }
}

function readModifiers(held: string | undefined): Modifier[] {
  return (held ?? '').split(/[\s+-]+/u).flatMap((word) => {
    const modifier = modifierSchema.safeParse(readModifier(word));
    return modifier.success ? [modifier.data] : [];
  });
}
