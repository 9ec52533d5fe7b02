import { afterEach, describe, expect, test } from 'vitest';
import { InvalidLocatorError } from '../../../src/model/errors/page-errors';
import { markOwn } from '../../../src/page/own-elements';
import { queryAll } from '../../../src/page/query';
import { openShadowRootOf, readShadowRootsWith } from '../../../src/page/snapshot/dom';
import { byId, idsOf, show } from './support';

describe('chains and filters', () => {
  const LIST = `
    <ul id="l1"><li id="a">Milk <button id="a1">Remove</button></li><li id="b">Bread</li></ul>
    <ul id="l2"><li id="c">Milk shake <button id="c1">Remove</button></li></ul>`;

  test('within', () => {
    show(LIST);
    expect(idsOf({ by: 'role', role: 'listitem', within: { by: 'css', css: '#l2' } })).toEqual([
      'c',
    ]);
  });

  test('an element in several scopes is found once, in document order', () => {
    show(`<div id="a"><div id="b"><p id="p"></p></div><p id="q"></p></div>`);
    expect(idsOf({ by: 'css', css: 'p', within: { by: 'css', css: 'div' } })).toEqual(['p', 'q']);
  });

  test('hasText and hasNotText; an empty one filters nothing', () => {
    show(LIST);
    const items = { by: 'role', role: 'listitem' } as const;
    expect(idsOf({ ...items, hasText: 'MILK' })).toEqual(['a', 'c']);
    expect(idsOf({ ...items, hasText: { regex: '^Milk\\s' }, hasNotText: 'shake' })).toEqual(['a']);
    expect(idsOf({ ...items, hasNotText: 'milk' })).toEqual(['b']);
    expect(idsOf({ ...items, hasText: '', hasNotText: '' })).toEqual(['a', 'b', 'c']);
  });

  test('has and hasNot look inside the element, with chains of their own', () => {
    show(LIST);
    const items = { by: 'role', role: 'listitem' } as const;
    const button = { by: 'role', role: 'button' } as const;
    expect(idsOf({ ...items, has: button })).toEqual(['a', 'c']);
    expect(idsOf({ ...items, hasNot: button })).toEqual(['b']);
    expect(
      idsOf({ by: 'css', css: 'ul', has: { ...button, within: { ...items, hasText: 'shake' } } }),
    ).toEqual(['l2']);
    expect(idsOf({ ...items, has: items })).toEqual([]);
  });

  test('nth counts after the filters, over all scopes; -1 is the last', () => {
    show(LIST);
    const items = { by: 'role', role: 'listitem', within: { by: 'css', css: 'ul' } } as const;
    expect(idsOf({ ...items, nth: 2 })).toEqual(['c']);
    expect(idsOf({ ...items, nth: -1 })).toEqual(['c']);
    expect(idsOf({ ...items, nth: -2 })).toEqual(['b']);
    expect(idsOf({ ...items, hasText: 'Milk', nth: 1 })).toEqual(['c']);
    expect(idsOf({ ...items, nth: 3 })).toEqual([]);
    expect(idsOf({ by: 'css', css: 'button', within: { ...items, nth: 0 } })).toEqual(['a1']);
  });

  test('a root of one element', () => {
    show(LIST);
    expect(idsOf({ by: 'role', role: 'button' }, byId('l2'))).toEqual(['c1']);
  });

  test('a locator with a frame is an error of the caller', () => {
    show(LIST);
    const query = () => queryAll({ by: 'css', css: 'p', frame: { by: 'css', css: 'iframe' } });
    expect(query).toThrow(InvalidLocatorError);
  });
});

describe('shadow trees', () => {
  const HOST = `
    <x-card id="h"><template shadowrootmode="open"><button id="in">Save</button><slot></slot></template>
      <span id="light">Light</span></x-card><button id="out">Save</button>`;

  test('open ones are searched; what is in them comes after the tree of their host', () => {
    show(HOST);
    expect(idsOf({ by: 'role', role: 'button', name: 'Save' })).toEqual(['out', 'in']);
    expect(idsOf({ by: 'css', css: 'x-card > button' })).toEqual(['in']);
    expect(idsOf({ by: 'text', text: 'Save', within: { by: 'css', css: 'x-card' } })).toEqual([
      'in',
    ]);
    expect(idsOf({ by: 'css', css: 'x-card', hasText: 'Save' })).toEqual(['h']);
  });

  test('a list of selectors is in tree order', () => {
    show(HOST);
    expect(idsOf({ by: 'css', css: 'button, span' })).toEqual(['light', 'in', 'out']);
    expect(idsOf({ by: 'css', css: ':is(button, span)' })).toEqual(['light', 'in', 'out']);
  });

  describe('closed ones', () => {
    const closed = new WeakMap<Element, ShadowRoot>();
    readShadowRootsWith((element) => closed.get(element) ?? openShadowRootOf(element));
    afterEach(() => show(''));

    test('are searched too, last of all', () => {
      show(`<x-vault id="v"></x-vault>${HOST}`);
      const root = byId('v').attachShadow({ mode: 'closed' });
      closed.set(byId('v'), root);
      root.setHTMLUnsafe('<button id="vault">Save</button>');
      expect(idsOf({ by: 'role', role: 'button', name: 'Save' })).toEqual(['out', 'in', 'vault']);
    });
  });
});

test("Sidewright's own elements never match, nor does their text", () => {
  show(
    `<div id="page"><button id="a">Save</button></div><div id="own"><button id="b">Save</button></div>`,
  );
  const own = byId('own');
  own.attachShadow({ mode: 'open' }).setHTMLUnsafe('<button id="c">Save</button>Recording');
  markOwn(own);
  expect(idsOf({ by: 'role', role: 'button' })).toEqual(['a']);
  expect(idsOf({ by: 'css', css: 'button, div' })).toEqual(['page', 'a']);
  expect(idsOf({ by: 'text', text: 'Recording' })).toEqual([]);
  expect(idsOf({ by: 'css', css: 'body', hasText: 'Recording' })).toEqual([]);
});

test('a page that hides DOM properties behind form fields is read all the same', () => {
  show(`
    <form id="f"><input name="parentNode"><input name="querySelectorAll"><input name="getAttribute">
      <input name="firstChild"><input name="shadowRoot"><input name="ownerDocument"><button id="b">Go</button></form>`);
  expect(
    idsOf({ by: 'role', role: 'button', name: 'Go', within: { by: 'css', css: 'form' } }),
  ).toEqual(['b']);
  expect(idsOf({ by: 'css', css: 'body > form > button' })).toEqual(['b']);
  expect(idsOf({ by: 'css', css: 'form', hasText: 'Go' })).toEqual(['f']);
});
