import { describe, expect, it } from 'vitest';
import {
  choose,
  click,
  expected,
  fill,
  go,
  press,
  type Row,
  read,
  seeText,
  waitFor,
} from './steps';

const rows: Row[] = [
  ['Click Save and verify "Saved" is shown', [click({ name: 'Save' }), seeText('Saved')]],
  ['Fill Search with foo and press Enter', [fill({ name: 'Search' }, 'foo'), press('Enter')]],
  ['Fill Search with foo, then press Enter', [fill({ name: 'Search' }, 'foo'), press('Enter')]],
  ['Click Save; wait for "Saved"', [click({ name: 'Save' }), waitFor('Saved')]],
  [
    'Type "x" in Search, press Enter and wait for "Results"',
    [fill({ name: 'Search' }, 'x'), press('Enter'), waitFor('Results')],
  ],
  ['Click Filters and select Open', [click({ name: 'Filters' }), choose({ name: 'Open' })]],
  ['Choose "Priority" and click "Apply"', [choose({ name: 'Priority' }), click({ name: 'Apply' })]],
  [
    'Click the Save button, then wait for "Saved"',
    [click({ name: 'Save', word: 'button', also: 'Save button' }), waitFor('Saved')],
  ],
  ['Click Save. Wait for "Saved".', [click({ name: 'Save' }), waitFor('Saved')]],
  [
    'Click "Save" and then verify that "Saved" appears',
    [click({ name: 'Save' }), seeText('Saved')],
  ],
  [
    'Click the "Save" button -> Verify "Saved"',
    [click({ name: 'Save', word: 'button' }), seeText('Saved')],
  ],
  [
    'Fill Title with Hello, open the door',
    [fill({ name: 'Title' }, 'Hello'), click({ name: 'door' })],
  ],
  ['Enter "anna" into Username and press Tab', [fill({ name: 'Username' }, 'anna'), press('Tab')]],
  [
    'Type "abc" into the search box and press Enter',
    [fill({ name: 'search', word: 'field', also: 'search box' }, 'abc'), press('Enter')],
  ],
  [
    'Navigate to https://a.b/c?d=e#f, then click Save',
    [go('https://a.b/c?d=e#f'), click({ name: 'Save' })],
  ],
];

describe('several deeds in one line', () => {
  it.each(rows)('%s', (...row) => {
    expect(read(row[0])).toEqual(expected(row));
  });
});
