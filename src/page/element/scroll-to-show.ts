import { clickPointOf, deepestElementAt, isHitOn } from './hit-target';

/** Brings the element into view at once, unless its middle is in view already. */
export function scrollToShow(element: Element): void {
  const point = clickPointOf(element);
  const hit = point && deepestElementAt(element.ownerDocument, point);
  if (hit && isHitOn(element, hit) && isWhole(element)) return;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
}

function isWhole(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  if (!view) return true;
  const { top, left, bottom, right } = element.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= view.innerHeight && right <= view.innerWidth;
}
