import { attr, localNameOf } from '../snapshot/dom';
import { elementText } from './element-text';

/** What tells elements of one kind apart; never a value, which may be a secret. */
const TELLING = ['id', 'name', 'type', 'role', 'aria-label', 'href'];
const MOST_ATTRIBUTES = 2;
const LONGEST = 40;

/** The element in one short line of HTML, for messages: `<button id="save">Save</button>`. */
export function previewOf(element: Element): string {
  const tag = localNameOf(element);
  const attributes = TELLING.flatMap((name) => {
    const value = attr(element, name);
    return value ? [` ${name}="${short(value)}"`] : [];
  });
  const opening = `<${tag}${attributes.slice(0, MOST_ATTRIBUTES).join('')}>`;
  const text = short(elementText(element).normalized);
  return text === '' ? opening : `${opening}${text}</${tag}>`;
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
