import { nextTask } from '../timing';
import { waitUntilHittable } from './actionability';
import type { ActionContext } from './context';

/**
 * Moves the mouse onto the element. The page's handlers see it; CSS `:hover` does not match, as no
 * script can make it.
 * @throws NotActionableError
 */
export async function hover(element: Element, context: ActionContext): Promise<void> {
  const { point, hit } = await waitUntilHittable(
    element,
    ['visible', 'stable'],
    'hovered',
    context,
  );
  context.pointer.moveTo(hit, { point, modifiers: [] });
  await nextTask(context.signal);
}
