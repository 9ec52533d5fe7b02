import { callOn, type Statement } from '../code/statement';
import type { SpecContext } from '../spec-context';
import type { ActionOf } from './action-of';

export function exportPress(
  action: ActionOf<'press'>,
  target: readonly string[],
  spec: SpecContext,
): Statement {
  return callOn(target, 'press', spec.string(action.key));
}
