import { assertNever } from '../../../model/assert-never';
import type { PageAssertion, PageMatcher } from '../../../model/assertion';
import { type Call, page, type Statement } from '../code/statement';
import { timeoutOption } from '../code/timeout-option';
import type { SpecContext } from '../spec-context';
import { titleExpectation } from './title-matcher';
import { urlExpectation } from './url-matcher';

export interface PageAssertionFacts {
  /** What a check that passed saw: for one on the address, the address. */
  seenAt: string | undefined;
  /** Milliseconds, when Playwright's default would not do. */
  timeoutMs: number | undefined;
}

export function exportPageAssertion(
  assertion: PageAssertion,
  spec: SpecContext,
  facts: PageAssertionFacts,
): Statement {
  const seenAt = assertion.not ? undefined : facts.seenAt;
  const { method, args } = matcherCall(assertion.check, spec, seenAt);
  return {
    kind: 'expect',
    subject: page,
    matcher: {
      method: assertion.not ? `not.${method}` : method,
      args: [...args, ...timeoutOption(facts.timeoutMs)],
    },
  };
}

function matcherCall(check: PageMatcher, spec: SpecContext, seenAt: string | undefined): Call {
  switch (check.matcher) {
    case 'url':
      return { method: 'toHaveURL', args: [urlExpectation(check, spec, seenAt)] };
    case 'title':
      return { method: 'toHaveTitle', args: [titleExpectation(check, spec)] };
    default:
      return assertNever(check);
  }
}
