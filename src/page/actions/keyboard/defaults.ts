import { asTextField, editingHostOf, takesText } from '../../element/editable';
import type { ActionContext } from '../context';
import { activateByEnter, activateBySpace, isActivatedBySpace } from './activate';
import { moveByArrow } from './arrow-keys';
import type { Chord, HeldKey } from './chord';
import { editText } from './edit-text';
import { closeByEscape } from './escape';
import { moveCaret } from './move-caret';
import { scrollByKey } from './scroll-by-key';
import { moveFocusByTab } from './tab';

export interface PressedKey extends Chord {
  /** What has the focus when the key has its effect. */
  readonly target: Element;
}

/**
 * Does what the browser does when a real key goes down: an event made by a script does none of it.
 * Clipboard keys are left out, as no script may use the clipboard without a user's own gesture.
 */
export async function carryOutKeyDown(pressed: PressedKey, context: ActionContext): Promise<void> {
  const { key, held, target } = pressed;
  if (isCommand(held)) {
    runCommand(pressed);
    return;
  }
  if (held.includes('Alt')) return;
  const isShifted = held.includes('Shift');
  switch (key.key) {
    case 'Tab':
      moveFocusByTab(context.document, isShifted ? 'backward' : 'forward');
      return;
    case 'Escape':
      closeByEscape(target);
      return;
    case 'Enter':
      enter(target, isShifted);
      return;
    case 'Backspace':
      if (takesText(target)) editText(target, 'deleteContentBackward');
      return;
    case 'Delete':
      if (takesText(target)) editText(target, 'deleteContentForward');
      return;
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'ArrowUp':
    case 'ArrowDown':
    case 'Home':
    case 'End':
    case 'PageUp':
    case 'PageDown':
      if (moveByArrow(target, key.key)) return;
      if (hasCaret(target)) moveCaret(target, key.key, isShifted, false);
      else scrollByKey(target, key.key);
      return;
    case ' ':
      if (takesText(target)) editText(target, 'insertText', ' ');
      else if (!isActivatedBySpace(target)) scrollByKey(target, isShifted ? 'PageUp' : 'PageDown');
      return;
    default:
      if (key.text !== undefined && takesText(target)) editText(target, 'insertText', key.text);
  }
}

/** What follows when the key is released: Space clicks a button then. */
export function carryOutKeyUp({ key, held, target }: PressedKey): void {
  if (key.key === ' ' && held.length === 0) activateBySpace(target);
}

/** Shortcuts are made with Control, or Command on a Mac. */
function isCommand(held: readonly HeldKey[]): boolean {
  return held.includes('Control') || held.includes('Meta');
}

function runCommand({ key, held, target }: PressedKey): void {
  const isShifted = held.includes('Shift');
  switch (key.key) {
    case 'a':
    case 'A':
      selectAll(target);
      return;
    case 'z':
    case 'Z':
      if (takesText(target)) editText(target, isShifted ? 'historyRedo' : 'historyUndo');
      return;
    case 'y':
    case 'Y':
      if (takesText(target)) editText(target, 'historyRedo');
      return;
    case 'Backspace':
      if (takesText(target)) editText(target, 'deleteWordBackward');
      return;
    case 'Delete':
      if (takesText(target)) editText(target, 'deleteWordForward');
      return;
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      if (hasCaret(target)) moveCaret(target, key.key, isShifted, true);
  }
}

function enter(target: Element, isShifted: boolean): void {
  if (target instanceof HTMLTextAreaElement) {
    if (takesText(target)) editText(target, 'insertLineBreak');
  } else if (editingHostOf(target)) {
    editText(target, isShifted ? 'insertLineBreak' : 'insertParagraph');
  } else {
    activateByEnter(target);
  }
}

function hasCaret(target: Element): boolean {
  return asTextField(target) !== null || editingHostOf(target) !== null;
}

function selectAll(target: Element): void {
  const field = asTextField(target);
  if (field) field.select();
  else target.ownerDocument.execCommand('selectAll');
}
