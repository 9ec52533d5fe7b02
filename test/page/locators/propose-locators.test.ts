import { describe, expect, test } from 'vitest';
import { proposeLocators } from '../../../src/page/locators';
import { markOwn } from '../../../src/page/own-elements';
import { bestFor, candidatesFor, codesFor } from './support';

const PIXEL = 'src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="5" height="5"';

describe('by what the element is itself', () => {
  test.each([
    ['role and name', '<button target>Save</button>', "getByRole('button', { name: 'Save' })"],
    ['test id first', '<button target data-testid="save">Save</button>', "getByTestId('save')"],
    [
      'other test ids',
      '<button target data-cy="save">Save</button>',
      `locator('[data-cy="save"]')`,
    ],
    [
      'exact where a part is not enough',
      '<button>Save as</button><button target>Save</button>',
      "getByRole('button', { name: 'Save', exact: true })",
    ],
    [
      'field by role and label',
      '<label>Email <input target type="email"></label>',
      "getByRole('textbox', { name: 'Email' })",
    ],
    [
      'drop-down: its options are no name',
      '<label>Priority <select target><option>Low<option>High</select></label>',
      "getByRole('combobox', { name: 'Priority' })",
    ],
    [
      'labelled element without a role',
      '<div target aria-label="Rating"></div>',
      "getByLabel('Rating')",
    ],
    [
      'field that has no role, as users of assistive technology are kept from it',
      '<div aria-hidden="true"><input target placeholder="Search"></div>',
      "getByPlaceholder('Search')",
    ],
    ['image', `<img target alt="Acme logo" ${PIXEL}>`, "getByRole('img', { name: 'Acme logo' })"],
    ['text', '<div><span target>All good</span></div>', "getByText('All good')"],
    ['title', '<div target title="Close panel"></div>', "getByTitle('Close panel')"],
    [
      'heading told apart by its level',
      '<h1>Settings</h1><h2 target>Settings</h2>',
      "getByRole('heading', { name: 'Settings', level: 2 })",
    ],
    ['iframe by its name', '<iframe target name="pay"></iframe>', `locator('iframe[name="pay"]')`],
    [
      'iframe by its address',
      '<iframe></iframe><iframe target src="/blank"></iframe>',
      `locator('iframe[src="/blank"]')`,
    ],
    ['bare role of the only one', '<input target type="search">', "getByRole('searchbox')"],
    ['id', '<div id="menu-root" target></div><div></div>', "locator('#menu-root')"],
    [
      'class that says what it is',
      '<i class="is-active"></i><i class="mt-2 spinner is-active css-1x2y3z" target></i>',
      "locator('.spinner')",
    ],
    [
      'the visible one of hidden twins',
      '<div hidden><span>Menu</span></div><span target>Menu</span>',
      "getByText('Menu').filter({ visible: true })",
    ],
    [
      'in an open shadow tree',
      '<x-card><template shadowrootmode="open"><button target>Save</button></template></x-card>',
      "getByRole('button', { name: 'Save' })",
    ],
  ])('%s', (_what, html, code) => {
    expect(bestFor(html)).toBe(code);
  });
});

describe('by where it is', () => {
  const row = (key: string, title: string, target = '') =>
    `<tr><td>${key}</td><td>${title}</td><td><button ${target}>Open</button></td></tr>`;

  test.each([
    [
      'row',
      `<table>${row('SW-12', 'Crash')}${row('SW-77', 'Crash', 'target')}</table>`,
      "getByRole('row', { name: 'SW-77' }).getByRole('button', { name: 'Open' })",
    ],
    [
      'row whose key is a part of another key',
      `<table>${row('SW-1', 'Crash', 'target')}${row('SW-12', 'Crash')}</table>`,
      "getByRole('row', { name: 'SW-1 Crash' }).getByRole('button', { name: 'Open' })",
    ],
    [
      'checkbox without a name in a row',
      '<table><tr><td>Apples</td><td><input type="checkbox"></td></tr><tr><td>Pears</td><td><input type="checkbox" target></td></tr></table>',
      "getByRole('row', { name: 'Pears' }).getByRole('checkbox')",
    ],
    [
      'cell by its place in the row when its text is not its own',
      '<table><tr><td>Apples</td><td>many</td><td>many</td></tr><tr><td>Pears</td><td>many</td><td target>many</td></tr></table>',
      "getByRole('row', { name: 'Pears' }).getByRole('cell', { name: 'many' }).nth(1)",
    ],
    [
      'list item',
      '<ul><li>Milk <button>Remove</button></li><li>Bread <button target>Remove</button></li></ul>',
      "getByRole('listitem').filter({ hasText: 'Bread' }).getByRole('button', { name: 'Remove' })",
    ],
    [
      'list item whose text is a part of another',
      '<ul><li><b>SW-1</b><button target>Open</button></li><li><b>SW-12</b><button>Open</button></li></ul>',
      "getByRole('listitem').filter({ has: page.getByText('SW-1', { exact: true }) }).getByRole('button', { name: 'Open' })",
    ],
    [
      'list item itself',
      '<ul><li>Milk <button>Remove</button></li><li target>Bread <button>Remove</button></li></ul>',
      "getByRole('listitem').filter({ hasText: 'Bread' })",
    ],
    [
      'dialog',
      '<button>Save</button><div role="dialog" aria-label="Edit issue"><button target>Save</button></div>',
      "getByRole('dialog', { name: 'Edit issue' }).getByRole('button', { name: 'Save' })",
    ],
    [
      'landmark',
      '<nav><a href="/">Home</a></nav><footer><a href="/" target>Home</a></footer>',
      "getByRole('contentinfo').getByRole('link', { name: 'Home' })",
    ],
    [
      'region by its heading',
      '<section aria-labelledby="a"><h2 id="a">Billing</h2><button>Edit</button></section><section aria-labelledby="b"><h2 id="b">Profile</h2><button target>Edit</button></section>',
      "getByRole('region', { name: 'Profile' }).getByRole('button', { name: 'Edit' })",
    ],
    [
      'card with a class',
      '<main><div class="card"><h3>Basic</h3><button>Buy</button></div><div class="card"><h3>Pro</h3><button target>Buy</button></div></main>',
      "locator('.card').filter({ hasText: 'Pro' }).getByRole('button', { name: 'Buy' })",
    ],
    [
      'test id around it',
      '<div data-testid="cart"><button target>Pay</button></div><div><button>Pay</button></div>',
      "getByTestId('cart').getByRole('button', { name: 'Pay' })",
    ],
    [
      'row that two tables have',
      `<table aria-label="Mine">${row('SW-1', 'Crash')}${row('SW-2', 'Typo')}</table><table aria-label="All">${row('SW-1', 'Crash')}${row('SW-2', 'Typo', 'target')}</table>`,
      "getByRole('table', { name: 'All' }).getByRole('row', { name: 'SW-2' }).getByRole('button', { name: 'Open' })",
    ],
    [
      'position as the last resort of what has a role',
      '<button></button><button target></button>',
      "getByRole('button').nth(1)",
    ],
  ])('%s', (_what, html, code) => {
    expect(bestFor(html)).toBe(code);
  });

  test('the path through the markup comes after all else', () => {
    const html = '<div><div></div><div></div></div><div><div></div><div target></div></div>';
    expect(bestFor(html)).toBe("locator('div').nth(5)");
  });
});

describe('text that will read otherwise tomorrow', () => {
  test.each([
    [
      'a count in front',
      '<a href="/c" target>3 comments</a>',
      "getByRole('link', { name: 'comments' })",
    ],
    [
      'a count in brackets',
      '<a href="/c" target>Inbox (12)</a>',
      "getByRole('link', { name: 'Inbox' })",
    ],
    [
      'a badge',
      '<a href="/c" target>Inbox <span>3</span></a>',
      "getByRole('link', { name: 'Inbox' })",
    ],
    [
      'but not a number that is a part of the name',
      '<a href="/2" target>Page 2</a>',
      "getByRole('link', { name: 'Page 2' })",
    ],
    [
      'a date',
      '<button target>Report of 2024-05-01</button>',
      "getByRole('button', { name: 'Report of' })",
    ],
    [
      'a long number',
      '<button target>Track parcel 10293847</button>',
      "getByRole('button', { name: 'Track parcel' })",
    ],
    [
      'an icon',
      '<button target>\ue8b8 Settings</button>',
      "getByRole('button', { name: 'Settings' })",
    ],
    ['an amount: the id is better', '<span id="total" target>$42.10</span>', "locator('#total')"],
    [
      'a clock: the bare role is better',
      '<div role="timer" target>10:32:05</div>',
      "getByRole('timer')",
    ],
    [
      'a long text: its beginning',
      '<button target>Accept all cookies and continue to the shop</button>',
      "getByRole('button', { name: 'Accept all cookies and' })",
    ],
  ])('%s', (_what, html, code) => {
    expect(bestFor(html)).toBe(code);
  });

  test.each([':r1:', 'radix-:r1:', 'mui-12', 'ember123', 'a1b2c3d4e5f6', 'field-20394', '«r3»'])(
    'the made-up id %s is in no candidate',
    (id) => {
      const codes = codesFor(`<div id="${id}" target></div><div></div>`);
      expect(codes.join('\n')).not.toContain(id);
    },
  );
});

describe('what must not show', () => {
  test('secrets, whole or in part, from any source', () => {
    const html = `<div><button target id="hunter2" title="hunter2" data-testid="hunter2" class="hunter2">Copy Hunter2</button></div><button>x</button>`;
    const codes = codesFor(html, { secrets: ['hunter2'] });
    expect(codes[0]).toBe("getByRole('button').first()");
    expect(codes.join('\n').toLowerCase()).not.toContain('hunter');
  });

  test('a long text is not cut through a secret', () => {
    const html = `<button target>The key of this account is abcdefghijklmnop, keep it</button>`;
    const codes = codesFor(html, { secrets: ['abcdefghijklmnop'] });
    expect(codes.join('\n')).not.toContain('abcdef');
    expect(codes.join('\n')).not.toContain('The key');
  });

  test('a row with a secret in it is told apart by something else', () => {
    const row = (key: string, mark = '') =>
      `<tr><td>${key}</td><td>Mine</td><td><button ${mark}>Copy</button></td></tr>`;
    const html = `<table>${row('s3cr3t', 'target')}${row('other')}</table>`;
    const codes = codesFor(html, { secrets: ['s3cr3t'] });
    expect(codes[0]).toBe("getByRole('button', { name: 'Copy' }).first()");
    expect(codes.join('\n')).not.toContain('s3cr3t');
  });

  test('what was typed: editable text, values, passwords', () => {
    const codes = [
      ...codesFor('<div contenteditable target>my diary</div>'),
      ...codesFor('<textarea target>my diary</textarea>'),
      ...codesFor('<input target value="my diary">'),
      ...codesFor('<label>Say <input type="password" value="my diary"> <b target>my</b></label>'),
    ];
    expect(codes.join('\n')).not.toContain('diary');
  });

  test("Sidewright's own elements get no locator, nor do elements that are gone", () => {
    document.body.innerHTML = '<div><button>Stop</button></div>';
    const host = document.body.firstElementChild;
    const button = document.querySelector('button');
    if (!host || !button) throw new Error('The test page is not there.');
    markOwn(host);
    expect(proposeLocators(button)).toEqual([]);
    expect(proposeLocators(document.createElement('button'))).toEqual([]);
  });
});

describe('the list of candidates', () => {
  test('unique ones by score, then common ones, at most eight', () => {
    const candidates = candidatesFor('<button>Save as</button><button target>Save</button>');
    const unique = candidates.filter(({ matches }) => matches === 1);
    expect(candidates.slice(0, unique.length)).toEqual(unique);
    expect(unique.map(({ score }) => score)).toEqual(
      unique.map(({ score }) => score).sort((a, b) => a - b),
    );
    expect(candidates).toContainEqual({
      locator: { by: 'role', role: 'button', name: 'Save' },
      score: 100,
      matches: 2,
    });
    expect(candidates.length).toBeLessThanOrEqual(8);
  });

  test('for a check of its text, an element is named by anything else', () => {
    const html = `<table><tr><td>Apples</td><td>3 kg</td></tr><tr><td>Pears</td><td target>many</td></tr></table>`;
    expect(bestFor(html)).toBe("getByRole('cell', { name: 'many' })");
    expect(bestFor(html, { ignoreOwnText: true })).toBe(
      "getByRole('row', { name: 'Pears' }).getByRole('cell').nth(1)",
    );
  });
});
