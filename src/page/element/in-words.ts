import { attr, tagOf } from '../snapshot/dom';
import { identityOf } from '../snapshot/identity';

const SHOWN_ATTRIBUTES = ['id', 'class', 'role', 'type', 'name', 'aria-label', 'data-testid'];
const MAX_VALUE = 40;
const MAX_NAME = 80;

/** The element as its start tag with what tells it from others: `<div class="modal-backdrop">`. */
export function asTag(element: Element): string {
  const attributes = SHOWN_ATTRIBUTES.flatMap((name) => {
    const value = attr(element, name);
    return value ? [` ${name}="${cut(value, MAX_VALUE)}"`] : [];
  });
  return `<${tagOf(element)}${attributes.join('')}>`;
}

/** The element as a person would say it: `button "Save"`; its tag when it has neither role nor name. */
export function inWords(element: Element): string {
  const { role, name } = identityOf(element);
  if (role === 'generic' && name === '') return asTag(element);
  return roleAndName(role, name);
}

/** `button "Save"`, or `button` without a name. */
export function roleAndName(role: string, name: string): string {
  return name === '' ? role : `${role} "${cut(name, MAX_NAME)}"`;
}

function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1)}…`;
}
