import { commitEdit } from '../../element/focus';
import { asHtml, tagOf } from '../../snapshot/dom';
import { submitImplicitly } from './implicit-submission';

const BUTTON_TYPES = new Set(['submit', 'button', 'reset', 'image', 'file', 'color']);

/** HTML: Enter clicks buttons, links and summaries, and submits the form of any other field. */
export function activateByEnter(target: Element): void {
  if (!(target instanceof HTMLElement)) return;
  const input = asHtml(target, 'input');
  if (isButton(target) || isLink(target)) {
    target.click();
  } else if (input || asHtml(target, 'select')) {
    if (input) commitEdit(input);
    submitImplicitly(target);
  }
}

/** HTML: Space, when released, clicks buttons and summaries and toggles checkboxes and radios. */
export function activateBySpace(target: Element): void {
  const radio = asHtml(target, 'input');
  if (radio?.type === 'radio' && radio.checked) return;
  if (target instanceof HTMLElement && isActivatedBySpace(target)) target.click();
}

export function isActivatedBySpace(target: Element): boolean {
  const type = asHtml(target, 'input')?.type;
  return isButton(target) || type === 'checkbox' || type === 'radio';
}

function isButton(element: Element): boolean {
  const type = asHtml(element, 'input')?.type;
  if (type) return BUTTON_TYPES.has(type);
  return tagOf(element) === 'button' || tagOf(element) === 'summary';
}

function isLink(element: Element): boolean {
  return element.matches('a[href], area[href]');
}
