import { describe, expect, it } from 'vitest';
import { check, expected, type Row, read, uncheck } from './steps';

const rows: Row[] = [
  [
    'Set the Notifications switch to on',
    check({ name: 'Notifications', word: 'switch', also: 'Notifications switch' }),
  ],
  ['Select the High radio', check({ name: 'High', word: 'radio', also: 'High radio' })],
  ['select the "High" radio button', check({ name: 'High', word: 'radio' })],
  ['Check Remember me', check({ name: 'Remember me' })],
  ['Check the Terms checkbox', check({ name: 'Terms', word: 'checkbox', also: 'Terms checkbox' })],
  ['Tick "I agree"', check({ name: 'I agree' })],
  [
    'Uncheck the Newsletter checkbox',
    uncheck({ name: 'Newsletter', word: 'checkbox', also: 'Newsletter checkbox' }),
  ],
  ['Untick Newsletter', uncheck({ name: 'Newsletter' })],
  [
    'Check the box next to Terms',
    check({ name: '', word: 'checkbox', also: 'box next to Terms', within: [{ name: 'Terms' }] }),
  ],
  ['Turn on Dark mode', check({ name: 'Dark mode' })],
  ['Turn Dark mode off', uncheck({ name: 'Dark mode' })],
  [
    'Check the High radio button',
    check({ name: 'High', word: 'radio', also: 'High radio button' }),
  ],
  ['Check "I agree to the terms"', check({ name: 'I agree to the terms' })],
  ['Check the "I agree" box', check({ name: 'I agree', word: 'checkbox' })],
  ['Check I agree to the Terms', check({ name: 'I agree to the Terms' })],
  ['Check the checkbox', check({ name: '', word: 'checkbox', also: 'checkbox' })],
  [
    'Check the first checkbox',
    check({ name: '', word: 'checkbox', nth: 1, also: 'first checkbox' }),
  ],
  [
    'Check the box in row 3',
    check({ name: '', word: 'checkbox', also: 'box', within: [{ word: 'row', nth: 3 }] }),
  ],
  ['Check the SW-12 checkbox', check({ name: 'SW-12', word: 'checkbox', also: 'SW-12 checkbox' })],
  [
    'Uncheck "Remember me" in the dialog',
    uncheck({ name: 'Remember me', within: [{ word: 'dialog' }] }),
  ],
  ['Tick Bug and Feature', check({ name: 'Bug and Feature' })],
  ['Enable notifications', check({ name: 'notifications' })],
  ['Disable Dark mode', uncheck({ name: 'Dark mode' })],
  ['Switch on Wi-Fi', check({ name: 'Wi-Fi' })],
  ['Tick "A" and "B"', [check({ name: 'A' }), check({ name: 'B' })]],
  ['Choose the "In progress" radio', check({ name: 'In progress', word: 'radio' })],
  ['Choose the Fair radio', check({ name: 'Fair', word: 'radio', also: 'Fair radio' })],
  ['Check the "Include archived" checkbox', check({ name: 'Include archived', word: 'checkbox' })],
];

describe('ticking', () => {
  it.each(rows)('%s', (...row) => {
    expect(read(row[0])).toEqual(expected(row));
  });
});
