import { elementText } from '../../query/element-text';
import { elementsIn } from '../../query/trees';
import { firstElementChildOf } from '../../snapshot/dom';
import { normalizeWhiteSpace } from '../../snapshot/name';

/** `Inbox 3` is `Inbox` when the 3 is an element of its own: a count, which changes. */
export function withoutBadge(element: Element, text: string): string {
  const number = /^\d[\d.,]*\+?(?=\D)|(?<=\D)\d[\d.,]*\+?$/.exec(text)?.[0];
  if (number === undefined || !hasBadge(element, number)) return text;
  return normalizeWhiteSpace(
    text.startsWith(number) ? text.slice(number.length) : text.slice(0, -number.length),
  );
}

function hasBadge(element: Element, number: string): boolean {
  return elementsIn(element).some(
    (inner) => firstElementChildOf(inner) === null && elementText(inner).normalized === number,
  );
}
