import { callOn, type Statement } from '../code/statement';
import type { SpecContext } from '../spec-context';
import type { ActionOf } from './action-of';

/** A plain string is, to Playwright as in a step, an option's label or its value. */
export function exportSelect(
  action: ActionOf<'select'>,
  target: readonly string[],
  spec: SpecContext,
): Statement {
  const options = action.options.map((option) => spec.string(option));
  const [only = ''] = options;
  return callOn(target, 'selectOption', options.length === 1 ? only : `[${options.join(', ')}]`);
}
