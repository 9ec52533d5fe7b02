import { focusedElement } from '../../element/active-element';
import { asTextField } from '../../element/editable';
import { moveFocus } from '../../element/focus';
import { radioGroupOf, tabOrderOf } from '../../element/focusable';
import { asHtml } from '../../snapshot/dom';

/**
 * Moves the focus to the next or last stop of this document. After the end it starts again, as there
 * is no way into the browser's own controls or out of a frame.
 */
export function moveFocusByTab(document: Document, direction: 'forward' | 'backward'): void {
  const from = focusedElement(document);
  const stops = tabOrderOf(document).filter((stop) => !isInGroupOf(from, stop));
  if (stops.length === 0) return;
  const next = stops.at(nextIndex(from, stops, direction));
  if (!next) return;
  moveFocus(document, next);
  next.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  // The text of a field is selected then, that of a text area is not.
  if (asTextField(next) && next instanceof HTMLInputElement) next.select();
}

function nextIndex(
  from: Element | null,
  stops: readonly HTMLElement[],
  direction: 'forward' | 'backward',
): number {
  if (!from) return direction === 'forward' ? 0 : -1;
  const at = from instanceof HTMLElement ? stops.indexOf(from) : -1;
  if (at >= 0) {
    return direction === 'forward' ? (at + 1) % stops.length : at - 1;
  }
  // What has the focus is no stop itself: go on from its place in the document.
  const after = stops.findIndex((stop) => stop.tabIndex <= 0 && isAfter(from, stop));
  if (direction === 'forward') return Math.max(after, 0);
  return after < 0 ? stops.length - 1 : after - 1;
}

/** Tab never goes from one radio button to another of its group; the arrows do. */
function isInGroupOf(from: Element | null, stop: HTMLElement): boolean {
  const radio = from && asHtml(from, 'input');
  if (radio?.type !== 'radio' || stop === radio) return false;
  return radioGroupOf(radio).some((other) => other === stop);
}

function isAfter(element: Element, other: Element): boolean {
  return (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
