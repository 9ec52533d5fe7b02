import { callOn, type Statement } from '../code/statement';

export function exportHover(target: readonly string[]): Statement {
  return callOn(target, 'hover');
}
