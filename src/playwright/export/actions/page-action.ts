import type { PageAction } from '../../../model/action';
import { assertNever } from '../../../model/assert-never';
import type { Statement } from '../code/statement';
import type { SpecContext } from '../spec-context';
import { exportBack } from './back';
import { exportNavigate } from './navigate';
import { exportPressKey } from './press-key';
import { exportScroll } from './scroll';
import { exportWaitForStable } from './wait-for-stable';
import { exportWaitForText } from './wait-for-text';

export interface PageActionFacts {
  /** Page address at the start of the step. */
  from: string | undefined;
  /** Milliseconds, when Playwright's default would not do. */
  timeoutMs: number | undefined;
}

/** Undefined when Playwright does by itself what the action did. */
export function exportPageAction(
  action: PageAction,
  spec: SpecContext,
  facts: PageActionFacts,
): Statement | undefined {
  switch (action.kind) {
    case 'navigate':
      return exportNavigate(action, spec, facts.from);
    case 'back':
      return exportBack();
    case 'pressKey':
      return exportPressKey(action, spec);
    case 'scroll':
      return exportScroll(action);
    case 'waitForText':
      return exportWaitForText(action, spec, facts.timeoutMs);
    case 'waitForStable':
      return exportWaitForStable();
    default:
      return assertNever(action);
  }
}
