import { describe, expect, test } from 'vitest';
import type { Locator } from '../../../src/model/locator';
import { quote, renderLocator } from '../../../src/model/locator-code';

describe('queries', () => {
  test.each<[Locator, string]>([
    [{ by: 'role', role: 'button' }, "page.getByRole('button')"],
    [{ by: 'role', role: 'button', name: 'Save' }, "page.getByRole('button', { name: 'Save' })"],
    [
      { by: 'role', role: 'button', name: 'Save', exact: true },
      "page.getByRole('button', { name: 'Save', exact: true })",
    ],
    [
      { by: 'role', role: 'button', name: { regex: '^save', flags: 'i' }, exact: true },
      "page.getByRole('button', { name: /^save/i })",
    ],
    [
      { by: 'role', role: 'heading', level: 2, includeHidden: true },
      "page.getByRole('heading', { includeHidden: true, level: 2 })",
    ],
    [
      { by: 'role', role: 'checkbox', checked: false, disabled: true },
      "page.getByRole('checkbox', { checked: false, disabled: true })",
    ],
    [{ by: 'text', text: 'Hello' }, "page.getByText('Hello')"],
    [{ by: 'text', text: 'Hello', exact: true }, "page.getByText('Hello', { exact: true })"],
    [{ by: 'text', text: { regex: 'a/b' } }, 'page.getByText(/a\\/b/)'],
    [{ by: 'label', text: 'Email' }, "page.getByLabel('Email')"],
    [{ by: 'placeholder', text: 'Search' }, "page.getByPlaceholder('Search')"],
    [{ by: 'alt', text: 'Logo' }, "page.getByAltText('Logo')"],
    [{ by: 'title', text: 'Close', exact: false }, "page.getByTitle('Close')"],
    [{ by: 'testId', testId: 'save' }, "page.getByTestId('save')"],
    [{ by: 'testId', testId: 'a"b', attribute: 'data-cy' }, `page.locator('[data-cy="a\\\\"b"]')`],
    [{ by: 'css', css: "a[href='/x']" }, "page.locator('a[href=\\'/x\\']')"],
  ])('%j', (locator, code) => {
    expect(renderLocator(locator)).toBe(code);
  });
});

describe('chains', () => {
  test('frame, then place, then query, then filters, then position', () => {
    const locator: Locator = {
      by: 'role',
      role: 'row',
      frame: { by: 'css', css: 'iframe[name="x"]', nth: 0 },
      within: { by: 'role', role: 'table' },
      hasText: 'SW-12',
      hasNot: { by: 'role', role: 'img' },
      visible: true,
      nth: -1,
    };
    expect(renderLocator(locator)).toBe(
      `page.locator('iframe[name="x"]').first().contentFrame().getByRole('table').getByRole('row')` +
        `.filter({ hasText: 'SW-12', hasNot: page.getByRole('img'), visible: true }).last()`,
    );
  });

  test('frames in frames', () => {
    const outer: Locator = { by: 'css', css: '#outer' };
    const inner: Locator = { by: 'css', css: '#inner', frame: outer };
    expect(renderLocator({ by: 'text', text: 'Pay', frame: inner })).toBe(
      "page.locator('#outer').contentFrame().locator('#inner').contentFrame().getByText('Pay')",
    );
  });

  test('another root is the root of inner locators too; without a root, code starts at the query', () => {
    const locator: Locator = { by: 'role', role: 'row', has: { by: 'text', text: 'x' }, nth: 3 };
    expect(renderLocator(locator, 'popup')).toBe(
      "popup.getByRole('row').filter({ has: popup.getByText('x') }).nth(3)",
    );
    expect(renderLocator(locator, '')).toBe(
      "getByRole('row').filter({ has: page.getByText('x') }).nth(3)",
    );
  });
});

describe('literals', () => {
  test.each([
    'plain',
    "it's",
    'say "hi"',
    'back\\slash \\n',
    'line\nend\r\ttab',
    'a\u2028b\u2029c',
    'soft\u00adhyphen no\u00a0break zero\u200bwidth \u202eturned\ufeff',
    '日本語 👩‍💻',
    '\ud83d alone',
    '`y` $x {z}',
  ])('quote(%j) reads back as itself', (text) => {
    const code = quote(text);
    expect(new Function(`return ${code}`)()).toBe(text);
    expect(code).not.toMatch(/[\n\r\u00a0\u00ad\u200b\u2028\u2029\u202e\ufeff]/);
  });

  test.each([
    ['', ''],
    ['a/b', 'gi'],
    ['[/]', ''],
    ['line\nend', 'm'],
    ['quote\'s "', 'u'],
  ])('the expression %j with flags %j reads back as itself', (regex, flags) => {
    const code = renderLocator({ by: 'text', text: { regex, flags } });
    const page = { getByText: (text: unknown) => text };
    const made: unknown = new Function('page', `return ${code}`)(page);
    expect(made).toEqual(new RegExp(regex, flags));
    expect(code).not.toContain('\n');
  });

  test('an expression that cannot be read is an error with the expression in it', () => {
    const render = () => renderLocator({ by: 'text', text: { regex: '(', flags: 'i' } });
    expect(render).toThrow('/(/i is not a regular expression');
  });
});
