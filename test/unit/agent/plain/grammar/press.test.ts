import { describe, expect, it } from 'vitest';
import { expected, press, type Row, read } from './steps';

const rows: Row[] = [
  ['Press Enter', press('Enter')],
  ['Press the Enter key', press('Enter')],
  ['Press Ctrl+A in Search', press('Control+a', { name: 'Search' })],
  ['Press Ctrl + Shift + P', press('Control+Shift+P')],
  ['press Escape to close the dialog', press('Escape')],
  ['Press Esc', press('Escape')],
  ['Hit Enter', press('Enter')],
  ['Press the Delete key', press('Delete')],
  ['Press Tab twice', [press('Tab'), press('Tab')]],
  ['Press ArrowDown 3 times', [press('ArrowDown'), press('ArrowDown'), press('ArrowDown')]],
  [
    'Press Enter in the Search field',
    press('Enter', { name: 'Search', word: 'field', also: 'Search field' }),
  ],
  ['Press Cmd-S', press('Meta+s')],
  ['Press F5', press('F5')],
  ['Press the down arrow', press('ArrowDown')],
  ['Press Tab and Enter', [press('Tab'), press('Enter')]],
  ['Press Ctrl+Enter', press('Control+Enter')],
  ['Press Control + S', press('Control+s')],
  ['Press Shift+Tab', press('Shift+Tab')],
  ['Press "Enter" key', press('Enter')],
  ['Press the "Escape" key', press('Escape')],
  ['Press Enter to submit', press('Enter')],
  [
    'Press Space on the Terms checkbox',
    press('Space', { name: 'Terms', word: 'checkbox', also: 'Terms checkbox' }),
  ],
  ['Press the a key', press('a')],
  ['Press Page Down', press('PageDown')],
  ['Press Alt+F4', press('Alt+F4')],
  ['Press Ctrl A', press('Control+a')],
  ['Press Enter in "Search"', press('Enter', { name: 'Search' })],
  ['Press Up Arrow twice', [press('ArrowUp'), press('ArrowUp')]],
  ['Hit Escape', press('Escape')],
  ['hit the escape key', press('Escape')],
  ['Press Ctrl+Shift+ArrowDown', press('Control+Shift+ArrowDown')],
];

describe('pressing keys', () => {
  it.each(rows)('%s', (...row) => {
    expect(read(row[0])).toEqual(expected(row));
  });
});
