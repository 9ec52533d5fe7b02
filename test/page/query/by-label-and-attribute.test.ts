import { expect, test } from 'vitest';
import { idsOf, show } from './support';

test('labels: for, around, aria-labelledby and aria-label, in that order of strength', () => {
  show(`
    <label for="a">Email</label><input id="a">
    <label>Email address <input id="b"></label>
    <span id="s">Email</span><input id="c" aria-labelledby="s" aria-label="Phone">
    <div id="d" aria-label="Work email"></div>
    <label for="e">Email</label><input id="e" aria-label="Fax">
    <label for="f">Email</label><input id="f" type="hidden"><label for="g">Email</label><div id="g"></div>`);
  expect(idsOf({ by: 'label', text: 'email' })).toEqual(['a', 'b', 'c', 'd']);
  expect(idsOf({ by: 'label', text: 'Email', exact: true })).toEqual(['a', 'c']);
  expect(idsOf({ by: 'label', text: 'fax' })).toEqual(['e']);
});

test('any one of several labels is enough', () => {
  show(`<label for="a">First</label><label for="a">Second</label><input id="a">`);
  expect(idsOf({ by: 'label', text: 'Second', exact: true })).toEqual(['a']);
});

test('placeholder, alt and title as they are written', () => {
  show(`
    <input id="a" placeholder="Search issues"><textarea id="b" placeholder="search"></textarea>
    <img id="c" alt="Logo"><div id="d" title="Close  panel"></div>`);
  expect(idsOf({ by: 'placeholder', text: 'SEARCH' })).toEqual(['a', 'b']);
  expect(idsOf({ by: 'placeholder', text: 'search', exact: true })).toEqual(['b']);
  expect(idsOf({ by: 'alt', text: { regex: '^log', flags: 'i' } })).toEqual(['c']);
  expect(idsOf({ by: 'title', text: 'close panel' })).toEqual([]);
  expect(idsOf({ by: 'title', text: 'close  panel' })).toEqual(['d']);
});

test('test ids are whole values of data-testid or of the attribute that is named', () => {
  show(
    `<p id="a" data-testid="save"></p><p id="b" data-testid="save-all"></p><p id="c" data-cy="save"></p>`,
  );
  expect(idsOf({ by: 'testId', testId: 'save' })).toEqual(['a']);
  expect(idsOf({ by: 'testId', testId: 'save', attribute: 'data-cy' })).toEqual(['c']);
  expect(idsOf({ by: 'testId', testId: 'SAVE' })).toEqual([]);
});
