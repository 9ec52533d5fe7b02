import { StrictModeError } from '../../model/errors/page-errors';
import type { Locator } from '../../model/locator';
import { renderLocator } from '../../model/locator-code';
import { proposeLocators } from '../locators/propose-locators';
import { masker } from '../snapshot/secret-values';
import { previewOf } from './element-preview';

const MOST_LISTED = 10;

/** The error for a locator that must match one element and matches several, with a locator for each. */
export function strictModeError(
  locator: Locator,
  found: readonly Element[],
  secrets: readonly string[],
): StrictModeError {
  const mask = masker(secrets);
  const listed = found.slice(0, MOST_LISTED).map((element) => {
    const [best] = proposeLocators(element, { secrets });
    return { preview: previewOf(element), code: best ? renderLocator(best.locator, '') : null };
  });
  const lines = listed.map(({ preview, code }, at) => {
    return `  ${at + 1}) ${preview}${code === null ? '' : ` aka ${code}`}`;
  });
  if (found.length > MOST_LISTED) lines.push(`  and ${found.length - MOST_LISTED} more`);
  const message = [
    `${renderLocator(locator, '')} matches ${found.length} elements, where one is wanted:`,
    ...lines,
    'Use one of these locators, or say where on the page the element is.',
  ].join('\n');
  return new StrictModeError(mask(message), {
    matches: found.length,
    candidates: listed.flatMap(({ code }) => (code === null ? [] : [mask(code)])),
  });
}
