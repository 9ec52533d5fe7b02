import type { PageMatcher } from '../../../model/assertion';
import type { SpecContext } from '../spec-context';

/**
 * The argument of `toHaveURL`. A string means the whole address to Playwright, so a path alone is a
 * string only when the check saw exactly that; else it is a predicate on what the check compared.
 */
export function urlExpectation(
  check: Extract<PageMatcher, { matcher: 'url' }>,
  spec: SpecContext,
  seenAt: string | undefined,
): string {
  const { expected } = check;
  if (check.contains) return spec.pattern(expected);
  if (!expected.startsWith('/')) return spec.string(spec.address(expected));
  if (spec.origin !== undefined && seenAt === spec.origin + expected) return spec.string(expected);
  return `(url) => ${comparedPart(expected)} === ${spec.string(expected)}`;
}

function comparedPart(expected: string): string {
  if (expected.includes('#')) return 'url.pathname + url.search + url.hash';
  return expected.includes('?') ? 'url.pathname + url.search' : 'url.pathname';
}
