import type { PlainStep, Reading } from '../plain-step';
import { readCheck, readPlainStatement } from './check';
import { readClick } from './click';
import { readFill } from './fill';
import { hintFor } from './hints';
import { readHover } from './hover';
import { withoutActor, withoutFullStop, withoutLeadIn } from './lead-in';
import { type Phrase, part, toPhrase, written } from './literals';
import { readNavigate, readPlace } from './navigate';
import { readPress } from './press';
import type { Reader } from './reader';
import { readScroll } from './scroll';
import { readSelect } from './select';
import { splitClauses } from './split-clauses';
import { readTick } from './tick';
import { readWait } from './wait';

/** A key is tried before a click, since "press" is both. */
const READERS: readonly Reader[] = [
  readCheck,
  readNavigate,
  readPress,
  readClick,
  readSelect,
  readTick,
  readFill,
  readWait,
  readHover,
  readScroll,
];

/** Reads a plan line into the steps it asks for. It never throws, and never guesses. */
export function readLine(line: string): Reading {
  const given = GIVEN_PLACE.exec(line)?.[1];
  if (given !== undefined) return readPlace(toPhrase(withoutFullStop(given)), false);
  const phrase = toPhrase(withoutFullStop(withoutLeadIn(line)));
  if (phrase.text.length > LONGEST) {
    return { problem: 'it is too long. Write shorter steps, and put long values in quotes' };
  }
  const clauses = splitClauses(phrase);
  if (clauses.length === 0) return { problem: 'it is empty' };
  const steps: PlainStep[] = [];
  for (const clause of clauses) {
    const reading = readClause(clause);
    if ('problem' in reading) {
      return clauses.length === 1
        ? reading
        : { problem: `at “${written(clause)}”, ${reading.problem}` };
    }
    steps.push(...reading.steps);
  }
  return { steps };
}

/** In characters; what is quoted counts as one. */
const LONGEST = 400;
/** In Gherkin, where one is given to be is where one goes. */
const GIVEN_PLACE = /^\s*given\b(?:\s+that)?\s+.*?\b(?:am|is|are)\s+(?:on|at)\s+(.+)$/iu;
const CONDITION =
  /\s(?:if|unless)\s+(?:it|they|the|there|that|this|not|an?|any|present|visible|shown|needed|necessary|possible|available)\b/iu;

/** Reads a pass criterion: a statement, with or without "Verify" before it. */
export function readCriterion(text: string): Reading {
  const reading = readLine(text);
  if ('problem' in reading) return reading;
  return reading.steps.every((step) => step.kind === 'assert')
    ? reading
    : { problem: 'a pass criterion is something to check. Write: Verify the page shows “…”' };
}

function readClause(clause: Phrase): Reading {
  const trimmed = part(clause, withoutFullStop(withoutLeadIn(clause.text)));
  const { text, actor } = withoutActor(trimmed.text);
  const deed = part(clause, text);
  if (CONDITION.test(text) && !/^(?:verify|check|confirm|ensure)/iu.test(text)) {
    return { problem: 'plain steps have no conditions; write what is to be done' };
  }
  for (const read of READERS) {
    const reading = read(deed);
    if (reading) return reading;
  }
  const statement = readPlainStatement(actor ? trimmed : deed);
  if (statement) return statement;
  const said = written(trimmed);
  const hint = hintFor(written(deed));
  return {
    problem: hint ?? `“${said}” does not begin with a verb that plain steps know`,
  };
}
