import { describe, expect, test } from 'vitest';
import { RefMap } from '../../../src/page/snapshot/ref-map';
import { first, linesOf, refOn, show, snapshotLines } from './support';

/** What each rule of Playwright's AI snapshot does. `test/e2e/engine` compares with Playwright itself. */

describe('nodes', () => {
  test('inline elements without a role are text', () => {
    expect(linesOf('<p>one <span>two</span><b>three</b></p>')).toEqual([
      '- paragraph: one twothree',
    ]);
  });

  test('boxes set text apart', () => {
    expect(linesOf('<p>a<span style="display:block">b</span>c <i>d</i></p>')).toEqual([
      '- paragraph:',
      '  - text: a',
      '  - generic: b',
      '  - text: c d',
    ]);
  });

  test('presentational elements have no node, their children do', () => {
    expect(linesOf('<ul role="none"><li>a <button>b</button></li></ul><p>c</p>')).toEqual([
      '- generic:',
      '  - text: a',
      '  - button "b"',
      '  - paragraph: c',
    ]);
  });

  test('values of controls are their text', () => {
    expect(
      linesOf(
        '<input value="v"><textarea>w</textarea><input type="checkbox" value="no"><input type="file">',
      ),
    ).toEqual([
      '- generic:',
      '  - textbox: v',
      '  - textbox: w',
      '  - checkbox',
      '  - button "Choose File"',
    ]);
  });

  test('the text of an editable text box is left to its name', () => {
    expect(linesOf('<p>a</p><div contenteditable role="textbox">typed</div>')).toEqual([
      '- generic:',
      '  - paragraph: a',
      '  - textbox',
    ]);
  });

  test('links say where they go, without the data of a data URL', () => {
    expect(linesOf('<a href="/a?b">x</a><a href="data:text/html,hello">y</a>')).toEqual([
      '- generic:',
      '  - link "x" [cursor=pointer]:',
      '    - /url: /a?b',
      '  - link "y" [cursor=pointer]:',
      '    - /url: data:text/html,…',
    ]);
  });

  test('a placeholder is printed when it is not the name', () => {
    expect(linesOf('<input placeholder="P"><input aria-label="L" placeholder="P">')).toEqual([
      '- generic:',
      '  - textbox "P"',
      '  - textbox "L":',
      '    - /placeholder: P',
    ]);
  });

  test('states, in their order', () => {
    expect(
      linesOf(`
        <input type="checkbox" checked disabled aria-invalid="true"><button aria-pressed="mixed" aria-expanded="true">b</button>
        <h2>h</h2><div role="option" aria-checked="mixed" aria-selected="true" aria-disabled="true">o</div>`),
    ).toEqual([
      '- generic:',
      '  - checkbox [checked] [disabled] [invalid]',
      '  - button "b" [expanded] [pressed=mixed]',
      '  - heading "h" [level=2]',
      '  - option "o" [checked=mixed] [disabled] [selected]',
    ]);
  });

  test('what is aria-hidden but visible is printed with its mark', () => {
    expect(linesOf('<p>a</p><div aria-hidden="true">b <button>c</button></div>')).toEqual([
      '- generic:',
      '  - paragraph: a',
      '  - generic [aria-hidden]:',
      '    - text: b',
      '    - button: c',
    ]);
  });

  test('visible again inside visibility: hidden', () => {
    expect(
      linesOf('<p>a</p><div style="visibility:hidden">b <p style="visibility:visible">c</p></div>'),
    ).toEqual(['- generic:', '  - paragraph: a', '  - paragraph: c']);
  });

  test('slots are filled where they are', () => {
    expect(
      linesOf(`
        <x-card><template shadowrootmode="open"><h2><slot name="t">none</slot></h2><p><slot></slot></p></template>
        body <b slot="t">Title</b></x-card>`),
    ).toEqual([
      '- generic:',
      '  - heading "Title" [level=2]',
      '  - paragraph:',
      '    - generic: body',
    ]);
  });

  test('owned elements are at their owner, unless the page shows them before it', () => {
    expect(
      linesOf(`
        <div id="early">early</div><div role="group" aria-owns="late early"><p>own</p></div>
        <p>after</p><p id="late">late</p>`),
    ).toEqual([
      '- generic:',
      '  - generic: early',
      '  - group:',
      '    - paragraph: own',
      '    - paragraph: late',
      '  - paragraph: after',
    ]);
  });

  test('frames are one line, whatever is written in them', () => {
    expect(linesOf('<p>a</p><iframe title="t">fallback</iframe>')).toEqual([
      '- generic:',
      '  - paragraph: a',
      '  - iframe',
    ]);
  });
});

describe('distilling', () => {
  test('wrappers around one node go', () => {
    expect(linesOf('<div><div><div><button>a</button></div></div></div>')).toEqual([
      '- button "a"',
    ]);
  });

  test('wrappers around nothing go, unless they are a click target', () => {
    expect(
      linesOf(
        '<p>a</p><div style="height:9px"></div><div style="height:9px;cursor:pointer"></div>',
      ),
    ).toEqual(['- generic:', '  - paragraph: a', '  - generic [cursor=pointer]']);
  });

  test('nameless images go, unless they are a click target', () => {
    const img = (style: string) => `<svg width="9" height="9" style="${style}"></svg>`;
    expect(linesOf(`<p>a</p>${img('')}${img('cursor:pointer')}`)).toEqual([
      '- generic:',
      '  - paragraph: a',
      '  - img [cursor=pointer]',
    ]);
  });

  test('a name that the nodes below spell out is not repeated', () => {
    expect(linesOf('<a href="x"><h2>Title</h2><p>text</p></a>')).toEqual([
      '- link [cursor=pointer]:',
      '  - /url: x',
      '  - heading "Title" [level=2]',
      '  - paragraph: text',
    ]);
  });

  test('a name that identifies stays', () => {
    expect(
      linesOf('<div role="region" aria-labelledby="h"><h2 id="h">News</h2><p>text</p></div>'),
    ).toEqual(['- region "News":', '  - heading "News" [level=2]', '  - paragraph: text']);
  });

  test('a name below the printed depth is repeated', () => {
    const html = '<a href="x"><h2>Title</h2><p>text</p></a><p>b</p>';
    expect(linesOf(html, { depth: 1 })).toEqual([
      '- generic:',
      '  - link "Title text" [cursor=pointer]:',
      '    - /url: x',
      '  - paragraph: b',
    ]);
  });

  test('a generic that repeats the name above it goes', () => {
    expect(linesOf('<button aria-label="Close"><div>Close</div></button>')).toEqual([
      '- button "Close"',
    ]);
  });

  test('a generic around a generic around text is one', () => {
    expect(linesOf('<p>a</p><div><div><div>text</div></div></div>')).toEqual([
      '- generic:',
      '  - paragraph: a',
      '  - generic: text',
    ]);
  });

  test('text that is the name is not repeated', () => {
    expect(linesOf('<button>  Save\n now </button>')).toEqual(['- button "Save now"']);
  });

  test('the pointer cursor is printed where it starts', () => {
    expect(linesOf('<div style="cursor:pointer">a<button>b</button></div>')).toEqual([
      '- generic [cursor=pointer]:',
      '  - text: a',
      '  - button "b"',
    ]);
  });
});

describe('an image that is said to be decoration', () => {
  test('is left out', () => {
    expect(linesOf('<p>a</p><img alt="" src="x.png" width="9" height="9">')).toEqual([
      '- paragraph: a',
    ]);
  });

  test('has a line and a ref when it can be clicked', () => {
    const refs = new RefMap();
    show(
      '<p>a</p><img alt="" width="9" height="9" style="cursor:pointer"><img alt="" width="9" height="9" onclick="go()">',
    );
    const lines = snapshotLines({}, refs);
    expect(lines[2]).toMatch(/^ {2}- img \[ref=e\d+\] \[cursor=pointer\]$/);
    expect(lines[3]).toMatch(/^ {2}- img \[ref=e\d+\]$/);
    const image = first('img');
    expect(refs.resolve(refOn(lines, 'cursor=pointer'))).toEqual({ state: 'live', element: image });
  });

  test('is left out when what is around it is the one to click', () => {
    expect(
      linesOf('<p>a</p><a href="x"><img alt="" width="9" height="9" style="cursor:pointer">b</a>'),
    ).toEqual([
      '- generic:',
      '  - paragraph: a',
      '  - link "b" [cursor=pointer]:',
      '    - /url: x',
    ]);
  });
});

test('boxes are those of the viewport, rounded', () => {
  expect(
    linesOf(
      '<p style="position:fixed;margin:0;left:10.4px;top:20px;width:30px;height:40.6px">a</p>',
      {
        boxes: true,
      },
    )[0],
  ).toMatch(/^- paragraph \[box=10,20,30,41\]: a$/);
});

test('names of more than 900 characters are left out', () => {
  const text = 'word '.repeat(200).trim();
  expect(linesOf(`<button>${text}<hr></button>`)).toEqual([
    '- button:',
    `  - text: ${text}`,
    '  - separator',
  ]);
});
