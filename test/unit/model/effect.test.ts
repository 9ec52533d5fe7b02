import { describe, expect, it } from 'vitest';
import { describeEffect, hasVisibleEffect } from '../../../src/model/effect';

describe('describeEffect', () => {
  it('says so when nothing changed', () => {
    expect(describeEffect({ mutations: 0 })).toBe('no visible effect');
    expect(hasVisibleEffect({ mutations: 0 })).toBe(false);
  });

  it.each([
    [{ mutations: 1 }, '1 change on the page'],
    [{ mutations: 12 }, '12 changes on the page'],
    [
      { mutations: 0, newDocument: true, navigatedTo: 'http://a.test/b' },
      'page changed to http://a.test/b',
    ],
    [{ mutations: 0, newDocument: true }, 'page reloaded'],
    [{ mutations: 0, value: 'a"b' }, 'value is now "a\\"b"'],
    [{ mutations: 0, value: '' }, 'value is now ""'],
    [{ mutations: 0, checked: false }, 'now unchecked'],
    [
      { mutations: 0, focus: 'textbox "Email"', scrolled: true },
      'focus on textbox "Email"; scrolled',
    ],
  ])('%j', (effect, words) => {
    expect(describeEffect(effect)).toBe(words);
    expect(hasVisibleEffect(effect)).toBe(true);
  });
});
