import { afterEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isOwn, markOwn } from '../../../src/page/own-elements';
import { openShadowRootOf, readShadowRootsWith } from '../../../src/page/snapshot/dom';
import { nameOf } from '../../../src/page/snapshot/name';
import { RefMap } from '../../../src/page/snapshot/ref-map';
import { takeSnapshot } from '../../../src/page/snapshot/snapshot';
import { byId, first, linesOf, refOn, show, snapshotLines } from './support';

describe('secrets', () => {
  test('values of password, one-time-code and card fields are masked', () => {
    expect(
      linesOf(`
        <input type="password" aria-label="a" value="hunter2"><input type="password" aria-label="empty">
        <input autocomplete="one-time-code" aria-label="b" value="123456">
        <input autocomplete="section-x billing cc-number" aria-label="c" value="4111">
        <input autocomplete="CC-CSC" aria-label="d" value="999"><input autocomplete="email" aria-label="e" value="shown">
        <input type="text" autocomplete="current-password" aria-label="f" value="revealed">`),
    ).toEqual([
      '- generic:',
      '  - textbox "a": ••••',
      '  - textbox "empty"',
      '  - textbox "b": ••••',
      '  - textbox "c": ••••',
      '  - textbox "d": ••••',
      '  - textbox "e": shown',
      '  - textbox "f": ••••',
    ]);
  });

  test('declared secrets are masked in texts, names, values, addresses and placeholders', () => {
    const html = `
      <p>Your key is s3cret word, keep it</p><button>Copy s3cret
      word</button><input aria-label="v" value="s3cret word" placeholder="not s3cret word">
      <a href="/?k=s3cret%20word">go</a><p>s3cret</p>`;
    expect(linesOf(html, { secrets: ['s3cret word', ''] })).toEqual([
      '- generic:',
      '  - paragraph: Your key is ••••, keep it',
      '  - button "Copy ••••"',
      '  - textbox "v":',
      '    - /placeholder: not ••••',
      '    - text: ••••',
      '  - link "go" [cursor=pointer]:',
      '    - /url: /?k=••••',
      '  - paragraph: s3cret',
    ]);
  });

  test('a secret that contains another is masked whole', () => {
    expect(linesOf('<p>abcdef abc</p>', { secrets: ['abc', 'abcdef'] })).toEqual([
      '- paragraph: •••• ••••',
    ]);
  });
});

describe('closed shadow roots', () => {
  const roots = new WeakMap<Element, ShadowRoot>();
  afterEach(() => readShadowRootsWith(openShadowRootOf));

  function showClosed(): void {
    readShadowRootsWith((element) => openShadowRootOf(element) ?? roots.get(element) ?? null);
    show('<p>before</p><x-closed id="host">Given <b slot="s">name</b></x-closed>');
    const root = byId('host').attachShadow({ mode: 'closed' });
    root.innerHTML =
      '<button><slot name="s">none</slot></button><slot></slot><input aria-label="in">';
    roots.set(byId('host'), root);
  }

  test('are read like open ones, slots filled', () => {
    showClosed();
    expect(snapshotLines().map((line) => line.replace(/ \[ref=\w+\]/, ''))).toEqual([
      '- generic:',
      '  - paragraph: before',
      '  - generic:',
      '    - button "name"',
      '    - generic: Given',
      '    - textbox "in"',
    ]);
  });

  test('name what is inside, and their refs resolve', () => {
    showClosed();
    const refs = new RefMap();
    const state = refs.resolve(refOn(snapshotLines({}, refs), 'button "name"'));
    expect(state.state === 'live' && nameOf(state.element)).toBe('name');
  });
});

describe('own elements', () => {
  test('are left out with all that is in them, of names too', () => {
    show(
      '<button>Save<span id="own">overlay<b>deep</b></span></button><div id="host"><p>panel</p></div><p>a</p>',
    );
    markOwn(byId('own'));
    markOwn(byId('host'));
    expect(isOwn(byId('host'))).toBe(true);
    expect(snapshotLines().map((line) => line.replace(/ \[ref=\w+\]/, ''))).toEqual([
      '- generic:',
      '  - button "Save"',
      '  - paragraph: a',
    ]);
  });
});

describe('pages that hide the DOM', () => {
  test('a form whose fields are called like DOM properties', () => {
    const names = [
      ...['parentNode', 'parentElement', 'children', 'childNodes', 'firstChild', 'nextSibling'],
      ...['getAttribute', 'hasAttribute', 'nodeType', 'nodeName', 'tagName', 'localName'],
      ...['shadowRoot', 'assignedSlot', 'ownerDocument', 'isConnected', 'getBoundingClientRect'],
      ...['ariaLabelledByElements', 'checkVisibility', 'matches', 'querySelectorAll', 'closest'],
    ];
    const fields = names.map((name) => `<input name="${name}" aria-label="${name}">`).join('');
    expect(linesOf(`<p>a</p><form aria-labelledby="l"><b id="l">F</b>${fields}</form>`)).toEqual([
      '- generic:',
      '  - paragraph: a',
      '  - form "F":',
      '    - text: F',
      ...names.map((name) => `    - textbox "${name}"`),
    ]);
  });

  test('images called like document properties', () => {
    show('<img name="activeElement"><img name="body"><img name="defaultView"><button>a</button>');
    const { text } = takeSnapshot(document, new RefMap());
    show('');
    expect(text).toMatch(/button "a" \[ref=e\d+\]/);
  });
});

describe('frames', () => {
  test('are listed in text order, with their level', () => {
    show(
      '<p>a</p><section aria-label="s"><iframe id="one"></iframe><p>b</p></section><iframe id="two"></iframe>',
    );
    const { text, iframes } = takeSnapshot(document, new RefMap(), { refPrefix: 'f2' });
    expect(iframes.map(({ element, depth }) => [element.id, depth])).toEqual([
      ['one', 2],
      ['two', 1],
    ]);
    for (const { ref } of iframes) {
      expect(ref).toMatch(/^f2e\d+$/);
      expect(text).toContain(`- iframe [ref=${ref}]`);
    }
  });

  test('that nobody can see have no ref and are not listed', () => {
    show('<p>a</p><iframe width="0" height="0" style="border:0"></iframe>');
    expect(takeSnapshot(document, new RefMap()).iframes).toEqual([]);
  });

  test('another document is read with its own styles', () => {
    show('<iframe id="f"></iframe>');
    const frame = first('iframe');
    const inner = frame instanceof HTMLIFrameElement ? frame.contentDocument : null;
    if (!inner) throw new Error('The frame of this test has no document.');
    inner.body.innerHTML = '<style>p{display:none}</style><p>hidden</p><button>seen</button>';
    expect(takeSnapshot(inner, new RefMap()).text.replace('[active] ', '')).toBe(
      '- button "seen" [ref=e1]',
    );
  });
});

test('a root limits the snapshot to what is in it', () => {
  show('<p>a</p><nav id="n"><a href="x">b</a></nav>');
  const { text } = takeSnapshot(document, new RefMap(), { root: byId('n') });
  expect(text).toBe(
    '- navigation [ref=e1]:\n  - link "b" [ref=e2] [cursor=pointer]:\n    - /url: x',
  );
});

test('an empty page gives an empty text', () => {
  show('');
  expect(takeSnapshot(document, new RefMap()).text).toBe('');
});

test('nothing is changed in the page', async () => {
  show(
    '<style>b::before{content:"x"}</style><p>a <b>b</b></p><x-y><template shadowrootmode="open">c</template></x-y>',
  );
  const before = document.documentElement.getHTML({ serializableShadowRoots: true });
  const seen: MutationRecord[] = [];
  const observer = new MutationObserver((records) => seen.push(...records));
  observer.observe(document, {
    attributes: true,
    childList: true,
    characterData: true,
    subtree: true,
  });
  takeSnapshot(document, new RefMap());
  expect(observer.takeRecords()).toEqual([]);
  observer.disconnect();
  expect(seen).toEqual([]);
  expect(document.documentElement.getHTML({ serializableShadowRoots: true })).toBe(before);
  expect(Object.keys(first('p'))).toEqual([]);
});

/** With `display: contents`, as Chromium itself gives up on so many boxes in each other. */
test.each([
  ['plain ones', {}, ['  - button "deep"']],
  ['with a name from elsewhere', { 'aria-labelledby': 'none' }, ['  - button "deep"']],
  ['with a state that is inherited', { role: 'group', 'aria-disabled': 'true' }, null],
])('elements nested 10,000 deep are read: %s', { timeout: 30_000 }, (_, attributes, expected) => {
  show('<p>before</p>');
  let parent: Element = document.body;
  for (let depth = 0; depth < 10_000; depth += 1) {
    const child = document.createElement('x-plain');
    child.setAttribute('style', 'display: contents');
    for (const [name, value] of Object.entries(attributes)) child.setAttribute(name, value);
    parent.append(child);
    parent = child;
  }
  parent.innerHTML = '<button>deep</button>';
  const lines = snapshotLines().map((line) => line.replace(/ \[ref=\w+\]/, ''));
  show('');
  expect(lines.slice(0, 2)).toEqual(['- generic:', '  - paragraph: before']);
  if (expected) expect(lines.slice(2)).toEqual(expected);
  else expect(lines[2]).toBe('  - group [disabled]:');
});

test('whatever the text is, YAML reads it back', () => {
  const texts = [
    '- dash',
    'a: b',
    '# hash',
    'a #b',
    'true',
    'No',
    '12',
    '-3.5e4',
    '0x1f',
    'null',
    '~',
    '.inf',
    '-.NaN',
    '{x}',
    '[y',
    '"q"',
    "it's",
    '@at',
    '%p',
    '`t`',
    '!bang',
    '&amp',
    '*star',
    '|',
    '>',
    '?',
    ',',
    'ends:',
    '\\',
    'back\\slash: x',
    'tab\there',
    '\u0007bell: x',
    '\u0085',
    'ünï: çödé',
    '日本',
    '\ud83d\ude00: smile',
    'y',
    'Infinity',
    '2024-01-01',
    '=',
    '<<',
    '---',
    '...',
  ];
  show(texts.map(() => '<p></p><button></button>').join(''));
  const [paragraphs, buttons] = ['p', 'button'].map((tag) => document.body.querySelectorAll(tag));
  for (const [at, text] of texts.entries()) {
    paragraphs?.[at]?.append(text);
    buttons?.[at]?.append(text);
  }
  const read: unknown = parse(takeSnapshot(document, new RefMap()).text);
  const shown = JSON.stringify(read);
  for (const text of texts) {
    const normal = text.trim().replace(/\s+/g, ' ');
    if (normal) expect(shown, text).toContain(JSON.stringify(normal));
  }
});
