import { WrongTargetError } from '../../model/errors/page-errors';
import { controlOf } from '../element/control-of';
import { asTextField, editingHostOf } from '../element/editable';
import { moveFocus } from '../element/focus';
import { inWords } from '../element/in-words';
import { scrollToShow } from '../element/scroll-to-show';
import { sendInputAndChange, setNativeValue } from '../element/set-value';
import { checkedValue } from '../element/value-format';
import { asHtml } from '../snapshot/dom';
import { nextTask } from '../timing';
import { waitUntilReady } from './actionability';
import type { ActionContext } from './context';
import { sendBeforeInput } from './keyboard/edit-text';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Replaces the text or value of a field, as if all of it had been typed at once.
 * @throws WrongTargetError for what takes no text, or a value of the wrong format
 * @throws NotActionableError
 */
export async function fill(element: Element, value: string, context: ActionContext): Promise<void> {
  const target = controlOf(element);
  const fillTarget = fillerFor(target, value);
  await waitUntilReady(target, ['visible', 'editable', 'notInert'], 'filled', context);
  scrollToShow(target);
  fillTarget(context.document);
  await nextTask(context.signal);
}

/** How to fill this kind of element; thrown errors come before any waiting. */
function fillerFor(target: Element, value: string): (document: Document) => void {
  const text = asTextField(target);
  if (text) {
    const checked = checkedValue(text, value);
    return (document) => fillText(document, text, checked);
  }
  const input = asHtml(target, 'input');
  if (input && input.type !== 'hidden') {
    const checked = checkedValue(input, value);
    return (document) => {
      moveFocus(document, input);
      setNativeValue(input, checked);
      sendInputAndChange(input);
    };
  }
  const host = editingHostOf(target);
  if (host) return (document) => fillEditingHost(document, host, value);
  throw cannotFill(target);
}

function fillText(document: Document, field: Field, value: string): void {
  moveFocus(document, field);
  field.select();
  const inputType = value === '' ? 'deleteContentBackward' : 'insertText';
  const data = value === '' ? null : value;
  // An editor that handles the text itself prevents the default, and has done the work by now.
  if (!sendBeforeInput(field, inputType, data)) return;
  setNativeValue(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType, data }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function fillEditingHost(document: Document, host: HTMLElement, value: string): void {
  moveFocus(document, host);
  const selection = document.getSelection();
  selection?.selectAllChildren(host);
  if (value === '') {
    if (sendBeforeInput(host, 'deleteContentBackward', null)) document.execCommand('delete');
  } else if (sendBeforeInput(host, 'insertText', value)) {
    document.execCommand('insertText', false, value);
  }
}

function cannotFill(target: Element): WrongTargetError {
  const help = asHtml(target, 'select')
    ? 'Use select to choose an option.'
    : 'Fill a text field, or click this instead.';
  return new WrongTargetError(`${inWords(target)} takes no text. ${help}`);
}
