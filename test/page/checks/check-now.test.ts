import { afterEach, describe, expect, it } from 'vitest';
import type { ElementMatcher } from '../../../src/model/assertion';
import type { Locator } from '../../../src/model/locator';
import { checkNow } from '../../../src/page/checks/check-now';

afterEach(() => {
  document.body.innerHTML = '';
});

const target: Locator = { by: 'css', css: '.t' };

function look(html: string, check: ElementMatcher, on: Locator = target) {
  document.body.innerHTML = html;
  return {
    is: checkNow(on, check, false, document),
    isNot: checkNow(on, check, true, document).passed,
  };
}

const passes = (received: string) => ({ is: { passed: true, received }, isNot: false });
const fails = (received: string) => ({ is: { passed: false, received }, isNot: true });
/** Neither the check nor its opposite holds. */
const cannot = (received: string) => ({ is: { passed: false, received }, isNot: false });

describe('visible and hidden', () => {
  const HIDDEN = '<p class="t" style="display: none">x</p>';
  it.each([
    ['<p class="t">x</p>', passes('visible'), fails('visible')],
    [HIDDEN, fails('not visible'), passes('not visible')],
    ['<p class="t"></p>', fails('not visible'), passes('not visible')],
    ['<p class="t" style="opacity: 0">x</p>', passes('visible'), fails('visible')],
    ['', fails('nothing matches'), passes('nothing matches')],
  ])('of %j', (html, visible, hidden) => {
    expect(look(html, { matcher: 'visible' })).toEqual(visible);
    expect(look(html, { matcher: 'hidden' })).toEqual(hidden);
  });

  it('is strict, both ways', () => {
    const html = '<p class="t">One</p><button class="t">Two</button>';
    const received = '2 elements match where one is expected: paragraph, button "Two"';
    expect(look(html, { matcher: 'visible' })).toEqual(cannot(received));
    expect(look(html, { matcher: 'hidden' })).toEqual(cannot(received));
  });

  it('counts only what is left after the filters', () => {
    const html = `${HIDDEN}<p class="t">Shown</p>`;
    expect(look(html, { matcher: 'visible' }, { ...target, visible: true })).toEqual(
      passes('visible'),
    );
    expect(look(html, { matcher: 'hidden' }, { ...target, nth: 0 })).toEqual(passes('not visible'));
  });
});

describe('text', () => {
  const html = '<p class="t"> Saved  <b>three</b>\n items </p>';

  it('compares the whole text, white space normalised, case kept', () => {
    const received = 'text "Saved three items"';
    expect(look(html, { matcher: 'text', expected: 'Saved three  items' })).toEqual(
      passes(received),
    );
    expect(look(html, { matcher: 'text', expected: 'saved three items' })).toEqual(fails(received));
    expect(look(html, { matcher: 'text', expected: 'Saved' })).toEqual(fails(received));
  });

  it('looks for a part', () => {
    const received = 'text "Saved three items"';
    expect(look(html, { matcher: 'containsText', expected: 'three items' })).toEqual(
      passes(received),
    );
    expect(look(html, { matcher: 'containsText', expected: 'Three' })).toEqual(fails(received));
  });

  it('can say nothing where nothing matches', () => {
    expect(look('', { matcher: 'text', expected: 'x' })).toEqual(cannot('nothing matches'));
    expect(look('', { matcher: 'containsText', expected: 'x' })).toEqual(cannot('nothing matches'));
  });
});

describe('value', () => {
  it.each([
    ['<input class="t" value="abc">', 'value "abc"'],
    ['<textarea class="t">abc</textarea>', 'value "abc"'],
    ['<select class="t"><option value="abc">Label</option></select>', 'value "abc"'],
    ['<label class="t">Name <input value="abc"></label>', 'value "abc"'],
    ['<input class="t" type="password" value="abc">', 'value "••••"'],
  ])('of %s', (html, received) => {
    expect(look(html, { matcher: 'value', expected: 'abc' })).toEqual(passes(received));
    expect(look(html, { matcher: 'value', expected: 'ab' })).toEqual(fails(received));
  });

  it('cannot be said of a button', () => {
    expect(look('<button class="t">Save</button>', { matcher: 'value', expected: '' })).toEqual(
      cannot('button "Save", which cannot have a value'),
    );
  });
});

describe('checked', () => {
  it.each([
    ['<input class="t" type="checkbox" checked>', passes('checked')],
    ['<input class="t" type="radio">', fails('not checked')],
    ['<div class="t" role="switch" aria-checked="true">x</div>', passes('checked')],
    ['<div class="t" role="checkbox" aria-checked="mixed">x</div>', fails('partly checked')],
    ['<label class="t"><input type="checkbox" checked>x</label>', passes('checked')],
    ['<button class="t">Save</button>', cannot('button "Save", which cannot be checked')],
  ])('of %s', (html, expected) => {
    expect(look(html, { matcher: 'checked' })).toEqual(expected);
  });
});

describe('enabled', () => {
  it.each([
    ['<button class="t">x</button>', passes('enabled')],
    ['<button class="t" disabled>x</button>', fails('disabled')],
    ['<fieldset disabled><input class="t"></fieldset>', fails('disabled')],
    ['<div aria-disabled="true"><a class="t" href="#">x</a></div>', fails('disabled')],
  ])('of %s', (html, expected) => {
    expect(look(html, { matcher: 'enabled' })).toEqual(expected);
  });
});

describe('count', () => {
  it('counts without being strict', () => {
    const html = '<p class="t">1</p><p class="t">2</p>';
    expect(look(html, { matcher: 'count', expected: 2 })).toEqual(passes('2 elements'));
    expect(look(html, { matcher: 'count', expected: 1 })).toEqual(fails('2 elements'));
    expect(look('', { matcher: 'count', expected: 0 })).toEqual(passes('0 elements'));
    expect(look('<p class="t">1</p>', { matcher: 'count', expected: 3 })).toEqual(
      fails('1 element'),
    );
  });
});
