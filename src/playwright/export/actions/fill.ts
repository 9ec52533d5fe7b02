import { callOn, type Statement } from '../code/statement';
import type { SpecContext } from '../spec-context';
import type { ActionOf } from './action-of';

export function exportFill(
  action: ActionOf<'fill'>,
  target: readonly string[],
  spec: SpecContext,
): Statement {
  return callOn(target, 'fill', spec.string(action.value));
}
