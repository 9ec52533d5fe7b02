import { describe, expect, it } from 'vitest';
import { choose, expected, type Row, read, select } from './steps';

const rows: Row[] = [
  [
    'Set the Priority dropdown to High',
    select({ name: 'Priority', word: 'dropdown', also: 'Priority dropdown' }, 'High'),
  ],
  ['Select High from Priority', select({ name: 'Priority' }, 'High')],
  [
    'Select "High" from the Priority dropdown',
    select({ name: 'Priority', word: 'dropdown', also: 'Priority dropdown' }, 'High'),
  ],
  [
    'Choose Sweden in the Country list',
    choose({ name: 'Sweden', within: [{ name: 'Country', word: 'list' }] }),
  ],
  ['Pick "A" and "B" from Tags', select({ name: 'Tags' }, 'A', 'B')],
  ['choose option High', choose({ name: 'High', word: 'option', also: 'option High' })],
  ['Select the High option', choose({ name: 'High', word: 'option', also: 'High option' })],
  ['Select Trinidad and Tobago from Country', select({ name: 'Country' }, 'Trinidad and Tobago')],
  ['Select the row SW-12', choose({ name: 'SW-12', word: 'row', also: 'row SW-12' })],
  ['Select the Settings tab', choose({ name: 'Settings', word: 'tab', also: 'Settings tab' })],
  ['Select All', choose({ name: 'All', also: 'Select All' })],
  ['Choose "High" for Priority', select({ name: 'Priority' }, 'High')],
  ['Select High as the priority', choose({ name: 'High as the priority' })],
  [
    'Select "High" in the "Priority" dropdown',
    select({ name: 'Priority', word: 'dropdown' }, 'High'),
  ],
  ['Select High in Priority', select({ name: 'Priority' }, 'High')],
  ['Select Priority: High', select({ name: 'Priority' }, 'High')],
  ['Select 2 from Quantity', select({ name: 'Quantity' }, '2')],
  ['Select the option "Red" from "Color"', select({ name: 'Color' }, 'Red')],
  [
    'Select Red from the Color select',
    select({ name: 'Color', word: 'dropdown', also: 'Color select' }, 'Red'),
  ],
  ['Choose Red in the dropdown', select({ name: '', word: 'dropdown', also: 'dropdown' }, 'Red')],
  ['Select "Red" from the list', select({ name: '', word: 'dropdown', also: 'list' }, 'Red')],
  ['Pick a date', choose({ name: 'date' })],
  ['Select "Bug" as Type', select({ name: 'Type' }, 'Bug')],
  [
    'Select "Bug" for the Type field',
    select({ name: 'Type', word: 'field', also: 'Type field' }, 'Bug'),
  ],
  ['Select row 3', choose({ name: '', word: 'row', nth: 3, also: 'row 3' })],
  ['Select Sweden', choose({ name: 'Sweden' })],
  ['Select "Sweden"', choose({ name: 'Sweden' })],
  ['Choose the "Express" option', choose({ name: 'Express', word: 'option' })],
];

describe('choosing', () => {
  it.each(rows)('%s', (...row) => {
    expect(read(row[0])).toEqual(expected(row));
  });
});
