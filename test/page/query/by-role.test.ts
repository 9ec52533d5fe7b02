import { expect, test } from 'vitest';
import { InvalidLocatorError } from '../../../src/model/errors/page-errors';
import { queryAll } from '../../../src/page/query';
import { idsOf, show } from './support';

test('a name is a part in any case, white space normalised, unless exact', () => {
  show(
    `<button id="a"> Save \n changes </button><button id="b">save</button><button id="c">Cancel</button>`,
  );
  expect(idsOf({ by: 'role', role: 'button', name: 'save' })).toEqual(['a', 'b']);
  expect(idsOf({ by: 'role', role: 'button', name: '  SAVE  changes' })).toEqual(['a']);
  expect(idsOf({ by: 'role', role: 'button', name: 'save', exact: true })).toEqual(['b']);
  expect(idsOf({ by: 'role', role: 'button', name: 'Save changes', exact: true })).toEqual(['a']);
  expect(idsOf({ by: 'role', role: 'button', name: '' })).toEqual(['a', 'b', 'c']);
});

test('a name as a regular expression, also with flags that keep a position', () => {
  show(`<button id="a">Save</button><button id="b">Save</button><button id="c">save</button>`);
  expect(idsOf({ by: 'role', role: 'button', name: { regex: '^Save$', flags: 'g' } })).toEqual([
    'a',
    'b',
  ]);
  expect(idsOf({ by: 'role', role: 'button', name: { regex: 'SAVE', flags: 'iy' } })).toEqual([
    'a',
    'b',
    'c',
  ]);
});

test('the role is matched in any case; an unknown one matches nothing', () => {
  show(`<button id="a">Save</button><div role="bogus link" id="b">x</div>`);
  expect(idsOf({ by: 'role', role: 'BUTTON' })).toEqual(['a']);
  expect(idsOf({ by: 'role', role: 'link' })).toEqual(['b']);
  expect(idsOf({ by: 'role', role: 'bogus' })).toEqual([]);
});

test('hidden elements are left out unless asked for', () => {
  show(`
    <button id="a">Save</button><button id="b" hidden>Save</button>
    <button id="c" style="visibility:hidden">Save</button><button id="d" aria-hidden="true">Save</button>
    <div aria-hidden="true"><button id="e">Save</button></div><button id="f" style="opacity:0">Save</button>`);
  expect(idsOf({ by: 'role', role: 'button' })).toEqual(['a', 'f']);
  expect(idsOf({ by: 'role', role: 'button', name: 'Save', includeHidden: true })).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
    'f',
  ]);
});

test('states', () => {
  show(`
    <input type="checkbox" id="on" checked><input type="checkbox" id="off">
    <input type="checkbox" id="mixed"><div role="checkbox" id="aria" aria-checked="true"></div>
    <button id="pressed" aria-pressed="true">b</button><button id="plain" disabled>b</button>
    <button id="open" aria-expanded="true">b</button><button id="shut" aria-expanded="false">b</button>
    <fieldset disabled><button id="inner">b</button></fieldset>
    <h2 id="h2">t</h2><div role="heading" aria-level="2" id="aria2">t</div>
    <div role="tab" id="tab" aria-selected="true">t</div><div role="tab" id="tab2">t</div>`);
  const mixed = document.getElementById('mixed');
  if (mixed instanceof HTMLInputElement) mixed.indeterminate = true;
  expect(idsOf({ by: 'role', role: 'checkbox', checked: true })).toEqual(['on', 'aria']);
  expect(idsOf({ by: 'role', role: 'checkbox', checked: false })).toEqual(['off']);
  expect(idsOf({ by: 'role', role: 'button', pressed: true })).toEqual(['pressed']);
  expect(idsOf({ by: 'role', role: 'button', disabled: true })).toEqual(['plain', 'inner']);
  expect(idsOf({ by: 'role', role: 'button', expanded: true })).toEqual(['open']);
  expect(idsOf({ by: 'role', role: 'button', expanded: false })).toEqual(['shut']);
  expect(idsOf({ by: 'role', role: 'heading', level: 2 })).toEqual(['h2', 'aria2']);
  expect(idsOf({ by: 'role', role: 'tab', selected: true })).toEqual(['tab']);
  expect(idsOf({ by: 'role', role: 'tab', selected: false })).toEqual(['tab2']);
});

test('a state that the role does not have is an error that says so', () => {
  show('<button>Save</button>');
  const query = () => queryAll({ by: 'role', role: 'button', checked: true });
  expect(query).toThrow(InvalidLocatorError);
  expect(query).toThrow('Elements of role "button" have no state "checked".');
});
