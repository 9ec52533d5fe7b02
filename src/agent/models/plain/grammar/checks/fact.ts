import type { PlainCheck } from '../../plain-step';
import type { Phrase } from '../literals';

/** What a statement was read as: checks of the page, or in words why it cannot be checked. */
export type FactReading = { checks: PlainCheck[] } | { problem: string };

/** Reads one family of statements; `undefined` when the statement is of another family. */
export type FactReader = (statement: Phrase) => FactReading | undefined;

export function fact(...checks: PlainCheck[]): FactReading {
  return { checks };
}

/** Two readings as one; the first problem wins. */
export function bothFacts(first: FactReading, second: FactReading): FactReading {
  if ('problem' in first) return first;
  return 'problem' in second ? second : fact(...first.checks, ...second.checks);
}

/** `not: true` or nothing. */
export function negation(not: boolean): { not?: true } {
  return not ? { not: true } : {};
}
