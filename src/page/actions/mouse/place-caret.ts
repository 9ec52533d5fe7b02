import { asTextField } from '../../element/editable';
import type { Point } from '../../element/hit-target';
import { closestInTree } from '../../snapshot/dom';

/** Where a press leaves the text selection alone: what is in it cannot be selected by a click. */
const KEEPS_SELECTION = 'button, input, select, [role=button]';

/**
 * Puts the caret where the mouse was pressed, as the browser does on text; a second press selects the
 * word, a third the line. Without it a selection elsewhere stays, and Chromium then takes a click on
 * a `<label>` for the end of a text selection.
 */
export function placeCaret(document: Document, hit: Element, { x, y }: Point, count: number): void {
  const selection = document.getSelection();
  const view = document.defaultView;
  const field = asTextField(hit);
  if (!selection || !view || view.getComputedStyle(hit).userSelect === 'none') return;
  if (!field && closestInTree(hit, KEEPS_SELECTION)) return;

  const root = hit.getRootNode();
  const shadowRoots = root instanceof ShadowRoot ? [root] : [];
  // Missing before Chromium 128.
  const caret = document.caretPositionFromPoint?.(x, y, { shadowRoots });
  if (field) {
    const offset = caret?.offsetNode === field ? caret.offset : field.value.length;
    // Fields such as number and email have no selection that a script may set.
    if (field.selectionStart !== null) field.setSelectionRange(offset, offset);
  } else if (caret?.offsetNode.isConnected) {
    selection.collapse(caret.offsetNode, caret.offset);
  } else {
    selection.removeAllRanges();
  }
  if (count === 2) selectAround(selection, 'word');
  else if (count >= 3) selectAround(selection, 'paragraphboundary');
}

function selectAround(selection: Selection, unit: 'word' | 'paragraphboundary'): void {
  if (unit === 'word') selection.modify('move', 'forward', 'character');
  selection.modify('move', 'backward', unit);
  selection.modify('extend', 'forward', unit);
}
