import { callOn, type Statement } from '../code/statement';

export function exportScrollIntoView(target: readonly string[]): Statement {
  return callOn(target, 'scrollIntoViewIfNeeded');
}
