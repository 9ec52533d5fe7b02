import { callOn, type Statement } from '../code/statement';

export function exportUncheck(target: readonly string[]): Statement {
  return callOn(target, 'uncheck');
}
