import { isCheckLine } from '../../../../model/check-line';
import type { Reading } from '../plain-step';
import { splitPredicate } from './checks/predicate';
import { readStatement } from './checks/statement';
import { asName, LITERAL, type Phrase, part, written } from './literals';
import type { Reader } from './reader';

const VERB =
  /^(?:verif(?:y|ies)|checks?|asserts?|confirms?|ensures?|expects?|makes?\s+sure|validates?)\b[*_]*\s*[:,]?\s*(?:(?:that|if|whether|for|to\s+see\s+(?:that|if)|to\s+ensure\s+that)\b\s*)?/iu;

/** Begins as a label does. */
const LABEL = new RegExp(`^(?:\\p{Lu}|${LITERAL})`, 'u');

/** Verify, check that, assert, confirm, ensure, expect. */
export const readCheck: Reader = (clause) => {
  const verb = VERB.exec(clause.text)?.[0];
  if (verb === undefined) return undefined;
  if (/^check/iu.test(verb) && !isCheckLine(written(clause))) return undefined;
  const statement = part(clause, clause.text.slice(verb.length));
  if (statement.text === '') return { problem: 'it does not say what to check' };
  const reading = asSteps(statement);
  return 'problem' in reading && /^check/iu.test(verb) && LABEL.test(statement.text)
    ? {
        problem: `${reading.problem}. If it is a checkbox: Check the “${asName(statement)}” checkbox`,
      }
    : reading;
};

/** A statement with a verb of its own is a check without "verify" too: "the page shows X". */
export function readPlainStatement(statement: Phrase): Reading | undefined {
  if (!splitPredicate(statement) && !SEEN.test(statement.text)) return undefined;
  const reading = asSteps(statement);
  return 'steps' in reading ? reading : undefined;
}

const SEEN = /^(?:there\s|sees?\s|(?:i|we|you|the\s+user)\s)/iu;

function asSteps(statement: Phrase): Reading {
  const facts = readStatement(statement);
  return 'problem' in facts
    ? facts
    : { steps: facts.checks.map((check) => ({ kind: 'assert', check })) };
}
