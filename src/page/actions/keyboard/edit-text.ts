import { asTextField, editingHostOf } from '../../element/editable';
import { noteEdit } from '../../element/focus';
import { setNativeValue } from '../../element/set-value';

/** Input Events Level 2 input types that we carry out, with the editing command for each. */
const COMMANDS = {
  insertText: 'insertText',
  insertLineBreak: 'insertLineBreak',
  insertParagraph: 'insertParagraph',
  deleteContentBackward: 'delete',
  deleteContentForward: 'forwardDelete',
  deleteWordBackward: 'delete',
  deleteWordForward: 'forwardDelete',
  historyUndo: 'undo',
  historyRedo: 'redo',
} as const;
export type EditType = keyof typeof COMMANDS;

/**
 * Edits the text at the caret of `target`, which has the focus. The browser's editing commands do it,
 * so that it can be undone and the page hears trusted `input` events; they do not send `beforeinput`,
 * which editors build on, so that is sent first and may prevent the edit.
 */
export function editText(target: Element, type: EditType, data: string | null = null): void {
  const field = asTextField(target);
  const document = target.ownerDocument;
  const selection = document.getSelection();
  if (type === 'deleteWordBackward' || type === 'deleteWordForward') {
    const isBackward = type === 'deleteWordBackward';
    if (selection?.isCollapsed !== false || isCollapsedIn(field)) {
      selection?.modify('extend', isBackward ? 'backward' : 'forward', 'word');
    }
  }
  if (!sendBeforeInput(field ?? editingHostOf(target) ?? target, type, data)) return;
  const before = field?.value;
  if (field && before !== undefined) noteEdit(field, before);
  const isDone = document.execCommand(COMMANDS[type], false, data ?? '');
  if (!isDone && field && type === 'insertText' && field.value === before) insertInto(field, data);
}

function isCollapsedIn(field: HTMLInputElement | HTMLTextAreaElement | null): boolean {
  return field !== null && field.selectionStart === field.selectionEnd;
}

/** @returns whether the page let it pass */
export function sendBeforeInput(target: Element, inputType: string, data: string | null): boolean {
  const selection = target.ownerDocument.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  const targetRanges = range && !asTextField(target) ? [new StaticRange(range)] : [];
  return target.dispatchEvent(
    new InputEvent('beforeinput', {
      bubbles: true,
      cancelable: true,
      composed: true,
      inputType,
      data,
      targetRanges,
    }),
  );
}

/** For the rare field where editing commands are off. */
function insertInto(field: HTMLInputElement | HTMLTextAreaElement, data: string | null): void {
  const { value, selectionStart, selectionEnd } = field;
  const start = selectionStart ?? value.length;
  const end = selectionEnd ?? value.length;
  setNativeValue(field, value.slice(0, start) + (data ?? '') + value.slice(end));
  const caret = start + (data ?? '').length;
  if (selectionStart !== null) field.setSelectionRange(caret, caret);
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText', data }),
  );
}
