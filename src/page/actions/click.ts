import type { ClickOptions } from '../../model/action';
import { deepestElementAt } from '../element/hit-target';
import { waitUntilHittable } from './actionability';
import type { ActionContext } from './context';
import { pressButton } from './mouse/press-button';

/**
 * Clicks the middle of the element with a mouse, after waiting until the click would hit it.
 * @throws NotActionableError
 */
export async function click(
  element: Element,
  { button = 'left', clickCount = 1, modifiers = [], force = false }: ClickOptions,
  context: ActionContext,
): Promise<void> {
  const { point, hit } = await waitUntilHittable(
    element,
    ['visible', 'enabled', 'notInert', 'stable'],
    'clicked',
    context,
    force,
  );
  context.pointer.moveTo(hit, { point, modifiers });
  await pressButton(hit, { point, button, modifiers, count: 1 }, context);
  for (let count = 2; count <= clickCount; count++) {
    // The mouse does not move: a later click hits whatever the earlier one left there.
    const under = deepestElementAt(context.document, point);
    if (!under) return;
    await pressButton(under, { point, button, modifiers, count }, context);
  }
}
