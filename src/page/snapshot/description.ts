import { attr, elementsByIds, hasAttr } from './dom';
import { withAriaCaches } from './facts';
import { normalizeWhiteSpace } from './name';
import { beginWalk, describingText, flatten } from './text-alternative';

/** The accessible description (accname 1.2 §4.2): `aria-describedby`, `aria-description`, `title`. */
export function descriptionOf(element: Element): string {
  return withAriaCaches(() => normalizeWhiteSpace(flatDescriptionOf(element)));
}

/** As the specification gives it: no-break spaces are kept. */
export function flatDescriptionOf(element: Element): string {
  if (hasAttr(element, 'aria-describedby')) {
    const texts = elementsByIds(element, attr(element, 'aria-describedby')).map((describing) =>
      describingText(describing, beginWalk('playwright')),
    );
    return flatten(texts.join(' '));
  }
  return flatten(attr(element, 'aria-description') ?? attr(element, 'title') ?? '');
}
