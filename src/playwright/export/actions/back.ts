import { callOn, page, type Statement } from '../code/statement';

export function exportBack(): Statement {
  return callOn(page, 'goBack');
}
