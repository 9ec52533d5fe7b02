import { deepestElementAt } from '../element/hit-target';
import { scrollerFor } from '../element/scrollable';
import { nextFrame } from '../timing';
import type { ActionContext } from './context';

/**
 * Turns the mouse wheel over the middle of the viewport: scrolls what is there and can scroll that
 * way, else the page, unless the page handles the wheel itself. Amounts are CSS pixels.
 */
export async function scroll(
  { deltaX, deltaY }: { deltaX: number; deltaY: number },
  { document, signal }: ActionContext,
): Promise<void> {
  const view = document.defaultView;
  if (!view) return;
  const point = { x: view.innerWidth / 2, y: view.innerHeight / 2 };
  const under = deepestElementAt(document, point) ?? document.documentElement;
  const wheel = new WheelEvent('wheel', {
    bubbles: true,
    cancelable: true,
    composed: true,
    view,
    clientX: point.x,
    clientY: point.y,
    deltaX,
    deltaY,
  });
  if (!under.dispatchEvent(wheel)) return;
  scrollerFor(under, deltaX, deltaY).scrollBy({ left: deltaX, top: deltaY, behavior: 'instant' });
  // Scroll events come with the next frame, and infinite lists load on them.
  await nextFrame(document, signal);
}
