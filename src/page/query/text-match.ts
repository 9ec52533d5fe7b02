import { InvalidLocatorError } from '../../model/errors/page-errors';
import type { TextMatch } from '../../model/locator';
import { normalizeWhiteSpace } from '../snapshot/name';

/** Whether there is anything to match: an empty string as a filter filters nothing. */
export function isEmptyText(text: TextMatch): boolean {
  return text === '';
}

/** Text of an element as `getByText` and `hasText` see it. */
export interface MatchableText {
  readonly full: string;
  readonly normalized: string;
}

/**
 * Matcher for element text: a string against the normalised text (part of it, in any case, unless
 * `exact`), a regular expression against the text as it is in the DOM.
 * @throws InvalidLocatorError
 */
export function elementTextMatcher(
  match: TextMatch,
  exact: boolean | undefined,
): (text: MatchableText) => boolean {
  if (typeof match !== 'string') {
    const test = regexTester(match);
    return (text) => test(text.full);
  }
  const wanted = normalizeWhiteSpace(match);
  if (exact) return (text) => text.normalized === wanted;
  const lower = wanted.toLowerCase();
  return (text) => text.normalized.toLowerCase().includes(lower);
}

/** Whether a text is a part of an element's text; in any case, unless `exact`. */
export function partMatcher(
  part: string,
  exact: boolean | undefined,
): (text: MatchableText) => boolean {
  if (!exact) return elementTextMatcher(part, false);
  const wanted = normalizeWhiteSpace(part);
  return (text) => text.normalized.includes(wanted);
}

/**
 * Matcher for attributes (placeholder, alt, title): as they are written, white space included.
 * @throws InvalidLocatorError
 */
export function attributeMatcher(
  match: TextMatch,
  exact: boolean | undefined,
): (value: string) => boolean {
  if (typeof match !== 'string') return regexTester(match);
  if (exact) return (value) => value === match;
  const lower = match.toLowerCase();
  return (value) => value.toLowerCase().includes(lower);
}

/**
 * Matcher for accessible names, which it normalises.
 * @throws InvalidLocatorError
 */
export function nameMatcher(
  match: TextMatch,
  exact: boolean | undefined,
): (name: string) => boolean {
  if (typeof match !== 'string') {
    const test = regexTester(match);
    return (name) => test(normalizeWhiteSpace(name));
  }
  const wanted = normalizeWhiteSpace(match);
  if (exact) return (name) => normalizeWhiteSpace(name) === wanted;
  // Upper case, as Playwright: "strasse" then finds "Straße" by role but not by text.
  const upper = wanted.toUpperCase();
  return (name) => normalizeWhiteSpace(name).toUpperCase().includes(upper);
}

function regexTester(match: Exclude<TextMatch, string>): (value: string) => boolean {
  const expression = compileRegex(match.regex, match.flags);
  return (value) => {
    // The flags g and y make `test` go on from the last match.
    expression.lastIndex = 0;
    return expression.test(value);
  };
}

export function compileRegex(source: string, flags: string | undefined): RegExp {
  try {
    return new RegExp(source, flags);
  } catch (error) {
    throw new InvalidLocatorError(
      `/${source}/${flags ?? ''} is not a regular expression. Correct it, or match by plain text.`,
      {},
      { cause: error },
    );
  }
}
