import { assertNever } from '../../../model/assert-never';
import type { ElementAssertion, ElementMatcher } from '../../../model/assertion';
import type { Call, Statement } from '../code/statement';
import { timeoutOption } from '../code/timeout-option';
import type { SpecContext } from '../spec-context';

export function exportElementAssertion(
  assertion: ElementAssertion,
  spec: SpecContext,
  timeoutMs: number | undefined,
): Statement {
  const { method, args } = matcherCall(assertion.check, assertion.not === true, spec);
  return {
    kind: 'expect',
    subject: spec.locator(assertion.target),
    matcher: { method, args: [...args, ...timeoutOption(timeoutMs)] },
  };
}

/** Where Playwright has a matcher for the opposite, that one is said instead of `not`. */
function matcherCall(check: ElementMatcher, not: boolean, spec: SpecContext): Call {
  const negation = not ? 'not.' : '';
  switch (check.matcher) {
    case 'visible':
      return { method: not ? 'toBeHidden' : 'toBeVisible', args: [] };
    case 'hidden':
      return { method: not ? 'toBeVisible' : 'toBeHidden', args: [] };
    case 'enabled':
      return { method: not ? 'toBeDisabled' : 'toBeEnabled', args: [] };
    case 'checked':
      return { method: `${negation}toBeChecked`, args: [] };
    case 'text':
      return { method: `${negation}toHaveText`, args: [spec.string(check.expected)] };
    case 'containsText':
      return { method: `${negation}toContainText`, args: [spec.string(check.expected)] };
    case 'value':
      return { method: `${negation}toHaveValue`, args: [spec.string(check.expected)] };
    case 'count':
      return { method: `${negation}toHaveCount`, args: [String(check.expected)] };
    default:
      return assertNever(check);
  }
}
