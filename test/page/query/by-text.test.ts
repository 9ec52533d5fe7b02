import { expect, test } from 'vitest';
import { idsOf, show } from './support';

test('the smallest elements with the text', () => {
  show(`<div id="a">Hello <b id="b">big world</b></div><p id="c">big <i id="d">world</i></p>`);
  expect(idsOf({ by: 'text', text: 'big world' })).toEqual(['b', 'c']);
  expect(idsOf({ by: 'text', text: 'hello BIG' })).toEqual(['a']);
});

test('exact is the whole text in its case, white space normalised', () => {
  show(
    `<p id="a"> Total:\n  <b id="b">12</b></p><p id="c">total: 12</p><p id="d">Total: 12 EUR</p>`,
  );
  expect(idsOf({ by: 'text', text: 'Total: 12', exact: true })).toEqual(['a']);
  expect(idsOf({ by: 'text', text: 'total: 12' })).toEqual(['a', 'c', 'd']);
});

test('a regular expression sees the text as it is in the DOM', () => {
  show(`<p id="a">two  spaces</p><p id="b">two spaces</p><p id="c"> two spaces</p>`);
  expect(idsOf({ by: 'text', text: { regex: '^two spaces$' } })).toEqual(['b']);
  expect(idsOf({ by: 'text', text: { regex: 'TWO\\s+', flags: 'i' } })).toEqual(['a', 'b', 'c']);
});

test('zero-width spaces and soft hyphens do not count', () => {
  show(`<p id="a">Don\u200bau\u00addampf</p>`);
  expect(idsOf({ by: 'text', text: 'Donaudampf', exact: true })).toEqual(['a']);
});

test('input buttons by their value; no scripts, styles, nor the head', () => {
  show(`
    <input type="submit" value="Send it" id="a"><input value="Send it" id="b">
    <script id="c">"Send it"</script><style id="d">/* Send it */</style><div id="e">Send it<!-- Send it --></div>`);
  document.title = 'Send it';
  expect(idsOf({ by: 'text', text: 'send it' })).toEqual(['a', 'e']);
});

test('hidden text counts, as in Playwright', () => {
  show(`<p id="a" hidden>Hello</p><p id="b">Hello</p>`);
  expect(idsOf({ by: 'text', text: 'Hello' })).toEqual(['a', 'b']);
  expect(idsOf({ by: 'text', text: 'Hello', visible: true })).toEqual(['b']);
  expect(idsOf({ by: 'text', text: 'Hello', visible: false })).toEqual(['a']);
});

test('the scope itself may be the smallest element', () => {
  show(`<button id="a">Save</button>`);
  expect(idsOf({ by: 'text', text: 'Save', within: { by: 'role', role: 'button' } })).toEqual([
    'a',
  ]);
});
