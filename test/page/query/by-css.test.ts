import { describe, expect, test } from 'vitest';
import { InvalidLocatorError } from '../../../src/model/errors/page-errors';
import { queryAll } from '../../../src/page/query';
import { idsOf, show } from './support';

const css = (selector: string) => idsOf({ by: 'css', css: selector });

test('what the browser knows', () => {
  show(`
    <main id="m"><div id="a" class="x y"><p id="b">one</p><p id="c">two</p></div></main>
    <p id="d" data-x='a "b" ) ]'>three</p>`);
  expect(css('.x > p')).toEqual(['b', 'c']);
  expect(css('main p:nth-of-type(2)')).toEqual(['c']);
  expect(css('p#b + p')).toEqual(['c']);
  expect(css('p, .x.y')).toEqual(['a', 'b', 'c', 'd']);
  expect(css('[data-x="a \\"b\\" ) ]"]')).toEqual(['d']);
  expect(css('div /* a comment, with > */ > p')).toEqual(['b', 'c']);
  expect(css('css=#\\64')).toEqual(['d']);
});

test('the pseudo-classes of Playwright', () => {
  show(`
    <div id="a"><span id="b">Save</span> all</div><div id="c"><b id="d">save me</b></div>
    <p id="e" hidden>Save</p><p id="f"></p>`);
  expect(css('div:has-text("SAVE")')).toEqual(['a', 'c']);
  expect(css(':text("save")')).toEqual(['b', 'd', 'e']);
  expect(css(':text-is("Save")')).toEqual(['b', 'e']);
  expect(css(':text-matches("^save", "i")')).toEqual(['b', 'd', 'e']);
  expect(css('p:visible')).toEqual([]);
  expect(css('div:not(:has(b))')).toEqual(['a']);
  expect(css('div:has(> span)')).toEqual(['a']);
  expect(css(':nth-match(div, 2)')).toEqual(['c']);
  expect(css(':is(span, b):not(:text("me"))')).toEqual(['b']);
});

test('inside a scope, ancestors are looked for in the scope only', () => {
  show(`<section id="s"><div id="a"><p id="b">x</p></div></section>`);
  const inSection = { by: 'css', css: 'section' } as const;
  expect(idsOf({ by: 'css', css: 'section p', within: inSection })).toEqual([]);
  expect(idsOf({ by: 'css', css: 'div p', within: inSection })).toEqual(['b']);
  expect(idsOf({ by: 'css', css: ':scope > div', within: inSection })).toEqual(['a']);
  expect(idsOf({ by: 'css', css: '> div', within: inSection })).toEqual(['a']);
});

describe('a selector that cannot be used says which, why, and what to do', () => {
  test.each([
    ['div >', 'It ends too early.'],
    ['', 'It ends too early.'],
    ['div[', 'It ends too early.'],
    ['a b)', 'Unexpected ")" after "a b".'],
    ['div:hsa(p)', 'The browser does not know "div:hsa(p)".'],
    ['div:has-text(Save)', '":has-text" needs a text in quotes.'],
    ['p:near(div)', '":near" is not supported here.'],
    [':nth-match(p, 0)', '":nth-match" counts from 1.'],
    ['//div/p', 'XPath is not supported'],
    ['text=Save', 'Selector engines and ">>" are not supported'],
    ['div >> p', 'Selector engines and ">>" are not supported'],
  ])('%s', (selector, reason) => {
    show('<p>x</p>');
    const query = () => queryAll({ by: 'css', css: selector });
    expect(query).toThrow(InvalidLocatorError);
    expect(query).toThrow(`"${selector}" is not a CSS selector that can be used here.`);
    expect(query).toThrow(reason);
  });
});
