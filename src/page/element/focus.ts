import { focusedElement } from './active-element';
import { asTextField } from './editable';

/** Text fields whose edits by us no `change` event has reported yet, with the value before. */
const uncommitted = new WeakMap<Element, string>();

/** Remembers what a field held before our first edit, so that a `change` can be due. */
export function noteEdit(field: HTMLInputElement | HTMLTextAreaElement, before: string): void {
  if (!uncommitted.has(field)) uncommitted.set(field, before);
}

/** Fires the `change` that is due for what we typed: on Enter, and when the focus leaves. */
export function commitEdit(element: Element): void {
  const field = asTextField(element);
  if (!field) return;
  const before = uncommitted.get(field);
  uncommitted.delete(field);
  if (before === undefined || before === field.value) return;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Gives `element` the focus without scrolling to it; `null` takes the focus away. While the window
 * is not the focused one (the person is in the panel) the browser moves the focus but tells nobody
 * until the window is focused again, so the missing events are sent here.
 */
export function moveFocus(document: Document, element: Element | null): void {
  const before = focusedElement(document);
  if (element === before) return;
  const heard = new Set<string>();
  const hear = (event: Event) => heard.add(event.type);
  const types = ['blur', 'focus', 'focusout', 'focusin', 'change'] as const;
  for (const type of types) document.addEventListener(type, hear, true);
  try {
    if (element instanceof HTMLElement || element instanceof SVGElement) {
      element.focus({ preventScroll: true });
    } else if (before instanceof HTMLElement || before instanceof SVGElement) {
      before.blur();
    }
  } finally {
    for (const type of types) document.removeEventListener(type, hear, true);
  }
  const after = focusedElement(document);
  if (after === before) return;
  if (before) {
    if (heard.has('change')) uncommitted.delete(before);
    else commitEdit(before);
  }
  const sendMissing = (type: string, target: Element | null, relatedTarget: Element | null) => {
    if (!target || heard.has(type)) return;
    const bubbles = type.startsWith('focusi') || type === 'focusout';
    target.dispatchEvent(new FocusEvent(type, { bubbles, composed: true, relatedTarget }));
  };
  sendMissing('blur', before, after);
  sendMissing('focusout', before, after);
  sendMissing('focus', after, before);
  sendMissing('focusin', after, before);
}
