import { describe, expect, test } from 'vitest';
import { isVolatile, textVariants, trimToWord } from '../../../src/page/locators/stable-text';

test.each([
  ...[
    '3 comments',
    '12+ new items',
    'Inbox (3)',
    '42',
    '3.50',
    '$42.10',
    '10 €',
    '85 %',
    '1,024 rows',
  ],
  ...[
    '2024-05-01',
    '2024-05-01T10:32:05Z',
    '1/5/2024',
    '01.05.24',
    'May 5, 2024',
    '5 May',
    '10:32 am',
  ],
  ...['5 minutes ago', 'an hour ago', 'just now', 'Yesterday', '1.2 MB', 'Order 10293847'],
  ...['3f2504e0-4f89-11d3-9a0c-0305e82c3301', 'commit 9b46da88', '\ue8b8'],
])('%s reads otherwise tomorrow', (text) => {
  expect(isVolatile(text)).toBe(true);
});

test.each([
  ...[
    'Save',
    'Page 2',
    'Step 1 of 3',
    'SW-12',
    'Issue #12',
    'v2.1',
    'Covid-19',
    'Maybe later',
    'May',
  ],
  ...['Budget 2024', 'Decade', 'facade', 'Größe L', '設定', 'Chapter 12'],
])('%s does not', (text) => {
  expect(isVolatile(text)).toBe(false);
});

describe('variants', () => {
  const textsOf = (text: string) =>
    textVariants(text).map((variant) => `${variant.exact ? '=' : ''}${variant.text}`);

  test('a short text: as a part, then exactly', () => {
    expect(textsOf('Save')).toEqual(['Save', '=Save']);
  });

  test('what is stable in it comes first; what is not costs more than an id', () => {
    expect(textVariants('Updated 5 minutes ago by Ann Lee')).toEqual([
      { text: 'by Ann Lee', exact: false, malus: 1 },
      { text: 'Updated 5 minutes ago by Ann', exact: false, malus: 452 },
      { text: 'Updated 5 minutes ago by Ann Lee', exact: false, malus: 453 },
      { text: 'Updated 5 minutes ago by Ann Lee', exact: true, malus: 458 },
    ]);
  });

  test('a long text is cut between words, an endless one is not matched whole', () => {
    expect(textsOf('word '.repeat(40).trim())).toEqual([
      'word word word word word word',
      'word '.repeat(16).trim(),
    ]);
  });

  test('nothing to read, no variants', () => {
    expect(textVariants('\ue8b8 \ue8b9')).toEqual([]);
  });

  test('a text without spaces is cut, though not through a character', () => {
    expect(trimToWord('日'.repeat(40), 30)).toBe('日'.repeat(30));
    expect(trimToWord('👍'.repeat(40), 31)).toBe('👍'.repeat(15));
    expect(trimToWord('one two', 3)).toBe('one');
    expect(trimToWord('one two', 5)).toBe('one');
  });
});
