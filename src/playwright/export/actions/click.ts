import type { ClickOptions } from '../../../model/action';
import { quote } from '../../../model/locator-code';
import { callOn, type Statement } from '../code/statement';

export function exportClick(action: ClickOptions, target: readonly string[]): Statement {
  const { button = 'left', clickCount = 1, modifiers = [], force } = action;
  const options = [
    ...(button === 'left' ? [] : [`button: ${quote(button)}`]),
    ...(clickCount > 2 ? [`clickCount: ${clickCount}`] : []),
    ...(modifiers.length > 0 ? [`modifiers: [${modifiers.map(quote).join(', ')}]`] : []),
    ...(force ? ['force: true'] : []),
  ];
  const args = options.length > 0 ? [`{ ${options.join(', ')} }`] : [];
  return callOn(target, clickCount === 2 ? 'dblclick' : 'click', ...args);
}
