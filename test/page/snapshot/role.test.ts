import { describe, expect, test } from 'vitest';
import { computedRoleOf, roleOf } from '../../../src/page/snapshot/role';
import { byId, first, show } from './support';

function roles(html: string): (string | null)[] {
  show(html);
  return [...document.body.children].map(roleOf);
}

describe('implicit roles (HTML-AAM §3.4)', () => {
  test.each([
    ['<a href="x">a</a>', 'link'],
    ['<a>a</a>', null],
    ['<article></article>', 'article'],
    ['<aside></aside>', 'complementary'],
    ['<button></button>', 'button'],
    ['<datalist></datalist>', 'listbox'],
    ['<details></details>', 'group'],
    ['<dialog></dialog>', 'dialog'],
    ['<div></div>', null],
    ['<fieldset></fieldset>', 'group'],
    ['<figure></figure>', 'figure'],
    ['<h4></h4>', 'heading'],
    ['<hr>', 'separator'],
    ['<li></li>', 'listitem'],
    ['<main></main>', 'main'],
    ['<menu></menu>', 'list'],
    ['<nav></nav>', 'navigation'],
    ['<ol></ol>', 'list'],
    ['<output></output>', 'status'],
    ['<p></p>', 'paragraph'],
    ['<progress></progress>', 'progressbar'],
    ['<search></search>', 'search'],
    ['<select></select>', 'combobox'],
    ['<select multiple></select>', 'listbox'],
    ['<select size="2"></select>', 'listbox'],
    ['<span></span>', null],
    ['<summary></summary>', null],
    ['<svg></svg>', 'img'],
    ['<table></table>', 'table'],
    ['<textarea></textarea>', 'textbox'],
    ['<x-own></x-own>', null],
  ])('%s', (html, role) => {
    expect(roles(html)).toEqual([role]);
  });

  test.each([
    ['button', 'button'],
    ['checkbox', 'checkbox'],
    ['color', 'textbox'],
    ['date', 'textbox'],
    ['email', 'textbox'],
    ['file', 'button'],
    ['hidden', null],
    ['image', 'button'],
    ['number', 'spinbutton'],
    ['password', 'textbox'],
    ['radio', 'radio'],
    ['range', 'slider'],
    ['reset', 'button'],
    ['search', 'searchbox'],
    ['submit', 'button'],
    ['tel', 'textbox'],
    ['nonsense', 'textbox'],
  ])('<input type="%s">', (type, role) => {
    expect(roles(`<input type="${type}">`)).toEqual([role]);
  });

  test('an input with a datalist is a combobox', () => {
    show('<input id="i" list="l"><datalist id="l"></datalist><input id="j" list="i">');
    expect(roleOf(byId('i'))).toBe('combobox');
    expect(roleOf(byId('j'))).toBe('textbox');
  });

  test('header and footer are landmarks outside sectioning content only', () => {
    show('<header id="a"></header><article><header id="b"></header></article>');
    expect(roleOf(byId('a'))).toBe('banner');
    expect(roleOf(byId('b'))).toBeNull();
    show('<main><footer id="c"></footer></main><div role="region"><footer id="d"></footer></div>');
    expect(roleOf(byId('c'))).toBeNull();
    expect(roleOf(byId('d'))).toBeNull();
    show('<article role="list"><footer id="e"></footer></article>');
    expect(roleOf(byId('e'))).toBe('contentinfo');
  });

  test('form and section need a name from aria-label or aria-labelledby', () => {
    expect(roles('<form></form><form aria-label="a"></form><form title="a"></form>')).toEqual([
      null,
      'form',
      null,
    ]);
    expect(roles('<section></section><section aria-labelledby="a"></section>')).toEqual([
      null,
      'region',
    ]);
  });

  test('an image without text is decorative, unless something makes it known', () => {
    expect(
      roles('<img><img alt="a"><img alt=""><img alt="" title="t"><img alt="" tabindex="0">'),
    ).toEqual(['img', 'img', null, 'img', 'img']);
    expect(roles('<img alt="" aria-live="polite">')).toEqual(['img']);
  });

  test('cells follow the role of their table', () => {
    show(
      '<table role="grid"><tr><td id="a"></td></tr></table><table><tr><td id="b"></td></tr></table>',
    );
    expect(roleOf(byId('a'))).toBe('gridcell');
    expect(roleOf(byId('b'))).toBe('cell');
  });

  test('header cells are for a row or a column by scope, else by their neighbours', () => {
    show(`
      <table><tr><th id="a" scope="row"></th><th id="b" scope="colgroup"></th></tr>
      <tr><th id="c"></th><td>data</td></tr><tr><th id="d"></th><td></td></tr>
      <tr><th></th><th id="e"></th><th></th></tr><tr><th id="f"></th></tr></table>
      <table><tr><th id="g">only</th></tr></table>`);
    expect(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => roleOf(byId(id)))).toEqual([
      'rowheader',
      'columnheader',
      'rowheader',
      'columnheader',
      'columnheader',
      'columnheader',
      null,
    ]);
  });
});

describe('explicit roles (ARIA 1.2 §5.4, §8.1)', () => {
  test('the first token that is a role counts, in any case', () => {
    expect(
      roles(`
        <div role="button"></div><div role="bogus LINK"></div><div role="range tab"></div>
        <div role="\n\tmenu \n"></div><div role="doc-chapter"></div><nav role=""></nav>`),
    ).toEqual(['button', 'link', 'tab', 'menu', null, 'navigation']);
  });
});

describe('presentation (ARIA 1.2 §5.2.8, §9.1)', () => {
  test('none and presentation remove the role', () => {
    show('<h1 id="a" role="none"></h1>');
    expect(roleOf(byId('a'))).toBeNull();
    expect(computedRoleOf(byId('a'))).toBe('none');
  });

  test('a focusable element, or one with a global attribute, keeps its role', () => {
    expect(
      roles(`
        <button role="none"></button><a href="x" role="presentation"></a>
        <h1 role="none" tabindex="-1"></h1><h1 role="none" aria-live="polite"></h1>
        <h1 role="none" aria-label="a"></h1><h1 role="none" aria-disabled="true"></h1>
        <button role="none" disabled></button><p role="none" aria-label="a"></p>`),
    ).toEqual(['button', 'link', 'heading', 'heading', 'heading', null, null, null]);
  });

  test('required children become presentational with their parent', () => {
    show(`
      <ul role="none"><li id="a"></li><li><ul><li id="b"></li></ul></li></ul>
      <table role="presentation"><tbody id="c"><tr id="d"><td id="e"></td></tr></tbody></table>
      <ul role="none" aria-label="kept"><li id="f"></li></ul>
      <dl role="none"><div><dt id="g"></dt></div></dl>`);
    expect(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => roleOf(byId(id)))).toEqual([
      null,
      'listitem',
      null,
      null,
      null,
      'listitem',
      null,
    ]);
  });
});

test('a form whose fields are called like DOM properties has a role all the same', () => {
  show(`
    <form aria-label="F"><input name="getAttribute"><input name="hasAttribute">
    <input name="localName"><input name="parentNode"></form>`);
  expect(roleOf(first('form'))).toBe('form');
});
