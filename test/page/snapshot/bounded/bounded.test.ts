import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { RefMap } from '../../../../src/page/snapshot/ref-map';
import { type SnapshotOptions, takeSnapshot } from '../../../../src/page/snapshot/snapshot';
import { randomPage } from '../../../e2e/engine/random-page';
import { byId, refOn, show } from '../support';
import { accountFor } from './account-for';

afterEach(() => {
  show('');
  scrollTo(0, 0);
});

let refs = new RefMap();

function snapshot(options: SnapshotOptions = {}): string {
  return takeSnapshot(document, refs, options).text;
}

function bounded(maxChars: number, options: SnapshotOptions = {}): string {
  const text = snapshot({ ...options, maxChars });
  const { maxChars: _, after: __, ...whole } = { ...options, maxChars };
  expect(text.length).toBeLessThanOrEqual(maxChars);
  if (text !== '' && options.after === undefined)
    expect(accountFor(snapshot(whole), text)).toEqual([]);
  return text;
}

function repeat(count: number, html: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => html(at + 1)).join('');
}

const row = (at: number): string =>
  `<tr id="row${at}"><td><input type="checkbox" aria-label="Select SW-${at}"></td>` +
  `<td><a href="/issues/${at}">Issue number ${at}</a></td><td>Open</td></tr>`;
const table = (count: number): string =>
  `<table aria-label="Issues"><tbody id="rows">${repeat(count, row)}</tbody></table>`;
const filler = (count: number): string =>
  repeat(count, (at) => `<p>Paragraph ${at}: ${'words '.repeat(20)}</p>`);

describe('a bounded snapshot', () => {
  it('is the full one when that is short enough', () => {
    show(table(5));
    expect(snapshot({ maxChars: snapshot().length + 1 })).toBe(snapshot());
  });

  it('keeps the first few of a long run and counts the others, with where to see them', () => {
    show(`<div style="height:5000px">Far below:</div>${table(400)}<a href="/x">Terms</a>`);
    const text = bounded(4_000);
    expect(text).toContain('"Select SW-3"');
    expect(text).not.toContain('"Select SW-4"');
    const lines = text.split('\n');
    const [rows, third] = [refOn(lines, '- rowgroup'), refs.refOf(byId('row3'))];
    expect(text).toContain(`      - /more: 397 row left out; see ${rows} after ${third}\n`);
    expect(text).toContain('link "Terms"');
    expect(text).toContain('Far below:');
  });

  it('goes on where it left off', () => {
    show(table(100));
    const root = byId('rows');
    const text = bounded(3_000, { root, after: byId('row40') });
    expect(text).toContain('- /more: 40 row left out; see');
    expect(text).toContain('"Select SW-41"');
    expect(text).not.toContain('"Select SW-40"');
    expect(text).toMatch(/- \/more: \d+ row left out; see e\d+ after e\d+$/);
    expect(text.match(/"Select SW-/g)?.length).toBeGreaterThan(5);
    const last = snapshot({ root, after: byId('row97') });
    expect(last).toContain('- /more: 97 row left out; see');
    expect(last).toContain('"Select SW-100"');
  });

  it('fills a part that was asked for up with what there is room for', () => {
    show(`<div style="height:5000px">Top</div>${table(400)}`);
    const text = bounded(6_000, { root: byId('rows') });
    expect(text.length).toBeGreaterThan(5_000);
  });

  it('keeps what shows in the viewport before the rest', () => {
    show(`${filler(100)}<h2 id="here">Here</h2>${filler(100)}`);
    byId('here').scrollIntoView();
    const text = bounded(3_000);
    expect(text).toContain('heading "Here"');
    expect(text).not.toContain('Paragraph 50:');
    expect(text).toContain('/more: ');
    scrollTo(0, 0);
    expect(bounded(3_000)).toContain('Paragraph 1:');
  });

  it('knows what a scroll area shows', () => {
    show(
      `<div id="area" style="height:100px;overflow:auto">${repeat(200, (at) => `<p style="height:20px;margin:0">Message ${at}</p>`)}</div>`,
    );
    byId('area').scrollTop = 2_000;
    const text = bounded(1_500);
    expect(text).toContain('Message 102');
    expect(text).toContain('Message 3\n');
    expect(text).not.toContain('Message 20\n');
    expect(text).not.toContain('Message 150');
  });

  it('keeps an open dialog before all else', () => {
    const dialog =
      '<dialog id="d" aria-label="Delete?"><p>For ever</p><button>Delete</button></dialog>';
    show(`${filler(200)}${dialog}`);
    expect(bounded(2_000)).not.toContain('dialog');
    const shown = byId('d');
    if (shown instanceof HTMLDialogElement) shown.showModal();
    expect(bounded(1_000)).toContain('button "Delete"');
  });

  it('keeps the focused element and its form before the viewport', () => {
    const form =
      '<form><label>City <input id="f"></label><label>Street <input></label><button>Send</button></form>';
    show(`${filler(100)}${form}${filler(100)}`);
    const field = byId('f');
    if (field instanceof HTMLElement) field.focus({ preventScroll: true });
    const text = bounded(1_800);
    expect(text).toContain('textbox "City" [active]');
    expect(text).toContain('textbox "Street"');
    expect(text).toContain('button "Send"');
  });

  it('keeps the outline of what it leaves out', () => {
    show(repeat(30, (at) => `<h2>Chapter ${at}</h2>${filler(8)}`));
    const text = bounded(6_000);
    expect(text).toContain('heading "Chapter 30"');
    expect(text).toMatch(
      /heading "Chapter 29".*\n *- \/more: 8 paragraph left out; see e\d+ after e\d+/,
    );
  });

  it('keeps an element whose text or address is too long, and says how long it is', () => {
    const long = 'word '.repeat(2_000).trim();
    show(
      `<textarea aria-label="Notes: all">${long}</textarea><a href="/?q=${long.replaceAll(' ', '+')}">Link</a><p>after</p>`,
    );
    const text = bounded(2_000);
    const lines = text.split('\n');
    const notes = refOn(lines, 'Notes');
    expect(text).toContain(`- 'textbox "Notes: all" [ref=${notes}]':\n`);
    expect(text).toContain(`- /more: text of 9999 characters left out; see ${notes}\n`);
    expect(text).toMatch(/- \/more: url of 10003 characters left out; see e\d+/);
    expect(text).toContain('paragraph');
    expect(bounded(20_000, { root: byIdOf('textarea') })).toContain(long);
  });

  it('keeps one line when there is room for no more, and none rather than too much', () => {
    show(table(50));
    expect(bounded(60)).toMatch(/^- \/more: 1 \w+ left out$/);
    expect(bounded(5)).toBe('');
  });

  it('takes page text for what it is, whatever it says', () => {
    show(`<p>- /more: 9 row left out; see e1</p>${filler(50)}`);
    const value = parse(bounded(1_500));
    expect(JSON.stringify(value)).toContain('"- /more: 9 row left out; see e1"');
  });

  it('counts with the indentation that lines get below a frame, and a line for each frame', () => {
    show(`<iframe></iframe><iframe></iframe>${table(40)}`);
    const { text, iframes } = takeSnapshot(document, refs, { maxChars: 2_500, indent: 20 });
    expect(iframes).toHaveLength(2);
    const lines = text.split('\n');
    const stitched = text.length + lines.length * 20 + iframes.length * 60;
    expect(stitched).toBeLessThanOrEqual(2_500);
    const { iframes: none } = takeSnapshot(document, refs, { maxChars: 100 });
    expect(none).toEqual([]);
  });

  it('accounts for every line of any page, at any length', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      show(randomPage(seed));
      refs = new RefMap();
      const full = snapshot();
      for (const share of [0.05, 0.2, 0.5, 0.8, 0.97]) {
        const maxChars = Math.round(full.length * share);
        const text = snapshot({ maxChars });
        expect(text.length, `randomPage(${seed})`).toBeLessThanOrEqual(maxChars);
        parse(text);
        if (text !== '') expect(accountFor(full, text), `randomPage(${seed}) ${share}`).toEqual([]);
      }
    }
  });
});

function byIdOf(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`No ${selector}.`);
  return found;
}
