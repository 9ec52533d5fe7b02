import type { Reading, TargetPhrase } from '../plain-step';
import { type Phrase, part } from './literals';
import { type Reader, withTarget } from './reader';

const CHECK =
  /^(?:(?:check|tick)(?:s)?(?:\s+off)?|(?:enable|activate)(?:s)?|(?:turn|switch|toggle)(?:s|es)?\s+on)\s+(.+)$/iu;
const UNCHECK =
  /^(?:(?:uncheck|untick|unmark|deselect|unselect|disable|deactivate)(?:s)?|(?:turn|switch|toggle)(?:s|es)?\s+off)\s+(.+)$/iu;
const TURN = /^(?:turn|switch|toggle)(?:s|es)?\s+(.+)\s+(on|off)$/iu;
const MARK = /^mark(?:s)?\s+(.+?)\s+as\s+(checked|selected|ticked|unchecked|unticked)$/iu;
const PHRASAL = /^check(?:s)?\s+(?:out|in)(?:\s|$)/iu;

/** Checkboxes, radio buttons and switches. */
export const readTick: Reader = (clause) => {
  const { text } = clause;
  if (PHRASAL.test(text)) return undefined;
  const turn = TURN.exec(text) ?? MARK.exec(text);
  if (turn) {
    const off = /^(?:off|un)/iu.test(turn[2] ?? '');
    return tick(part(clause, turn[1]), off ? 'uncheck' : 'check');
  }
  const uncheck = UNCHECK.exec(text);
  if (uncheck) return tick(part(clause, uncheck[1]), 'uncheck');
  const check = CHECK.exec(text);
  return check ? tick(part(clause, check[1]), 'check') : undefined;
};

function tick(phrase: Phrase, kind: 'check' | 'uncheck'): Reading {
  return withTarget(phrase, (target) => ({ kind, target: withCheckbox(target) }));
}

/** With these verbs a "box" is no text box. */
function withCheckbox(target: TargetPhrase): TargetPhrase {
  return target.word === 'field' ? { ...target, word: 'checkbox' } : target;
}
