import { selectIn } from '../query/trees';
import { hasAttr } from '../snapshot/dom';
import { closestInFlat, isInFlat } from './flat-tree';
import { deepestElementAt } from './hit-target';

/** HTML, "inert": what makes an element ignore the user, or null. */
export function inertBecauseOf(element: Element): Element | null {
  return inertTester(element.ownerDocument)(element);
}

/** `inertBecauseOf` for many elements of a document that does not change meanwhile. */
export function inertTester(document: Document): (element: Element) => Element | null {
  const dialog = topModalDialog(document);
  return (element) => {
    const marked = closestInFlat(element, (at) => hasAttr(at, 'inert'));
    return marked ?? (dialog && !isInFlat(dialog, element) ? dialog : null);
  };
}

/** The modal dialog that blocks the rest of the document, or null. */
export function topModalDialog(document: Document): HTMLDialogElement | null {
  const open = selectIn(document, 'dialog:modal').filter((one) => one instanceof HTMLDialogElement);
  // Of several only the last opened is not inert, and inert elements are never hit.
  const hit = open.findLast((dialog) => {
    const { x, y, width, height } = dialog.getBoundingClientRect();
    const at = deepestElementAt(document, { x: x + width / 2, y: y + height / 2 });
    return at !== null && isInFlat(dialog, at);
  });
  return hit ?? open.at(-1) ?? null;
}
