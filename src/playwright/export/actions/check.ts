import { callOn, type Statement } from '../code/statement';

export function exportCheck(target: readonly string[]): Statement {
  return callOn(target, 'check');
}
