import { afterEach, describe, expect, test } from 'vitest';
import { nameOf } from '../../../src/page/snapshot/name';
import { byId, show } from './support';

afterEach(() => {
  document.adoptedStyleSheets = [];
});

/** The name of a button `#t.c[data-x]` with the text `x`, under that style sheet. */
function nameUnder(css: string): string {
  show(
    `<style>${css}</style><div class="p"><button id="t" class="b c" data-x="1">x</button></div>`,
  );
  return nameOf(byId('t'));
}

describe('the rule is found', () => {
  test.each([
    ['by tag', 'button::before { content: "+" }'],
    ['by class', '.p > .c::before { content: "+" }'],
    ['by id', '#t::before { content: "+" }'],
    ['by attribute', '[data-x="1"]::before { content: "+" }'],
    ['by anything', '.p > ::before { content: "+" }'],
    ['in a list', 'i, .none, button.c::before { content: "+" }'],
    ['in @media', '@media all { .c::before { content: "+" } }'],
    [
      'in @supports in @layer',
      '@layer a { @supports (color: red) { .c::before { content: "+" } } }',
    ],
    ['in @scope', '@scope (.p) { .c::before { content: "+" } }'],
    ['nested', '.p { & .c::before { content: "+" } }'],
    ['nested in what it is about', '.c { color: red; &::before { content: "+" } }'],
    ['nested without &', '.p { .c { &::before { content: "+" } } }'],
    ['with a declaration nested in @media', '.c::before { @media all { content: "+" } }'],
    ['in @import', '@import "data:text/css,.c::before{content:%22+%22}";'],
    ['through a variable', ':root { --v: "+" } .c::before { content: var(--v) }'],
  ])('%s', async (_, css) => {
    nameUnder(css);
    // An imported sheet comes later.
    await expect.poll(() => nameOf(byId('t'))).toBe('+x');
  });

  test('in an adopted sheet, and after it was changed', () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.c::before { content: "1" }');
    document.adoptedStyleSheets = [sheet];
    expect(nameUnder('')).toBe('1x');
    sheet.insertRule('.b::after { content: "2" }', 1);
    expect(nameOf(byId('t'))).toBe('1x2');
    sheet.replaceSync('.none { color: red } .c::after { content: "3" }');
    expect(nameOf(byId('t'))).toBe('x3');
    sheet.replaceSync('.none { color: red } button { color: red }');
    expect(nameOf(byId('t'))).toBe('x');
  });

  test('in a group that was changed', () => {
    expect(nameUnder('@media all { .none { color: red } }')).toBe('x');
    const [group] = document.styleSheets[document.styleSheets.length - 1]?.cssRules ?? [];
    if (!(group instanceof CSSMediaRule)) throw new Error('The sheet of this test has no @media.');
    group.insertRule('.c::before { content: "+" }');
    expect(nameOf(byId('t'))).toBe('+x');
  });

  test('in a sheet of another origin, which cannot be read', async () => {
    show(
      '<link rel="stylesheet" href="data:text/css,.c::before{content:%22+%22}"><button id="t" class="c">x</button>',
    );
    await expect.poll(() => nameOf(byId('t'))).toBe('+x');
  });

  test('in a keyframe', () => {
    expect(
      nameUnder(
        '@keyframes k { from, to { content: "+" } } .c::before { content: none; animation: k 9s infinite }',
      ),
    ).toBe('+x');
  });

  test('for the host, what is slotted and parts of a shadow tree', () => {
    show(`
      <style>::part(p)::before { content: "part " }</style>
      <div id="host" role="button"><template shadowrootmode="open">
      <style>:host::after { content: " host" } ::slotted(b)::before { content: "slotted " }</style>
      <i part="p">p</i> <slot></slot></template><b>s</b></div>`);
    expect(nameOf(byId('host'))).toBe('part p slotted s host');
  });

  test('of the element itself, in a sheet and in its attribute', () => {
    const image = 'content: url(data:,) / "alt"';
    show(
      `<style>.i { ${image} }</style><button id="t"><i class="i">x</i><b style='${image}'>y</b></button>`,
    );
    expect(nameOf(byId('t'))).toBe('altalt');
  });
});

test('quotes of <q>, for which there is no rule of the page', () => {
  show('<button id="t">say <q>x</q></button>');
  expect(nameOf(byId('t'))).toBe('say x');
});
