import { assertNever } from './assert-never';
import { attributeSelector } from './css-text';
import { InvalidLocatorError } from './errors/page-errors';
import type { Locator, QueryPart, TextMatch } from './locator';

const DEFAULT_TEST_ID = 'data-testid';

/**
 * The locator as Playwright code. `root` is the name of the page (or frame) object it starts from;
 * with an empty root the code starts at `getByRole(…`, for messages.
 * @throws InvalidLocatorError when it holds a regular expression that cannot be parsed.
 */
export function renderLocator(locator: Locator, root = 'page'): string {
  return renderFrom(locator, root, root === '' ? 'page' : root);
}

function renderFrom(locator: Locator, base: string, page: string): string {
  let from = base;
  if (locator.frame) from = `${renderFrom(locator.frame, from, page)}.contentFrame()`;
  if (locator.within) from = renderFrom(locator.within, from, page);
  const calls = [renderQuery(locator), ...renderFilter(locator, page), ...renderNth(locator.nth)];
  return [...(from === '' ? [] : [from]), ...calls].join('.');
}

function renderQuery(part: QueryPart): string {
  switch (part.by) {
    case 'role': {
      const { by: _by, role, name, exact, ...states } = part;
      return call('getByRole', quote(role), {
        name: name === undefined ? undefined : renderText(name),
        exact: exact && typeof name === 'string' ? 'true' : undefined,
        ...Object.fromEntries(
          ROLE_STATES.map((state) => [state, states[state]?.toString()] as const),
        ),
      });
    }
    case 'text':
      return byText('getByText', part);
    case 'label':
      return byText('getByLabel', part);
    case 'placeholder':
      return byText('getByPlaceholder', part);
    case 'alt':
      return byText('getByAltText', part);
    case 'title':
      return byText('getByTitle', part);
    case 'testId': {
      const attribute = part.attribute ?? DEFAULT_TEST_ID;
      // Another attribute would need `testIdAttribute` in the config of whoever runs the code.
      return attribute === DEFAULT_TEST_ID
        ? call('getByTestId', quote(part.testId))
        : call('locator', quote(attributeSelector(attribute, part.testId)));
    }
    case 'css':
      return call('locator', quote(part.css));
    default:
      return assertNever(part);
  }
}

const ROLE_STATES = [
  'checked',
  'disabled',
  'expanded',
  'includeHidden',
  'level',
  'pressed',
  'selected',
] as const;

function byText(method: string, part: { text: TextMatch; exact?: boolean | undefined }): string {
  const exact = part.exact && typeof part.text === 'string' ? 'true' : undefined;
  return call(method, renderText(part.text), { exact });
}

function renderFilter(locator: Locator, page: string): string[] {
  const { hasText, hasNotText, has, hasNot, visible } = locator;
  const options = renderOptions({
    hasText: hasText === undefined ? undefined : renderText(hasText),
    hasNotText: hasNotText === undefined ? undefined : renderText(hasNotText),
    has: has && renderFrom(has, page, page),
    hasNot: hasNot && renderFrom(hasNot, page, page),
    visible: visible?.toString(),
  });
  return options === '' ? [] : [`filter(${options})`];
}

function renderNth(nth: number | undefined): string[] {
  if (nth === undefined) return [];
  if (nth === 0) return ['first()'];
  return nth === -1 ? ['last()'] : [`nth(${nth})`];
}

type Options = Readonly<Record<string, string | undefined>>;

function call(method: string, argument: string, options: Options = {}): string {
  const rendered = renderOptions(options);
  return `${method}(${argument}${rendered === '' ? '' : `, ${rendered}`})`;
}

function renderOptions(options: Options): string {
  const entries = Object.entries(options).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  );
  return entries.length === 0 ? '' : `{ ${entries.join(', ')} }`;
}

function renderText(text: TextMatch): string {
  return typeof text === 'string' ? quote(text) : renderRegex(text.regex, text.flags);
}

function renderRegex(source: string, flags: string | undefined): string {
  try {
    // `String` escapes slashes and line ends, and writes an empty pattern as `(?:)`.
    return String(new RegExp(source, flags));
  } catch (error) {
    throw new InvalidLocatorError(
      `/${source}/${flags ?? ''} is not a regular expression. Correct it, or match by plain text.`,
      { regex: source, flags },
      { cause: error },
    );
  }
}

/**
 * Characters that are valid in a string literal but end lines for some tools (U+2028, U+2029), or
 * that a reviewer cannot see: soft hyphen, no-break space, zero-width and direction marks.
 */
const UNSEEN = /[\u007f-\u00a0\u00ad\u200b\u200e\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g;

/** `text` as a string literal in single quotes, with nothing in it that a reviewer cannot see. */
export function quote(text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", "\\'")
    .replace(UNSEEN, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `'${escaped}'`;
}
