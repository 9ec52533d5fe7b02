import { part } from './literals';
import { type Reader, withTarget } from './reader';

const HOVER =
  /^(?:hover(?:s)?(?:\s+(?:the\s+)?(?:mouse|cursor|pointer))?|(?:move(?:s)?|point(?:s)?)(?:\s+(?:the\s+|your\s+)?(?:mouse|cursor|pointer))?|mouse)\s+(?:(?:over|on|onto|above|at|to)(?:\s+to)?\s+)?(.+)$/iu;
const MOUSEOVER = /^mouse-?over(?:s)?\s+(.+)$/iu;

export const readHover: Reader = (clause) => {
  const found = HOVER.exec(clause.text) ?? MOUSEOVER.exec(clause.text);
  return found
    ? withTarget(part(clause, found[1]), (target) => ({ kind: 'hover', target }))
    : undefined;
};
