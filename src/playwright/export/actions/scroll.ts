import { callOn, page, type Statement } from '../code/statement';
import type { ActionOf } from './action-of';

export function exportScroll(action: ActionOf<'scroll'>): Statement {
  return callOn([...page, 'mouse'], 'wheel', String(action.deltaX), String(action.deltaY));
}
