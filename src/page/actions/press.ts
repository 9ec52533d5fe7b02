import { focusedElement } from '../element/active-element';
import { asTextField } from '../element/editable';
import { moveFocus } from '../element/focus';
import { isFocusable } from '../element/focusable';
import { scrollToShow } from '../element/scroll-to-show';
import { waitUntilReady } from './actionability';
import type { ActionContext } from './context';
import { parseChord } from './keyboard/chord';
import { pressChord } from './keyboard/press-chord';

/**
 * Gives the element the focus and presses a key or chord. An element that takes no focus leaves it
 * where it is, and the key goes there, as with a real keyboard.
 * @throws UnknownKeyError, NotActionableError
 */
export async function press(element: Element, key: string, context: ActionContext): Promise<void> {
  const chord = parseChord(key);
  await waitUntilReady(element, [], 'given a key', context);
  if (isFocusable(element) && focusedElement(context.document) !== element) {
    scrollToShow(element);
    moveFocus(context.document, element);
    // As Playwright: the caret of a field that had no focus starts at the front.
    const field = asTextField(element);
    if (field && field.selectionStart !== null) field.setSelectionRange(0, 0);
  }
  await pressChord(chord, context);
}
