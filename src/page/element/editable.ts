import { asHtml, isContentEditable } from '../snapshot/dom';

/** Input types that are typed into as plain text. */
const TEXT_TYPES = new Set(['text', 'search', 'tel', 'url', 'email', 'password', 'number']);

/** `element` as a field that takes typed text, or null. */
export function asTextField(element: Element): HTMLInputElement | HTMLTextAreaElement | null {
  const input = asHtml(element, 'input');
  if (input) return TEXT_TYPES.has(input.type) ? input : null;
  return asHtml(element, 'textarea');
}

/** The outermost `contenteditable` element around `element`, or null. */
export function editingHostOf(element: Element): HTMLElement | null {
  let host: HTMLElement | null = null;
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at instanceof HTMLElement && isContentEditable(at)) host = at;
    else if (host) break;
  }
  return host;
}

/** Whether typed text would go into `element`. */
export function takesText(element: Element): boolean {
  const field = asTextField(element);
  if (field) return !field.readOnly && !field.disabled;
  return editingHostOf(element) !== null;
}
