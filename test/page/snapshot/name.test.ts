import { describe, expect, test } from 'vitest';
import { descriptionOf } from '../../../src/page/snapshot/description';
import { isNameFromContent, nameOf, playwrightNameOf } from '../../../src/page/snapshot/name';
import { byId, show } from './support';

/** The name of the element with the id `t`. */
function nameIn(html: string): string {
  show(html);
  return nameOf(byId('t'));
}

describe('accname 2A: hidden', () => {
  test('hidden content does not count', () => {
    expect(
      nameIn(`
        <button id="t">a<i hidden>b</i><i style="display:none">c</i><i aria-hidden="true">d</i>
        <i style="visibility:hidden">e</i><script>0</script><style>i{}</style>f</button>`),
    ).toBe('a f');
  });

  test('a hidden element has no name', () => {
    expect(nameIn('<button id="t" hidden>a</button>')).toBe('');
    expect(playwrightNameOf(byId('t'), true)).toBe('a');
  });

  test('what is referred to counts though it is hidden, with its hidden content', () => {
    expect(
      nameIn('<button id="t" aria-labelledby="a"></button><b id="a" hidden>x <i hidden>y</i></b>'),
    ).toBe('x y');
  });

  test('hidden content of a visible reference does not count', () => {
    expect(
      nameIn('<button id="t" aria-labelledby="a"></button><b id="a">x <i hidden>y</i></b>'),
    ).toBe('x');
  });

  test('what is visible again inside visibility: hidden counts', () => {
    const html = `
      <h2 id="t">seen <span style="visibility:hidden">not
      <b style="visibility:visible">again</b></span></h2>`;
    expect(nameIn(html)).toBe('seen again');
    expect(playwrightNameOf(byId('t'))).toBe('seen');
  });
});

describe('accname 2B: aria-labelledby', () => {
  test('joins what it refers to, in its order', () => {
    expect(
      nameIn('<b id="a">A</b><b id="b">B</b><input id="t" aria-labelledby="b missing\n a">'),
    ).toBe('B A');
  });

  test('may refer to the element itself', () => {
    expect(
      nameIn('<b id="a">A</b><button id="t" aria-label="Own" aria-labelledby="t a"></button>'),
    ).toBe('Own A');
  });

  test('is not followed a second time', () => {
    expect(
      nameIn(`
        <button id="t" aria-labelledby="a">x</button>
        <b id="a" aria-labelledby="b">A</b><b id="b">B</b>`),
    ).toBe('A');
  });

  test('cycles end', () => {
    expect(
      nameIn(`
        <button id="t" aria-labelledby="a">x</button>
        <b id="a" aria-owns="b">A</b><b id="b" aria-owns="a">B</b>`),
    ).toBe('AB');
  });

  test('goes by the IDL property too', () => {
    show('<button id="t">x</button><b id="a">A</b>');
    byId('t').ariaLabelledByElements = [byId('a')];
    expect(nameOf(byId('t'))).toBe('A');
  });

  test('looks in its own shadow root', () => {
    expect(
      nameIn(`
        <b id="a">outside</b>
        <div><template shadowrootmode="open"><b id="a">inside</b>
        <button id="t" aria-labelledby="a"></button></template></div>`),
    ).toBe('inside');
  });

  test('a blank is no name', () => {
    const html =
      '<button id="t" aria-labelledby="a b">Order</button><i id="a"></i><div id="b"> </div>';
    expect(nameIn(html)).toBe('Order');
    expect(playwrightNameOf(byId('t'))).toBe('');
  });

  test('an element that was read is still read through its own reference', () => {
    const html = `
      <h3 id="t"><a href="#" aria-labelledby="i"><span id="l">link</span></a>
      <img id="i" alt="image" aria-labelledby="i l"></h3>`;
    expect(nameIn(html)).toBe('image link');
    expect(playwrightNameOf(byId('t'))).toBe('image');
  });
});

describe('accname 2C: embedded controls', () => {
  test.each([
    ['<input value="3">', 'a 3 z'],
    ['<input type="search" value="q">', 'a q z'],
    ['<span role="textbox" contenteditable>typed</span>', 'a typed z'],
    ['<select><option>one</option><option selected>two</option></select>', 'a two z'],
    [
      '<select multiple><option selected>one</option><option selected>two</option></select>',
      'a one two z',
    ],
    [
      '<div role="listbox" style="display:inline"><i role="option">1</i><i role="option" aria-selected="true">2</i></div>',
      'a 2 z',
    ],
    ['<input role="combobox" value="val">', 'a val z'],
    ['<input type="range" value="7">', 'a 7 z'],
    ['<span role="slider" aria-valuenow="4">x</span>', 'a 4 z'],
    ['<span role="spinbutton" aria-valuenow="4" aria-valuetext="four">x</span>', 'a four z'],
    ['<ul role="menu" style="display:inline"><li role="menuitem">no</li></ul>', 'a z'],
  ])('%s in a label', (control, name) => {
    expect(nameIn(`<label for="t">a ${control} z</label><input type="checkbox" id="t">`)).toBe(
      name,
    );
  });

  test('its own control does not count in a label', () => {
    expect(nameIn('<label>Name <input id="t" value="typed"></label>')).toBe('Name');
  });

  test('a combobox without options at hand has its content for a value', () => {
    const html =
      '<label for="t">a <span role="combobox" aria-label="n">3</span> z</label><input id="t" type="checkbox">';
    expect(nameIn(html)).toBe('a 3 z');
    expect(playwrightNameOf(byId('t'))).toBe('a z');
  });
});

describe('accname 2D: aria-label', () => {
  test('comes before content and host language, after aria-labelledby', () => {
    expect(nameIn('<button id="t" aria-label="L" title="T">x</button>')).toBe('L');
    expect(nameIn('<input id="t" aria-label="L" placeholder="P">')).toBe('L');
  });

  test('a blank one does not count', () => {
    expect(nameIn('<button id="t" aria-label="  ">x</button>')).toBe('x');
  });
});

describe('accname 2E: host language (HTML-AAM §4.1, SVG-AAM §8)', () => {
  test.each([
    ['label around', '<label>L <input id="t"></label>', 'L'],
    ['label for', '<label for="t">L</label><input id="t">', 'L'],
    ['two labels', '<label for="t">A</label><input id="t"><label for="t">B</label>', 'A B'],
    ['hidden label', '<label for="t" hidden>L</label><input id="t">', 'L'],
    ['label of a button', '<label for="t">L</label><button id="t">x</button>', 'L'],
    ['label of an output', '<label for="t">L</label><output id="t">x</output>', 'L'],
    ['title before placeholder', '<input id="t" title="T" placeholder="P">', 'T'],
    ['placeholder', '<input id="t" placeholder="P">', 'P'],
    ['placeholder of a textarea', '<textarea id="t" placeholder="P">x</textarea>', 'P'],
    ['no placeholder on a date', '<input id="t" type="date" placeholder="P">', ''],
    ['submit with value', '<input id="t" type="submit" value="V">', 'V'],
    ['submit without value', '<input id="t" type="submit">', 'Submit'],
    ['reset without value', '<input id="t" type="reset">', 'Reset'],
    ['button without value', '<input id="t" type="button" title="T">', 'T'],
    ['file', '<input id="t" type="file">', 'Choose File'],
    ['file with label', '<label for="t">L</label><input id="t" type="file">', 'L'],
    ['image alt', '<input id="t" type="image" alt="A" title="T">', 'A'],
    ['image without text', '<input id="t" type="image">', 'Submit'],
    ['img alt', '<img id="t" alt="A" title="T">', 'A'],
    ['img title', '<img id="t" title="T">', 'T'],
    ['area alt', '<map><area id="t" href="x" alt="A"></map><img usemap="#m">', ''],
    ['fieldset legend', '<fieldset id="t"><legend>L</legend>x</fieldset>', 'L'],
    ['fieldset title', '<fieldset id="t" title="T">x</fieldset>', 'T'],
    ['figure caption', '<figure id="t">x<figcaption>C</figcaption></figure>', 'C'],
    ['table caption', '<table id="t" summary="S"><caption>C</caption></table>', 'C'],
    ['table summary', '<table id="t" summary="S"><tr><td>x</td></tr></table>', 'S'],
    ['svg title', '<svg id="t"><title>T</title><text>x</text></svg>', 'T'],
    ['svg part title', '<svg><g id="t"><title>T</title></g></svg>', 'T'],
    ['svg link', '<svg><a id="t" href="#" xlink:title="X"><text>x</text></a></svg>', 'X'],
    ['summary', '<details><summary id="t">S</summary>x</details>', 'S'],
    ['iframe title', '<iframe id="t" title="T"></iframe>', 'T'],
  ])('%s', (_, html, name) => {
    expect(nameIn(html)).toBe(name);
  });
});

describe('accname 2F: content', () => {
  test('only roles that allow it are named by their content (ARIA 1.2 §5.2.8.5)', () => {
    expect(nameIn('<h2 id="t">a <b>b</b></h2>')).toBe('a b');
    expect(nameIn('<nav id="t">a</nav>')).toBe('');
    expect(nameIn('<div id="t" role="dialog">a</div>')).toBe('');
    expect(nameIn('<div id="t">a</div>')).toBe('');
  });

  test('a group inside does not count, a list does', () => {
    expect(
      nameIn(`
        <div id="t" role="treeitem">Top<div role="group"><div role="treeitem">Sub</div></div>
        <ul><li>item</li></ul></div>`),
    ).toBe('Top item');
  });

  test('boxes are set apart by spaces, inline content is not (2F.v)', () => {
    expect(
      nameIn(
        '<button id="t">a<b>b</b><div>c</div>d<br>e<i style="display:inline-block">f</i></button>',
      ),
    ).toBe('ab c d e f');
  });

  test('::before and ::after count (2F.ii)', () => {
    expect(
      nameIn(`
        <style>#t::before{content:"pre "}#t::after{content:"post";display:block}
        #i::before{content:url(data:,) / "alt"}#j::after{content:attr(data-x)}#k::before{content:counter(c)}</style>
        <button id="t"><i id="i"></i>mid<i id="j" data-x="attr"></i><i id="k"></i></button>`),
    ).toBe('pre altmidattr post');
  });

  test('escapes in CSS content', () => {
    expect(
      nameIn('<style>#t::before{content:"\\201C\\22\\\\ "}</style><button id="t">x</button>'),
    ).toBe('“"\\ x');
  });

  test('the alternative text of replaced content counts, and nothing else in it', () => {
    expect(
      nameIn(
        '<style>#i{content:url(data:,) / "alt"}</style><button id="t"><i id="i">x</i></button>',
      ),
    ).toBe('alt');
  });

  test('slots are filled, and what is not slotted does not count', () => {
    expect(
      nameIn(`
        <button id="t"><span><template shadowrootmode="open">[<slot name="s">none</slot>]</template>
        <b slot="s">given</b> not slotted</span></button>`),
    ).toBe('[ given ]');
    expect(
      nameIn(
        '<button id="t"><span><template shadowrootmode="open"><slot>none</slot></template></span></button>',
      ),
    ).toBe('none');
  });

  test('a slot itself cannot be named', () => {
    const html = `
      <button id="t" aria-labelledby="l"></button>
      <b id="l"><span><template shadowrootmode="open">a <slot aria-label="no">b</slot></template></span></b>`;
    expect(nameIn(html)).toBe('a b');
    expect(playwrightNameOf(byId('t'))).toBe('a no');
  });

  test('owned elements come after the content', () => {
    expect(nameIn('<button id="t" aria-owns="o">a </button><i id="o">b</i>')).toBe('a b');
  });

  test('no element counts twice', () => {
    expect(nameIn('<button id="t"><i id="o">a</i><b aria-owns="o">b</b></button>')).toBe('ab');
  });

  test('closed details do not count, their summary does', () => {
    expect(
      nameIn(
        '<input id="t" aria-labelledby="d"><details id="d"><summary>s</summary>closed</details>',
      ),
    ).toBe('s');
  });
});

test('accname 2I: title comes last, never for presentational elements', () => {
  expect(nameIn('<a id="t" href="x" title="T"></a>')).toBe('T');
  expect(nameIn('<a id="t" href="x" title="T">x</a>')).toBe('x');
  expect(nameIn('<div id="t" title="T">x</div>')).toBe('T');
  expect(nameIn('<h1 id="t" role="none" title="T">x</h1>')).toBe('');
});

test('ARIA 1.2 §5.2.8.6: roles that prohibit a name have none', () => {
  for (const role of ['caption', 'code', 'emphasis', 'generic', 'paragraph', 'strong', 'time']) {
    expect(nameIn(`<div id="t" role="${role}" aria-label="no">x</div>`), role).toBe('');
  }
});

test('terms and definitions can be named, though not by content', () => {
  expect(nameIn('<dl><dd id="t" aria-label="L">x</dd></dl>')).toBe('L');
  expect(playwrightNameOf(byId('t'))).toBe('');
  expect(nameIn('<dl><dt id="t">x</dt></dl>')).toBe('');
});

test('white space is collapsed; zero-width space and soft hyphen are dropped', () => {
  expect(nameIn('<button id="t"> a\n\t b\u200bc\u00add\u00a0\u00a0e </button>')).toBe('a bcd e');
});

test('values of secret fields are masked in a name', () => {
  expect(
    nameIn(
      '<label for="t">PIN <input type="password" value="hunter2"> z</label><input id="t" type="checkbox">',
    ),
  ).toBe('PIN •••• z');
  expect(
    nameIn(
      '<label for="t">Code <input autocomplete="one-time-code" value="123456"></label><input id="t" type="radio">',
    ),
  ).toBe('Code ••••');
});

test('content nested deeper than the call stack does not throw', () => {
  show('<button id="t"></button>');
  let parent = byId('t');
  for (let depth = 0; depth < 2_000; depth += 1) {
    const child = document.createElement('span');
    parent.append(child);
    parent = child;
  }
  parent.append('deep');
  expect(nameOf(byId('t'))).toBe('deep');
});

describe('where a name comes from', () => {
  test.each([
    ['<button id="t">x</button>', true],
    ['<button id="t" aria-label="L">x</button>', false],
    ['<button id="t" title="T"></button>', false],
    ['<button id="t" aria-labelledby="i"><i id="i">x</i></button>', true],
    ['<button id="t" aria-labelledby="i"></button><i id="i">x</i>', false],
    ['<label>L<input id="t"></label>', false],
  ])('%s: from content %s', (html, expected) => {
    show(html);
    expect(isNameFromContent(byId('t'))).toBe(expected);
  });
});

describe('descriptions (accname 1.2 §4.2)', () => {
  test.each([
    [
      '<button id="t" aria-describedby="a b" aria-description="no">x</button><p id="a" hidden>A</p><p id="b">B</p>',
      'A B',
    ],
    ['<button id="t" aria-description="D" title="T">x</button>', 'D'],
    ['<button id="t" title="T">x</button>', 'T'],
    ['<button id="t">x</button>', ''],
    ['<button id="t" aria-describedby="missing" title="T">x</button>', ''],
  ])('%s', (html, description) => {
    show(html);
    expect(descriptionOf(byId('t'))).toBe(description);
  });
});
