import { isInOwn } from '../query/trees';
import { asHtml, shadowRootOf } from '../snapshot/dom';
import { labelOver } from './control-of';
import { closestInFlat, isInFlat } from './flat-tree';

/** In CSS pixels of the frame's viewport. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a click at `point` would hit, shadow roots included and Sidewright's overlay left out. */
export function deepestElementAt(document: Document, point: Point): Element | null {
  let found: Element | null = null;
  let root: Document | ShadowRoot | null = document;
  while (root) {
    const hit: Element | undefined = root
      .elementsFromPoint(point.x, point.y)
      .find((element) => !isInOwn(element));
    // A shadow root answers with its host where nothing inside it is hit.
    if (!hit || hit === found) break;
    found = hit;
    root = shadowRootOf(hit);
  }
  return found;
}

/** Whether a click that hits `hit` is a click on `target`: the same, inside it, or one's label. */
export function isHitOn(target: Element, hit: Element): boolean {
  // A click anywhere on a button is a click on the text in it.
  const wanted = closestInFlat(target, isButtonOrLink) ?? target;
  if (isInFlat(wanted, hit)) return true;
  const hitLabel = labelOver(hit);
  if (hitLabel?.control === wanted) return true;
  return asHtml(target, 'label')?.control === hit;
}

function isButtonOrLink(element: Element): boolean {
  return element.matches('button, a, [role=button], [role=link]');
}

/** The boxes of an element; of one with `display: contents`, those of what is in it. */
function rectsOf(element: Element): Iterable<DOMRect> {
  const own = element.getClientRects();
  if (own.length > 0) return own;
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.getClientRects();
}

/** The middle of the first part of `element` that is in the viewport, or null when none is. */
export function clickPointOf(element: Element): Point | null {
  const view = element.ownerDocument.defaultView;
  if (!view) return null;
  for (const rect of rectsOf(element)) {
    const left = Math.max(rect.left, 0);
    const top = Math.max(rect.top, 0);
    const right = Math.min(rect.right, view.innerWidth);
    const bottom = Math.min(rect.bottom, view.innerHeight);
    if (right - left > 0 && bottom - top > 0 && (right - left) * (bottom - top) > 0.99) {
      return { x: (left + right) / 2, y: (top + bottom) / 2 };
    }
  }
  return null;
}
