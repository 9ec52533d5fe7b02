import { describe, expect, it } from 'vitest';
import { FUZZY, pickClear, scoreMatch, splitRoleWord } from '../../../src/model/fuzzy';

describe('scoreMatch', () => {
  it.each([
    ['Sign In', 'sign in'],
    ['Sign  in\n', ' SIGN IN'],
    ['Email', 'Email:'],
    ['Email', 'Email *'],
    ['Save…', 'Save'],
    ['C++', 'c++'],
    ['登录', '登录'],
    ['×', '×'],
  ])('scores %j on %j as exact', (wanted, candidate) => {
    expect(scoreMatch(wanted, candidate)).toBe(3);
  });

  it.each([
    ['Sign In', 'Sign in to your account'],
    ['Sign in to your account', 'Sign in'],
    ['Item', 'Items'],
    ['Add', 'Add (2)'],
    ['the Sign in button in the header', 'Sign in'],
    ['登录', '请登录账户'],
    ['Create a new issue', 'New issue'],
  ])('scores %j on %j as substring', (wanted, candidate) => {
    expect(scoreMatch(wanted, candidate)).toBe(2);
  });

  it.each([
    ['OK', 'Book now'],
    ['Add', 'Address'],
    ['Follow', 'Following'],
    ['', 'Save'],
    ['Save', ''],
    ['×', '+'],
    ['C++', 'C'],
  ])('scores %j on %j as nothing', (wanted, candidate) => {
    expect(scoreMatch(wanted, candidate)).toBe(0);
  });

  it.each([
    ['Submit order', 'Order history', 1 / 2],
    ['Delete account', 'Delete', 1 / 2],
    ['account delete', 'Delete account', 1],
    ['one two three four', 'four three two', 3 / 4],
    ['no no', 'no yes', 1 / 2],
  ])('scores %j on %j by its share of words', (wanted, candidate, share) => {
    expect(scoreMatch(wanted, candidate)).toBeCloseTo(share * FUZZY.allWords, 10);
  });

  it('keeps scattered words below the substring tier', () => {
    expect(scoreMatch('a b c', 'c b a')).toBeLessThan(FUZZY.substring);
  });
});

describe('pickClear', () => {
  const named = (...names: string[]) => names.map((name) => ({ item: name, texts: [name] }));

  it('takes the exact one beside a near twin', () => {
    expect(pickClear('Delete', named('Delete account', 'Delete'))).toEqual({
      kind: 'clear',
      item: 'Delete',
      score: 3,
    });
  });

  it('heals a reworded name', () => {
    expect(pickClear('Sign In', named('Home', 'Sign in to your account', 'Help'))).toEqual({
      kind: 'clear',
      item: 'Sign in to your account',
      score: 2,
    });
  });

  it('calls two of the same name a tie', () => {
    const pick = pickClear('Delete', [
      { item: 1, texts: ['Delete'] },
      { item: 2, texts: ['Delete'] },
      { item: 3, texts: ['Save'] },
    ]);
    expect(pick).toEqual({
      kind: 'tie',
      candidates: [
        { item: 1, score: 3 },
        { item: 2, score: 3 },
      ],
    });
  });

  it('calls a near tie a tie', () => {
    const pick = pickClear('Sign in', named('Sign in with Google', 'in or sign'));
    expect(pick.kind).toBe('tie');
  });

  it('does not take a candidate that shares half the words', () => {
    expect(pickClear('Submit order', named('Order history', 'Home'))).toEqual({
      kind: 'none',
      nearest: [{ item: 'Order history', score: FUZZY.allWords / 2 }],
    });
  });

  it('lets a bonus break a tie but not reach the threshold', () => {
    const tie = [
      { item: 'link', texts: ['Save'] },
      { item: 'button', texts: ['Save'], bonus: FUZZY.lead },
    ];
    expect(pickClear('Save', tie)).toEqual({ kind: 'clear', item: 'button', score: 3.5 });
    const weak = [{ item: 'button', texts: ['Order history'], bonus: 1 }];
    expect(pickClear('Submit order', weak).kind).toBe('none');
    expect(pickClear('Submit', [{ item: 'x', texts: ['Help'], bonus: 3 }])).toEqual({
      kind: 'none',
      nearest: [],
    });
  });

  it('counts the best of several wanted texts and of several texts of an item', () => {
    const items = [
      { item: 'a', texts: ['', 'Search issues'] },
      { item: 'b', texts: ['Filter'] },
    ];
    expect(pickClear(['Find', 'Search issues'], items)).toEqual({
      kind: 'clear',
      item: 'a',
      score: 3,
    });
  });
});

describe('splitRoleWord', () => {
  it.each([
    ['Sign in button', { text: 'Sign in', role: 'button' }],
    ['the "Sign in" button', { text: 'Sign in', role: 'button' }],
    ['Size dropdown', { text: 'Size', role: 'combobox' }],
    ['Email text field', { text: 'Email', role: 'textbox' }],
    ['Email field', { text: 'Email', role: undefined }],
    ['button', { text: 'button' }],
    ['Sign in', { text: 'Sign in' }],
    ['The End', { text: 'The End' }],
  ])('splits %j', (description, expected) => {
    expect(splitRoleWord(description)).toEqual(expected);
  });
});
