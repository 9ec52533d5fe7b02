import type { PageMatcher } from '../../../model/assertion';
import type { SpecContext } from '../spec-context';

/** The argument of `toHaveTitle`. */
export function titleExpectation(
  check: Extract<PageMatcher, { matcher: 'title' }>,
  spec: SpecContext,
): string {
  return check.contains ? spec.pattern(check.expected) : spec.string(check.expected);
}
