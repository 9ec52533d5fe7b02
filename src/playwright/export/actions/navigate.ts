import { callOn, page, type Statement } from '../code/statement';
import type { SpecContext } from '../spec-context';
import type { ActionOf } from './action-of';

/** `from` is the page that a relative address was used on. */
export function exportNavigate(
  action: ActionOf<'navigate'>,
  spec: SpecContext,
  from: string | undefined,
): Statement {
  return callOn(page, 'goto', spec.string(spec.address(action.url, from)));
}
