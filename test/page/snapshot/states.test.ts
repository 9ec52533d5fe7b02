import { describe, expect, test } from 'vitest';
import {
  checkedOf,
  disabledOf,
  expandedOf,
  invalidOf,
  levelOf,
  pressedOf,
  readonlyOf,
  selectedOf,
} from '../../../src/page/snapshot/states';
import { byId, show } from './support';

function on<T>(html: string, read: (element: Element) => T): T {
  show(html);
  return read(byId('t'));
}

describe('ARIA 1.2 §6.6 and HTML-AAM §3.5', () => {
  test.each([
    ['<input type="checkbox" checked id="t">', true],
    ['<input type="radio" id="t">', false],
    ['<input type="checkbox" aria-checked="true" id="t">', false],
    ['<div role="switch" aria-checked="TRUE" id="t"></div>', true],
    ['<div role="checkbox" aria-checked="mixed" id="t"></div>', 'mixed'],
    ['<div role="checkbox" id="t"></div>', false],
    ['<button aria-checked="true" id="t"></button>', null],
  ])('checked: %s', (html, expected) => {
    expect(on(html, checkedOf)).toBe(expected);
  });

  test('checked: an indeterminate checkbox is mixed', () => {
    show('<input type="checkbox" id="t">');
    const input = byId('t');
    Object.assign(input, { indeterminate: true });
    expect(checkedOf(input)).toBe('mixed');
  });

  test.each([
    ['<button disabled id="t"></button>', true],
    ['<button id="t"></button>', false],
    ['<a href="x" disabled id="t"></a>', false],
    ['<fieldset disabled><input id="t"></fieldset>', true],
    ['<fieldset disabled><legend><input id="t"></legend></fieldset>', false],
    ['<fieldset disabled><legend></legend><legend><input id="t"></legend></fieldset>', true],
    ['<select><optgroup disabled><option id="t"></option></optgroup></select>', true],
    ['<div role="button" aria-disabled="true" id="t"></div>', true],
    ['<div aria-disabled="true"><button id="t"></button></div>', true],
    [
      '<div aria-disabled="true"><div aria-disabled="false"><button id="t"></button></div></div>',
      false,
    ],
    ['<p aria-disabled="true" id="t"></p>', false],
    [
      '<div aria-disabled="true"><template shadowrootmode="open"><button id="t"></button></template></div>',
      true,
    ],
  ])('disabled: %s', (html, expected) => {
    expect(on(html, disabledOf)).toBe(expected);
  });

  test.each([
    ['<details open id="t"></details>', true],
    ['<details id="t"></details>', false],
    ['<button aria-expanded="true" id="t"></button>', true],
    ['<button aria-expanded="false" id="t"></button>', false],
    ['<button id="t"></button>', null],
    ['<p aria-expanded="true" id="t"></p>', null],
  ])('expanded: %s', (html, expected) => {
    expect(on(html, expandedOf)).toBe(expected);
  });

  test.each([
    ['<button aria-pressed="true" id="t"></button>', true],
    ['<button aria-pressed="mixed" id="t"></button>', 'mixed'],
    ['<button aria-pressed="yes" id="t"></button>', false],
    ['<a href="x" aria-pressed="true" id="t"></a>', false],
  ])('pressed: %s', (html, expected) => {
    expect(on(html, pressedOf)).toBe(expected);
  });

  test.each([
    ['<select><option id="t">a</option></select>', true],
    ['<select><option>a</option><option id="t">b</option></select>', false],
    ['<div role="tab" aria-selected="true" id="t"></div>', true],
    ['<div aria-selected="true" id="t"></div>', false],
  ])('selected: %s', (html, expected) => {
    expect(on(html, selectedOf)).toBe(expected);
  });

  test.each([
    ['<h3 id="t"></h3>', 3],
    ['<h3 aria-level="5" id="t"></h3>', 3],
    ['<div role="heading" aria-level="5" id="t"></div>', 5],
    ['<div role="heading" id="t"></div>', 0],
    ['<div role="treeitem" aria-level="2.5" id="t"></div>', 0],
    ['<div aria-level="2" id="t"></div>', 0],
  ])('level: %s', (html, expected) => {
    expect(on(html, levelOf)).toBe(expected);
  });

  test.each([
    ['<input aria-invalid="true" id="t">', true],
    ['<input aria-invalid="Grammar" id="t">', 'grammar'],
    ['<input aria-invalid="odd" id="t">', true],
    ['<input aria-invalid="" id="t">', false],
    ['<input aria-invalid="false" id="t">', false],
    ['<input required id="t">', false],
  ])('invalid: %s', (html, expected) => {
    expect(on(html, invalidOf)).toBe(expected);
  });

  test.each([
    ['<input readonly id="t">', true],
    ['<input aria-readonly="true" id="t">', false],
    ['<div role="textbox" aria-readonly="true" id="t"></div>', true],
    ['<div contenteditable id="t"></div>', false],
    ['<div id="t"></div>', null],
  ])('readonly: %s', (html, expected) => {
    expect(on(html, readonlyOf)).toBe(expected);
  });
});
