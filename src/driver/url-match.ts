import { assertNever } from '../model/assert-never';
import type { PageMatcher } from '../model/assertion';

/** What of the address is compared: from its path on when `expected` starts with `/`, else all. */
function comparedPart(url: string, expected: string): string {
  if (!expected.startsWith('/')) return url;
  const { pathname, search, hash } = new URL(url);
  if (expected.includes('#')) return pathname + search + hash;
  return expected.includes('?') ? pathname + search : pathname;
}

/** Whether the tab is where, or is named as, the check says. */
export function matchesPage(check: PageMatcher, page: { url: string; title: string }): boolean {
  switch (check.matcher) {
    case 'url':
      return check.contains
        ? page.url.includes(check.expected)
        : comparedPart(page.url, check.expected) === check.expected;
    case 'title': {
      const title = page.title.replace(/\s+/g, ' ').trim();
      return check.contains ? title.includes(check.expected) : title === check.expected;
    }
    default:
      return assertNever(check);
  }
}
