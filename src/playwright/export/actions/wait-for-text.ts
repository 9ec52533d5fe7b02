import type { Statement } from '../code/statement';
import { timeoutOption } from '../code/timeout-option';
import type { SpecContext } from '../spec-context';
import type { ActionOf } from './action-of';

/** Waits as the engine does, for any one visible text; strict mode would refuse a second match. */
export function exportWaitForText(
  action: ActionOf<'waitForText'>,
  spec: SpecContext,
  timeoutMs: number | undefined,
): Statement {
  return {
    kind: 'expect',
    subject: spec.locator({ by: 'text', text: action.text, visible: true, nth: 0 }),
    matcher: {
      method: action.state === 'visible' ? 'toBeVisible' : 'toBeHidden',
      args: timeoutOption(timeoutMs),
    },
  };
}
