import { scrollToShow } from '../element/scroll-to-show';
import { waitUntilReady } from './actionability';
import type { ActionContext } from './context';

/**
 * Scrolls whatever must scroll until the element is in the viewport.
 * @throws NotActionableError
 */
export async function scrollIntoView(element: Element, context: ActionContext): Promise<void> {
  await waitUntilReady(element, ['visible', 'stable'], 'scrolled to', context);
  scrollToShow(element);
}
