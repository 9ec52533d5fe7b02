import type { ElementAction } from '../../../model/action';
import { assertNever } from '../../../model/assert-never';
import type { Statement } from '../code/statement';
import type { SpecContext } from '../spec-context';
import { exportCheck } from './check';
import { exportClick } from './click';
import { exportFill } from './fill';
import { exportHover } from './hover';
import { exportPress } from './press';
import { exportScrollIntoView } from './scroll-into-view';
import { exportSelect } from './select';
import { exportUncheck } from './uncheck';

export function exportElementAction(
  action: ElementAction,
  target: readonly string[],
  spec: SpecContext,
): Statement {
  switch (action.kind) {
    case 'click':
      return exportClick(action, target);
    case 'fill':
      return exportFill(action, target, spec);
    case 'press':
      return exportPress(action, target, spec);
    case 'select':
      return exportSelect(action, target, spec);
    case 'check':
      return exportCheck(target);
    case 'uncheck':
      return exportUncheck(target);
    case 'hover':
      return exportHover(target);
    case 'scrollIntoView':
      return exportScrollIntoView(target);
    default:
      return assertNever(action);
  }
}
