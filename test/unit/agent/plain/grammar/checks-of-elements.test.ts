import { describe, expect, it } from 'vitest';
import { assert, expected, notThere, type Row, read, see } from './steps';

const rows: Row[] = [
  ['Then I should see a "Log out" link', see({ name: 'Log out', word: 'link' })],
  ['Then I should not see the "Log in" button', notThere({ name: 'Log in', word: 'button' })],
  [
    'Then the "Email" field should have the value "a@b.c"',
    assert({
      on: 'element',
      target: { name: 'Email', word: 'field' },
      matcher: 'value',
      expected: 'a@b.c',
    }),
  ],
  [
    'Then the "Terms" checkbox should be checked',
    assert({ on: 'element', target: { name: 'Terms', word: 'checkbox' }, matcher: 'checked' }),
  ],
  [
    'Verify "Buy milk" in the list',
    assert({
      on: 'element',
      target: { name: '', word: 'list' },
      matcher: 'containsText',
      expected: 'Buy milk',
    }),
  ],
  [
    'Verify "SW-12" in the first row',
    assert({
      on: 'element',
      target: { name: '', word: 'row', nth: 1 },
      matcher: 'containsText',
      expected: 'SW-12',
    }),
  ],
  ['Verify that there is a row for "Alice"', see({ name: 'Alice', word: 'row' })],
  ['Verify the row for "Alice" is visible', see({ name: 'Alice', word: 'row' })],
  [
    'Verify the row with "Alice" contains "Admin"',
    assert({
      on: 'element',
      target: { name: 'Alice', word: 'row' },
      matcher: 'containsText',
      expected: 'Admin',
    }),
  ],
  ['Verify the cell "Admin" is visible', see({ name: 'Admin', word: 'cell' })],
  [
    'Verify the New issue button is not disabled',
    assert({ on: 'element', target: { name: 'New issue', word: 'button' }, matcher: 'enabled' }),
  ],
  ['Verify "Delete" button is hidden', notThere({ name: 'Delete', word: 'button' })],
  ['Verify the Save and Close button is visible', see({ name: 'Save and Close', word: 'button' })],
  ['Verify the form is not visible', notThere({ name: '', word: 'form' })],
  ['Verify the login form is visible', see({ name: 'login', word: 'form' })],
  [
    'Verify "Email" and "Password" fields are visible',
    [see({ name: 'Email', word: 'field' }), see({ name: 'Password', word: 'field' })],
  ],
  [
    'Verify that the count is 5',
    assert({ on: 'element', target: { name: 'count' }, matcher: 'value', expected: '5' }),
  ],
  [
    'Verify the list contains "Buy milk" and "Walk dog"',
    [
      assert({
        on: 'element',
        target: { name: '', word: 'list' },
        matcher: 'containsText',
        expected: 'Buy milk',
      }),
      assert({
        on: 'element',
        target: { name: '', word: 'list' },
        matcher: 'containsText',
        expected: 'Walk dog',
      }),
    ],
  ],
  [
    'Verify the second item is "Walk dog"',
    assert({
      on: 'element',
      target: { name: '', word: 'listitem', nth: 2 },
      matcher: 'containsText',
      expected: 'Walk dog',
    }),
  ],
  [
    'Verify the first list item says "Buy milk"',
    assert({
      on: 'element',
      target: { name: '', word: 'listitem', nth: 1 },
      matcher: 'containsText',
      expected: 'Buy milk',
    }),
  ],
  [
    'Verify the Due date field is 2026-12-24',
    assert({
      on: 'element',
      target: { name: 'Due date', word: 'field' },
      matcher: 'value',
      expected: '2026-12-24',
    }),
  ],
  [
    'Verify Due date is 2026-12-24',
    assert({
      on: 'element',
      target: { name: 'Due date' },
      matcher: 'value',
      expected: '2026-12-24',
    }),
  ],
  [
    `Verify the "Due date" field's value is "2026-12-24"`,
    assert({
      on: 'element',
      target: { name: 'Due date', word: 'field' },
      matcher: 'value',
      expected: '2026-12-24',
    }),
  ],
  [
    'Verify the Terms checkbox is enabled and checked',
    [
      assert({ on: 'element', target: { name: 'Terms', word: 'checkbox' }, matcher: 'enabled' }),
      assert({ on: 'element', target: { name: 'Terms', word: 'checkbox' }, matcher: 'checked' }),
    ],
  ],
  ['Verify an image is visible', see({ name: '', word: 'image' })],
  ['Verify no dialog is open', notThere({ name: '', word: 'dialog' })],
  ['Verify there are no buttons named "Delete"', notThere({ name: 'Delete', word: 'button' })],
  [
    'Check Total is 5',
    assert({ on: 'element', target: { name: 'Total' }, matcher: 'value', expected: '5' }),
  ],
  ['Assert heading "X"', see({ name: 'X', word: 'heading' })],
  [
    'Verify the error "Invalid" appears in the form',
    assert({
      on: 'element',
      target: { name: '', word: 'form' },
      matcher: 'containsText',
      expected: 'Invalid',
    }),
  ],
  [
    'Verify {{USER}} is shown in the header',
    assert({
      on: 'element',
      target: { name: '', word: 'banner' },
      matcher: 'containsText',
      expected: '{{USER}}',
    }),
  ],
  ['Verify the heading is {{TITLE}}', see({ name: '{{TITLE}}', word: 'heading' })],
  [
    'Verify the Email field is {{EMAIL}}',
    assert({
      on: 'element',
      target: { name: 'Email', word: 'field' },
      matcher: 'value',
      expected: '{{EMAIL}}',
    }),
  ],
  [
    'Verify the price is "$5"',
    assert({ on: 'element', target: { name: 'price' }, matcher: 'value', expected: '$5' }),
  ],
  [
    'Verify the "Price" cell is "$5"',
    assert({
      on: 'element',
      target: { name: 'Price', word: 'cell' },
      matcher: 'containsText',
      expected: '$5',
    }),
  ],
  [
    'Verify "$5" is shown in the row "Milk"',
    assert({
      on: 'element',
      target: { name: 'Milk', word: 'row' },
      matcher: 'containsText',
      expected: '$5',
    }),
  ],
  ['Verify Save button is visible', see({ name: 'Save', word: 'button' })],
  ['Verify SAVE BUTTON IS VISIBLE', see({ name: 'SAVE', word: 'button' })],
  ['Assert the heading is "Dashboard"', see({ name: 'Dashboard', word: 'heading' })],
  ['Verify heading "Dashboard" is shown', see({ name: 'Dashboard', word: 'heading' })],
  ['Verify the Dashboard heading is visible', see({ name: 'Dashboard', word: 'heading' })],
  ['Verify the page has a heading "Dashboard"', see({ name: 'Dashboard', word: 'heading' })],
  [
    'Confirm the Save button is disabled',
    assert({
      on: 'element',
      target: { name: 'Save', word: 'button' },
      matcher: 'enabled',
      not: true,
    }),
  ],
  [
    'Ensure the Save button is enabled',
    assert({ on: 'element', target: { name: 'Save', word: 'button' }, matcher: 'enabled' }),
  ],
  ['Verify the "Save" button is not visible', notThere({ name: 'Save', word: 'button' })],
  [
    'Verify the Email field has value "a@b.c"',
    assert({
      on: 'element',
      target: { name: 'Email', word: 'field' },
      matcher: 'value',
      expected: 'a@b.c',
    }),
  ],
  [
    'Verify the Email field contains a@b.c',
    assert({
      on: 'element',
      target: { name: 'Email', word: 'field' },
      matcher: 'value',
      expected: 'a@b.c',
    }),
  ],
  [
    'Verify the Email field is empty',
    assert({
      on: 'element',
      target: { name: 'Email', word: 'field' },
      matcher: 'value',
      expected: '',
    }),
  ],
  [
    'Verify Email is empty',
    assert({ on: 'element', target: { name: 'Email' }, matcher: 'value', expected: '' }),
  ],
  [
    'Verify Email is "a@b.c"',
    assert({ on: 'element', target: { name: 'Email' }, matcher: 'value', expected: 'a@b.c' }),
  ],
  [
    'Verify the value of Email is a@b.c',
    assert({ on: 'element', target: { name: 'Email' }, matcher: 'value', expected: 'a@b.c' }),
  ],
  [
    'Verify the Terms checkbox is checked',
    assert({ on: 'element', target: { name: 'Terms', word: 'checkbox' }, matcher: 'checked' }),
  ],
  [
    'Verify the Terms checkbox is not checked',
    assert({
      on: 'element',
      target: { name: 'Terms', word: 'checkbox' },
      matcher: 'checked',
      not: true,
    }),
  ],
  [
    'Verify Remember me is unchecked',
    assert({ on: 'element', target: { name: 'Remember me' }, matcher: 'checked', not: true }),
  ],
  [
    'Verify the High radio is selected',
    assert({ on: 'element', target: { name: 'High', word: 'radio' }, matcher: 'checked' }),
  ],
  [
    'Verify the Priority dropdown shows High',
    assert({
      on: 'element',
      target: { name: 'Priority', word: 'dropdown' },
      matcher: 'value',
      expected: 'High',
    }),
  ],
  [
    'Verify Priority has "High" selected',
    assert({ on: 'element', target: { name: 'Priority' }, matcher: 'value', expected: 'High' }),
  ],
  ['Verify there is a Save button', see({ name: 'Save', word: 'button' })],
  ['Verify there is no Save button', notThere({ name: 'Save', word: 'button' })],
  ['Verify no alert is shown', notThere({ name: '', word: 'alert' })],
  [
    'Verify the alert says "Saved"',
    assert({
      on: 'element',
      target: { name: '', word: 'alert' },
      matcher: 'containsText',
      expected: 'Saved',
    }),
  ],
  ['Verify a dialog is open', see({ name: '', word: 'dialog' })],
  ['Verify the dialog is closed', notThere({ name: '', word: 'dialog' })],
  [
    'Verify the dialog contains "Delete issue?"',
    assert({
      on: 'element',
      target: { name: '', word: 'dialog' },
      matcher: 'containsText',
      expected: 'Delete issue?',
    }),
  ],
  ['Verify the New issue dialog is visible', see({ name: 'New issue', word: 'dialog' })],
  [
    'Verify "SW-12" is shown in the dialog',
    assert({
      on: 'element',
      target: { name: '', word: 'dialog' },
      matcher: 'containsText',
      expected: 'SW-12',
    }),
  ],
  [
    'Verify the row SW-12 contains Open',
    assert({
      on: 'element',
      target: { name: 'SW-12', word: 'row' },
      matcher: 'containsText',
      expected: 'Open',
    }),
  ],
  [
    'Verify the row SW-12 shows "Open"',
    assert({
      on: 'element',
      target: { name: 'SW-12', word: 'row' },
      matcher: 'containsText',
      expected: 'Open',
    }),
  ],
  [
    'Verify the first row contains "SW-1"',
    assert({
      on: 'element',
      target: { name: '', word: 'row', nth: 1 },
      matcher: 'containsText',
      expected: 'SW-1',
    }),
  ],
  [
    'Verify the heading is "X" and the URL contains /y',
    [
      see({ name: 'X', word: 'heading' }),
      assert({ on: 'page', matcher: 'url', expected: '/y', contains: true }),
    ],
  ],
  ['Expect the heading to be "X"', see({ name: 'X', word: 'heading' })],
  [
    'Expect the Save button to be disabled',
    assert({
      on: 'element',
      target: { name: 'Save', word: 'button' },
      matcher: 'enabled',
      not: true,
    }),
  ],
  [
    'Make sure the Terms checkbox is ticked',
    assert({ on: 'element', target: { name: 'Terms', word: 'checkbox' }, matcher: 'checked' }),
  ],
  ['Verify the Save button', see({ name: 'Save', word: 'button' })],
  [
    'Verify the Save button says "Saving"',
    assert({
      on: 'element',
      target: { name: 'Save', word: 'button' },
      matcher: 'containsText',
      expected: 'Saving',
    }),
  ],
  ['Verify link "Docs" exists', see({ name: 'Docs', word: 'link' })],
  ['Verify the "Docs" link is present', see({ name: 'Docs', word: 'link' })],
  [
    'Verify status is Done',
    assert({ on: 'element', target: { name: 'status' }, matcher: 'value', expected: 'Done' }),
  ],
  [
    'Verify the Status field is "Done"',
    assert({
      on: 'element',
      target: { name: 'Status', word: 'field' },
      matcher: 'value',
      expected: 'Done',
    }),
  ],
  [
    'Verify the total is $5.00',
    assert({ on: 'element', target: { name: 'total' }, matcher: 'value', expected: '$5.00' }),
  ],
  [
    'Verify the heading says Welcome, {{NAME}}',
    see({ name: 'Welcome, {{NAME}}', word: 'heading' }),
  ],
  [
    'Check the total equals 5',
    assert({ on: 'element', target: { name: 'total' }, matcher: 'value', expected: '5' }),
  ],
  ['Verify the image "Logo" is visible', see({ name: 'Logo', word: 'image' })],
  [
    "Verify the Save button isn't enabled",
    assert({
      on: 'element',
      target: { name: 'Save', word: 'button' },
      matcher: 'enabled',
      not: true,
    }),
  ],
  [
    'Verify the button "Save" is visible and enabled',
    [
      see({ name: 'Save', word: 'button' }),
      assert({ on: 'element', target: { name: 'Save', word: 'button' }, matcher: 'enabled' }),
    ],
  ],
  ['Verify Email field is visible', see({ name: 'Email', word: 'field' })],
  [
    'Verify the table contains "SW-12"',
    assert({
      on: 'element',
      target: { name: '', word: 'table' },
      matcher: 'containsText',
      expected: 'SW-12',
    }),
  ],
  [
    'Verify the table shows the row SW-12',
    see({ name: 'SW-12', word: 'row', within: [{ word: 'table' }] }),
  ],
  [
    'Verify the navigation contains "Home"',
    assert({
      on: 'element',
      target: { name: '', word: 'navigation' },
      matcher: 'containsText',
      expected: 'Home',
    }),
  ],
  ['Verify the Read more link is visible', see({ name: 'Read more', word: 'link' })],
  [
    'Verify the field "Email" equals "a@b.c"',
    assert({
      on: 'element',
      target: { name: 'Email', word: 'field' },
      matcher: 'value',
      expected: 'a@b.c',
    }),
  ],
  [
    'Verify the dropdown Priority is set to High',
    assert({
      on: 'element',
      target: { name: 'Priority', word: 'dropdown' },
      matcher: 'value',
      expected: 'High',
    }),
  ],
  ['Verify the Save button does not exist', notThere({ name: 'Save', word: 'button' })],
  [
    'Verify "Buy milk" is no longer in the list',
    assert({
      on: 'element',
      target: { name: '', word: 'list' },
      matcher: 'containsText',
      expected: 'Buy milk',
      not: true,
    }),
  ],
  [
    'Verify "Buy milk" is in the list',
    assert({
      on: 'element',
      target: { name: '', word: 'list' },
      matcher: 'containsText',
      expected: 'Buy milk',
    }),
  ],
  ['Verify the Settings menu is open', see({ name: 'Settings', word: 'menu' })],
];

describe('checks of elements', () => {
  it.each(rows)('%s', (...row) => {
    expect(read(row[0])).toEqual(expected(row));
  });
});
