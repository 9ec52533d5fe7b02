import { TargetNotFoundError } from '../../model/errors/page-errors';
import type { Locator } from '../../model/locator';
import { renderLocator } from '../../model/locator-code';
import { playwrightNameOf } from '../snapshot/name';
import { masker } from '../snapshot/secret-values';
import { type QueryOptions, queryAll, type Scope } from './query-all';
import { nearest } from './similarity';
import { compileRegex } from './text-match';

const MOST_NAMES = 5;

interface Explanation {
  sentences: string[];
  candidates: string[];
}

/** The error for a locator that matches nothing. It says which part of it fails and what came nearest. */
export function notFoundError(
  locator: Locator,
  root: Scope,
  options: QueryOptions,
  secrets: readonly string[],
): TargetNotFoundError {
  const mask = masker(secrets);
  const { sentences, candidates } = explain(locator, root, options);
  const message = [`Nothing matches ${renderLocator(locator, '')}.`, ...sentences].join(' ');
  return new TargetNotFoundError(mask(message), { candidates: candidates.map(mask) });
}

function explain(locator: Locator, root: Scope, options: QueryOptions): Explanation {
  const count = (other: Locator) => queryAll(other, root, options).length;
  const { within, nth, hasText, hasNotText, has, hasNot, visible, ...query } = locator;
  const scoped = within ? { ...query, within } : query;
  if (within && count(within) === 0) {
    const inner = explain(within, root, options);
    const sentence = `The place it looks in, ${renderLocator(within, '')}, is not there.`;
    return { ...inner, sentences: [sentence, ...inner.sentences] };
  }
  if (nth !== undefined) {
    const others = count({ ...locator, nth: undefined });
    if (others > 0) return plain(`Without its position it matches ${others}.`);
  }
  const unfiltered = count(scoped);
  if (unfiltered > 0) return plain(`Without its filters it matches ${unfiltered}.`);
  if (within && count(query) > 0) {
    return plain(`It is on the page, but not in ${renderLocator(within, '')}.`);
  }
  return query.by === 'role' ? explainRole(query, scoped, root, options) : plain(NEXT);
}

const NEXT = 'Wait until it is there, or find it by its role and name.';

function plain(sentence: string): Explanation {
  return { sentences: [sentence], candidates: [] };
}

function explainRole(
  { role, name, exact, includeHidden }: Extract<Locator, { by: 'role' }>,
  scoped: Locator,
  root: Scope,
  options: QueryOptions,
): Explanation {
  const find = (other: Locator) => queryAll(other, root, options);
  const where = { by: 'role', role, within: scoped.within } as const;
  const inAnyState = find({ ...where, name, exact, includeHidden });
  if (inAnyState.length > 0) return plain('It is there, but in another state.');
  const hidden = includeHidden ? [] : find({ ...scoped, ...where, name, includeHidden: true });
  if (hidden.length > 0) {
    return plain(`${hidden.length === 1 ? 'One is' : `${hidden.length} are`} there, but hidden.`);
  }
  const sameRole = find(where);
  if (sameRole.length === 0) return plain(`There is no element with the role ${role}. ${NEXT}`);
  const names = new Set(sameRole.map((element) => playwrightNameOf(element)));
  names.delete('');
  const wanted = typeof name === 'string' ? name : name ? wordsOf(name.regex, name.flags) : '';
  const candidates = nearest(wanted, [...names], MOST_NAMES);
  if (candidates.length === 0) {
    return plain(`The ${sameRole.length} there with the role ${role} have no name. ${NEXT}`);
  }
  const list = candidates.map((candidate) => JSON.stringify(candidate)).join(', ');
  return {
    sentences: [
      `With the role ${role} there is: ${list}. Use one of these names, or wait for yours.`,
    ],
    candidates,
  };
}

/** What a regular expression has of plain words, to compare names with. */
function wordsOf(source: string, flags: string | undefined): string {
  return compileRegex(source, flags)
    .source.replace(/\\./g, ' ')
    .replace(/[^\p{L}\p{N} ]+/gu, ' ');
}
