import { describe, expect, it } from 'vitest';
import { assert, expected, type Row, read, see } from './steps';

const rows: Row[] = [
  [
    'Expect 3 rows',
    assert({ on: 'element', target: { name: '', word: 'row' }, matcher: 'count', expected: 3 }),
  ],
  [
    'Verify no dialogs are visible',
    assert({ on: 'element', target: { name: '', word: 'dialog' }, matcher: 'count', expected: 0 }),
  ],
  [
    'Verify 2 dialogs',
    assert({ on: 'element', target: { name: '', word: 'dialog' }, matcher: 'count', expected: 2 }),
  ],
  [
    'Assert 3 links',
    assert({ on: 'element', target: { name: '', word: 'link' }, matcher: 'count', expected: 3 }),
  ],
  [
    'Verify that 10 rows are displayed in the table',
    assert({ on: 'element', target: { name: '', word: 'row' }, matcher: 'count', expected: 10 }),
  ],
  [
    'Verify row count is 10',
    assert({ on: 'element', target: { name: '', word: 'row' }, matcher: 'count', expected: 10 }),
  ],
  [
    'Verify the table has 10 rows and the heading is "Issues"',
    [
      assert({ on: 'element', target: { name: '', word: 'row' }, matcher: 'count', expected: 10 }),
      see({ name: 'Issues', word: 'heading' }),
    ],
  ],
  [
    'Verify there are 5 rows',
    assert({ on: 'element', target: { name: '', word: 'row' }, matcher: 'count', expected: 5 }),
  ],
  [
    'Verify there are 3 items',
    assert({
      on: 'element',
      target: { name: '', word: 'listitem' },
      matcher: 'count',
      expected: 3,
    }),
  ],
  [
    'Verify exactly 2 buttons named Delete',
    assert({
      on: 'element',
      target: { name: 'Delete', word: 'button' },
      matcher: 'count',
      expected: 2,
    }),
  ],
  [
    'Verify there are 3 "Done" labels',
    assert({ on: 'text', text: 'Done', matcher: 'count', expected: 3 }),
  ],
  [
    'Verify there are 2 Delete buttons',
    assert({
      on: 'element',
      target: { name: 'Delete', word: 'button' },
      matcher: 'count',
      expected: 2,
    }),
  ],
  [
    'Verify the table has 5 rows',
    assert({ on: 'element', target: { name: '', word: 'row' }, matcher: 'count', expected: 5 }),
  ],
  [
    'Verify the number of rows is 5',
    assert({ on: 'element', target: { name: '', word: 'row' }, matcher: 'count', expected: 5 }),
  ],
  [
    'Verify there are no rows',
    assert({ on: 'element', target: { name: '', word: 'row' }, matcher: 'count', expected: 0 }),
  ],
  [
    'Verify there is 1 dialog',
    assert({ on: 'element', target: { name: '', word: 'dialog' }, matcher: 'count', expected: 1 }),
  ],
  [
    'Verify one dialog is visible',
    assert({ on: 'element', target: { name: '', word: 'dialog' }, matcher: 'count', expected: 1 }),
  ],
  [
    'Verify 3 rows are shown',
    assert({ on: 'element', target: { name: '', word: 'row' }, matcher: 'count', expected: 3 }),
  ],
  [
    'Verify the list has exactly 3 items',
    assert({
      on: 'element',
      target: { name: '', word: 'listitem' },
      matcher: 'count',
      expected: 3,
    }),
  ],
];

describe('counting', () => {
  it.each(rows)('%s', (...row) => {
    expect(read(row[0])).toEqual(expected(row));
  });
});
