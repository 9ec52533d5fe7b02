import { callOn, page, type Statement } from '../code/statement';
import type { SpecContext } from '../spec-context';
import type { ActionOf } from './action-of';

export function exportPressKey(action: ActionOf<'pressKey'>, spec: SpecContext): Statement {
  return callOn([...page, 'keyboard'], 'press', spec.string(action.key));
}
