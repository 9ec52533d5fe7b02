import { asHtml, attr, inputTypeOf, inputValueOf, textAreaValueOf } from './dom';

/** What stands for a value that must not leave the page. */
export const MASK = '••••';

/** HTML autofill field names whose values are secret: one-time codes, payment cards, passwords. */
const SECRET_AUTOFILL =
  /(?:^|\s)(?:one-time-code|current-password|new-password|cc-[a-z-]+)(?:\s|$)/i;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** `element` as a field with a `value`, or null. */
export function asField(element: Element): Field | null {
  return asHtml(element, 'input') ?? asHtml(element, 'textarea');
}

/** As its interface has it: the page may have put other properties on the element. */
function typeOf(field: Field): string {
  const input = asHtml(field, 'input');
  return input ? inputTypeOf(input) : 'textarea';
}

function writtenValueOf(field: Field): string {
  const input = asHtml(field, 'input');
  if (input) return inputValueOf(input);
  const area = asHtml(field, 'textarea');
  return area ? textAreaValueOf(area) : '';
}

/** Whether the value of a field is a text that a user sees in it. */
export function showsItsValue(field: Field): boolean {
  const type = typeOf(field);
  return type !== 'checkbox' && type !== 'radio' && type !== 'file';
}

/** Whether the value of a field must never be shown. */
export function isSecretField(field: Field): boolean {
  return typeOf(field) === 'password' || SECRET_AUTOFILL.test(attr(field, 'autocomplete') ?? '');
}

/** The field's value as it may be shown: the mask for a secret one that is not empty. */
export function shownValueOf(field: Field): string {
  const value = writtenValueOf(field);
  return value !== '' && isSecretField(field) ? MASK : value;
}

/** Replaces every occurrence of a declared secret in a text by the mask. */
export function masker(secrets: readonly string[]): (text: string) => string {
  const forms = new Set<string>();
  for (const secret of secrets) {
    if (secret.trim() === '') continue;
    forms.add(secret);
    // Texts of a snapshot have their white space collapsed, URLs their characters escaped.
    forms.add(secret.trim().replace(/\s+/g, ' '));
    forms.add(encodeURIComponent(secret));
  }
  if (forms.size === 0) return (text) => text;
  // Longest first: a secret may be part of another.
  const sorted = [...forms].sort((a, b) => b.length - a.length);
  return (text) => sorted.reduce((masked, form) => masked.replaceAll(form, MASK), text);
}
