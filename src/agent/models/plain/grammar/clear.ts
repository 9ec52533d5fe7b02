import type { Reading } from '../plain-step';
import { type Phrase, part } from './literals';
import { withTarget } from './reader';

const CLEAR =
  /^(?:clear|empty|erase|blank)(?:s|es)?(?:\s+out)?\s+(?:(?:the\s+)?(?:text|value|contents?|input)\s+(?:in|of|from)\s+)?(.+)$/iu;
const LEAVE = /^(?:leave|keep)(?:s)?\s+(.+?)\s+(?:blank|empty|unfilled)$/iu;
const DELETE_TEXT =
  /^(?:delete|remove)(?:s)?\s+(?:all\s+)?(?:the\s+)?(?:text|value|contents?)\s+(?:in|of|from)\s+(.+)$/iu;

/** "Clear Notes" empties a field; "clear the Terms checkbox" unticks it. */
export function readClear(clause: Phrase): Reading | undefined {
  const { text } = clause;
  const found = CLEAR.exec(text) ?? LEAVE.exec(text) ?? DELETE_TEXT.exec(text);
  if (!found) return undefined;
  return withTarget(part(clause, found[1]), (target) =>
    target.word === 'checkbox' || target.word === 'switch'
      ? { kind: 'uncheck', target }
      : { kind: 'fill', target, value: '' },
  );
}
