import { assertNever } from '../../model/assert-never';
import type { ElementMatcher } from '../../model/assertion';
import type { Locator } from '../../model/locator';
import { controlOf } from '../element/control-of';
import { inWords } from '../element/in-words';
import { elementText } from '../query/element-text';
import { withQueryCaches } from '../query/pass';
import { type QueryOptions, queryAll } from '../query/query-all';
import { asHtml } from '../snapshot/dom';
import { normalizeWhiteSpace } from '../snapshot/name';
import { asField, shownValueOf } from '../snapshot/secret-values';
import { checkedOf, disabledOf } from '../snapshot/states';
import { isVisible } from '../snapshot/visibility';

export interface CheckResult {
  readonly passed: boolean;
  /** What was there, in words: `text "Saved"`, `not visible`, `nothing matches`. */
  readonly received: string;
}

/** `holds` is null where nothing can be said: such a check fails, and so does its opposite. */
interface Look {
  readonly holds: boolean | null;
  readonly received: string;
}

const LISTED = 5;
const LONGEST_TEXT = 300;
const NOTHING = 'nothing matches';

/**
 * Looks once whether a check holds, as Playwright's `expect` would. Strict: a check of one element
 * fails when several match, turned round or not.
 * @throws InvalidLocatorError
 */
export function checkNow(
  target: Locator,
  check: ElementMatcher,
  not: boolean,
  root: Document,
  options: QueryOptions = {},
): CheckResult {
  return withQueryCaches(() => {
    const found = queryAll(target, root, options);
    const { holds, received } = look(found, check);
    return { passed: holds !== null && holds !== not, received };
  });
}

function look(found: readonly Element[], check: ElementMatcher): Look {
  if (check.matcher === 'count') {
    const received = `${found.length} ${found.length === 1 ? 'element' : 'elements'}`;
    return { holds: found.length === check.expected, received };
  }
  if (found.length > 1) return { holds: null, received: severalMatch(found) };
  const [element] = found;
  switch (check.matcher) {
    case 'visible':
      return element ? shown(element, isVisible(element)) : { holds: false, received: NOTHING };
    case 'hidden':
      return element ? shown(element, !isVisible(element)) : { holds: true, received: NOTHING };
    case 'text':
    case 'containsText':
    case 'value':
    case 'checked':
    case 'enabled':
      return element ? lookAt(element, check) : { holds: null, received: NOTHING };
    default:
      return assertNever(check);
  }
}

function lookAt(
  element: Element,
  check: Exclude<ElementMatcher, { matcher: 'count' | 'visible' | 'hidden' }>,
): Look {
  switch (check.matcher) {
    case 'text': {
      const text = normalizeWhiteSpace(elementText(element).full);
      return { holds: text === normalizeWhiteSpace(check.expected), received: quote('text', text) };
    }
    case 'containsText': {
      const text = normalizeWhiteSpace(elementText(element).full);
      return {
        holds: text.includes(normalizeWhiteSpace(check.expected)),
        received: quote('text', text),
      };
    }
    case 'value':
      return lookAtValue(controlOf(element), check.expected);
    case 'checked': {
      const checked = checkedOf(controlOf(element));
      if (checked === null) return cannot(element, 'be checked');
      const received = checked === 'mixed' ? 'partly checked' : checked ? 'checked' : 'not checked';
      return { holds: checked === true, received };
    }
    case 'enabled': {
      const isDisabled = disabledOf(controlOf(element));
      return { holds: !isDisabled, received: isDisabled ? 'disabled' : 'enabled' };
    }
    default:
      return assertNever(check);
  }
}

function lookAtValue(control: Element, expected: string): Look {
  const field = asField(control);
  if (field) {
    return { holds: field.value === expected, received: quote('value', shownValueOf(field)) };
  }
  const select = asHtml(control, 'select');
  if (!select) return cannot(control, 'have a value');
  return { holds: select.value === expected, received: quote('value', select.value) };
}

function shown(element: Element, holds: boolean): Look {
  return { holds, received: isVisible(element) ? 'visible' : 'not visible' };
}

function cannot(element: Element, what: string): Look {
  return { holds: null, received: `${inWords(element)}, which cannot ${what}` };
}

function severalMatch(found: readonly Element[]): string {
  const some = found.slice(0, LISTED).map(inWords).join(', ');
  const more = found.length > LISTED ? ` and ${found.length - LISTED} more` : '';
  return `${found.length} elements match where one is expected: ${some}${more}`;
}

function quote(what: string, text: string): string {
  const cut = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
  return `${what} ${JSON.stringify(cut)}`;
}
