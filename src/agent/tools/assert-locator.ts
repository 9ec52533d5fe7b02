import type { ElementMatcher } from '../../model/assertion';
import type { Locator, TextMatch } from '../../model/locator';
import type { StepTarget } from '../../model/step';

/** From here on a candidate is a place (nth, a CSS path), which says less than a name does. */
const PLACE_SCORE = 10_000;

/**
 * The locator that an assertion on a described element is kept with. It does not name the element
 * by the text that is asserted: when that text is wrong one day, the element must still be found, so
 * that the report says what was there instead of it.
 */
export function locatorForAssertion(target: StepTarget, check: ElementMatcher): Locator {
  const asserted = 'expected' in check ? String(check.expected) : '';
  if (asserted.trim() === '' || !names(target.locator, asserted)) return target.locator;
  const other = target.candidates
    .filter(({ matches, score }) => matches === 1 && score < PLACE_SCORE)
    .sort((a, b) => a.score - b.score)
    .find(({ locator }) => !names(locator, asserted));
  return other?.locator ?? target.locator;
}

function names(locator: Locator, asserted: string): boolean {
  const wanted = fold(asserted);
  return textsOf(locator).some((text) => {
    const own = fold(text);
    return own !== '' && (own.includes(wanted) || wanted.includes(own));
  });
}

function textsOf(locator: Locator): string[] {
  const own: (TextMatch | undefined)[] = [
    'name' in locator ? locator.name : undefined,
    'text' in locator ? locator.text : undefined,
    locator.hasText,
  ];
  return [
    ...own.flatMap((match) =>
      match === undefined ? [] : [typeof match === 'string' ? match : match.regex],
    ),
    ...(locator.has ? textsOf(locator.has) : []),
  ];
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
