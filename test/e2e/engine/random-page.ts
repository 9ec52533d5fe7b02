/**
 * Random HTML documents from a seed, for comparing two readers of the same page. They nest what
 * authors nest, and what they should not: roles, names, hidden parts, slots, owned nodes.
 */

/** Mulberry32: small, seeded, good enough to pick from lists. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const WORDS = (
  'Save Cancel Delete item Order total 12 3.50 yes - - # Name: a:b it\'s "quoted" {x} [y] ' +
  'naïve 日本語 &amp; &nbsp; &lt;tag&gt; null ~ .inf true * @user %20 e-mail\u200bzero  two   three'
).split(' ');

const INLINE = 'span b i em strong code mark sub sup time dfn del ins abbr small label q'.split(
  ' ',
);
const BLOCK = (
  'div div div p section article aside header footer nav main form blockquote figure figcaption ' +
  'h1 h2 h3 h6 address search pre fieldset details dialog hgroup'
).split(' ');
const ROLES = (
  'button link checkbox radio switch tab menuitem option treeitem heading row cell gridcell list ' +
  'listitem group region dialog alert status img presentation none textbox searchbox combobox listbox ' +
  'slider spinbutton progressbar menu toolbar tooltip tree grid table generic paragraph bogus ' +
  'application article rowgroup columnheader rowheader tabpanel tablist radiogroup separator term'
).split(' ');
// Not `content-visibility: hidden`: what its content measures depends on who asked before.
const STYLES = [
  'display:none',
  'visibility:hidden',
  'visibility:visible',
  'display:contents',
  'display:block',
  'display:inline',
  'display:inline-block',
  'display:flex',
  'opacity:0',
  'width:0;height:0;overflow:hidden',
  'position:absolute;left:-9999px',
  'cursor:pointer',
  'cursor:pointer',
  'pointer-events:none',
  'pointer-events:auto',
  'transform:scale(0)',
  'float:left',
];
const CLASSES = [
  'b4',
  'af',
  'b4block',
  'afhidden',
  'b4attr',
  'b4img',
  'b4alt',
  'own-alt',
  'counter',
  'nest',
];

const STYLESHEET = `
  .b4::before { content: "before" }
  .af::after { content: " after\\201C" }
  .b4block::before { content: "block"; display: block }
  .afhidden::after { content: "gone"; display: none }
  .b4attr::before { content: attr(data-x) }
  .b4img::before { content: url("data:image/gif;base64,R0lGODlhAQABAAAAACw=") }
  .b4alt::before { content: url("data:image/gif;base64,R0lGODlhAQABAAAAACw=") / "alt text" }
  .own-alt { content: url("data:image/gif;base64,R0lGODlhAQABAAAAACw=") / "own alt" }
  .counter::before { content: counter(c) ". " }
  em::before { content: "em" }
  #id7::after, #id9:hover::after { content: "seven" }
  [data-x]::after { content: "x" }
  .nest { color: red; & > b::before, &:first-child::after { content: "nested" } @media all { &::before { content: "media" } } }
  @layer a { @supports (display: block) { li:not(.b4, [x="a,b"]) > i::before { content: "li" } } }
  *, ::before, ::after { box-sizing: border-box }
  @keyframes k { to { opacity: 1 } }
`;

/** A whole document. `size` is about how many elements it has. */
export function randomPage(seed: number, size = 40): string {
  const random = randomFrom(seed);
  const chance = (probability: number): boolean => random() < probability;
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  let left = size;
  let nextId = 0;

  const text = (): string => {
    const count = 1 + Math.floor(random() * 3);
    const words = Array.from({ length: count }, () => pick(WORDS));
    return `${chance(0.3) ? ' ' : ''}${words.join(chance(0.1) ? '\n  ' : ' ')}${chance(0.3) ? ' ' : ''}`;
  };
  const anyId = (): string => `id${Math.floor(random() * (nextId + 3))}`;
  const quoted = (value: string): string => value.replaceAll('"', '&quot;');

  const attributes = (): string => {
    let result = ` id="id${nextId++}"`;
    if (chance(0.15)) result += ` role="${pick(ROLES)}${chance(0.1) ? ` ${pick(ROLES)}` : ''}"`;
    if (chance(0.08)) result += ` aria-label="${quoted(text())}"`;
    if (chance(0.05)) result += ` aria-labelledby="${anyId()}${chance(0.3) ? ` ${anyId()}` : ''}"`;
    if (chance(0.05)) result += ` title="${quoted(text())}"`;
    if (chance(0.03)) result += ` aria-hidden="${pick(['true', 'false', 'TRUE', ''])}"`;
    if (chance(0.03)) result += ` aria-owns="${anyId()}${chance(0.3) ? ` ${anyId()}` : ''}"`;
    if (chance(0.03)) result += ` aria-checked="${pick(['true', 'false', 'mixed'])}"`;
    if (chance(0.03)) result += ` aria-expanded="${pick(['true', 'false'])}"`;
    if (chance(0.03)) result += ` aria-pressed="${pick(['true', 'mixed'])}"`;
    if (chance(0.03)) result += ` aria-selected="${pick(['true', 'false'])}"`;
    if (chance(0.03)) result += ` aria-disabled="${pick(['true', 'false'])}"`;
    if (chance(0.03)) result += ` aria-invalid="${pick(['true', 'false', 'spelling', 'odd', ''])}"`;
    if (chance(0.03)) result += ` aria-level="${pick(['2', '0', '7', 'x', '2.5'])}"`;
    if (chance(0.03)) result += ` aria-valuetext="${quoted(text())}"`;
    if (chance(0.03)) result += ` tabindex="${pick(['0', '-1', 'x'])}"`;
    if (chance(0.02)) result += ` href="${pick(['#a', '/x: y', 'data:text/html,hello', ''])}"`;
    if (chance(0.03)) result += ` data-x="${quoted(text())}"`;
    if (chance(0.15)) result += ` class="${pick(CLASSES)}"`;
    if (chance(0.12)) result += ` style="${pick(STYLES)}"`;
    if (chance(0.01)) result += ' hidden';
    if (chance(0.01)) result += ' inert';
    return result;
  };

  const children = (depth: number): string => {
    let result = '';
    const count = Math.floor(random() * 4);
    for (let at = 0; at < count && left > 0; at += 1) {
      if (chance(0.4)) result += text();
      result += element(depth + 1);
    }
    return chance(0.6) ? result + text() : result;
  };

  const list = (tag: string, item: string, depth: number): string => {
    const items = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
      left -= 1;
      return `<${item}${attributes()}>${children(depth + 1)}</${item}>`;
    });
    return `<${tag}${attributes()}>${items.join(chance(0.3) ? '\n' : '')}</${tag}>`;
  };

  const table = (depth: number): string => {
    const rows = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
      const cells = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
        left -= 1;
        const cell = chance(0.3) ? 'th' : 'td';
        const scope = cell === 'th' && chance(0.3) ? ` scope="${pick(['row', 'col'])}"` : '';
        return `<${cell}${scope}${attributes()}>${children(depth + 1)}</${cell}>`;
      });
      return `<tr${attributes()}>${cells.join('')}</tr>`;
    });
    const caption = chance(0.3) ? `<caption${attributes()}>${children(depth + 1)}</caption>` : '';
    return `<table${attributes()}${chance(0.1) ? ' summary="sum"' : ''}>${caption}${rows.join('')}</table>`;
  };

  const control = (): string => {
    const common =
      attributes() + (chance(0.1) ? ' disabled' : '') + (chance(0.1) ? ' readonly' : '');
    switch (Math.floor(random() * 7)) {
      case 0:
        return `<input${common} type="${pick(['text', 'search', 'email', 'number', 'range', 'date', 'color', 'url'])}" value="${pick(['', '5', 'val ue', '2024-01-01'])}"${chance(0.4) ? ` placeholder="${quoted(text())}"` : ''}${chance(0.1) ? ` list="${anyId()}"` : ''}>`;
      case 1:
        return `<input${common} type="${pick(['checkbox', 'radio'])}"${chance(0.5) ? ' checked' : ''}>`;
      case 2:
        return `<input${common} type="${pick(['submit', 'reset', 'button', 'image', 'file', 'hidden'])}"${chance(0.4) ? ` value="${quoted(text())}"` : ''}${chance(0.3) ? ` alt="${quoted(text())}"` : ''}>`;
      case 3:
        return `<textarea${common}${chance(0.4) ? ` placeholder="${quoted(text())}"` : ''}>${chance(0.5) ? text() : ''}</textarea>`;
      case 4: {
        const options = `<option>${text()}</option><optgroup label="g"${chance(0.2) ? ' disabled' : ''}><option${chance(0.5) ? ' selected' : ''}>${text()}</option></optgroup>`;
        return `<select${common}${chance(0.2) ? ' multiple' : ''}${chance(0.2) ? ' size="3"' : ''}>${options}</select>`;
      }
      case 5:
        return `<${pick(['progress', 'meter'])}${common} value="0.5"></progress>`;
      default:
        return `<img${common}${chance(0.7) ? ` alt="${chance(0.4) ? '' : quoted(text())}"` : ''} width="${pick(['5', '0'])}" height="5">`;
    }
  };

  const graphic = (): string =>
    `<svg${attributes()} width="9" height="9">${chance(0.4) ? `<title>${text()}</title>` : ''}<${chance(0.3) ? 'a href="#s"' : 'g'}${attributes()}><path${attributes()} d="M0 0h9v9z"></path><text${attributes()}>${text()}</text></${'g'}></svg>`;

  const host = (depth: number): string => {
    const slot = chance(0.8)
      ? `<slot${chance(0.3) ? ' name="s"' : ''}${chance(0.2) ? attributes() : ''}>${chance(0.5) ? text() : ''}</slot>`
      : '';
    const styles = chance(0.4)
      ? '<style>:host(.b4)::after{content:"host"} ::slotted(span)::before{content:"slotted"} b::before{content:"inner"}</style>'
      : '';
    const shadow = `<template shadowrootmode="open">${styles}${children(depth + 1)}${slot}${children(depth + 1)}</template>`;
    const light = `${chance(0.5) ? `<span slot="s"${attributes()}>${text()}</span>` : ''}${children(depth + 1)}`;
    return `<${chance(0.5) ? 'x-host' : 'div'}${attributes()}>${shadow}${light}</${'div'}></x-host>`;
  };

  const element = (depth: number): string => {
    left -= 1;
    if (depth > 12) return `<span${attributes()}>${text()}</span>`;
    switch (Math.floor(random() * 14)) {
      case 0:
      case 1:
      case 2: {
        const tag = pick(INLINE);
        const labels = tag === 'label' && chance(0.6) ? ` for="${anyId()}"` : '';
        return `<${tag}${labels}${attributes()}>${children(depth)}</${tag}>`;
      }
      case 3:
        return `<a${chance(0.7) ? ' href="/go"' : ''}${attributes()}>${children(depth)}</a>`;
      case 4:
        return `<button${attributes()}${chance(0.1) ? ' disabled' : ''}>${children(depth)}</button>`;
      case 5:
      case 6:
        return control();
      case 7:
        return chance(0.7)
          ? list(pick(['ul', 'ol', 'menu']), 'li', depth)
          : list('dl', pick(['dt', 'dd']), depth);
      case 8:
        return chance(0.5) ? table(depth) : graphic();
      case 9:
        return host(depth);
      case 10:
        return pick([
          `<details${attributes()}${chance(0.5) ? ' open' : ''}><summary${attributes()}>${children(depth)}</summary>${children(depth)}</details>`,
          `<fieldset${attributes()}${chance(0.2) ? ' disabled' : ''}><legend${attributes()}>${children(depth)}</legend>${children(depth)}</fieldset>`,
          `<figure${attributes()}>${children(depth)}<figcaption${attributes()}>${children(depth)}</figcaption></figure>`,
          `<div${attributes()} contenteditable>${children(depth)}</div>`,
          `<datalist${attributes()}><option value="o">${text()}</option></datalist>`,
          `<hr${attributes()}><br>`,
          `<dialog${attributes()}${chance(0.5) ? ' open' : ''}>${children(depth)}</dialog>`,
          `<output${attributes()}>${children(depth)}</output>`,
          `<script>var x = 1;</script><style>x{}</style><noscript>${text()}</noscript>`,
          `<canvas${attributes()} width="5" height="5">${children(depth)}</canvas>`,
          `<iframe id="id${nextId++}" srcdoc="&lt;p&gt;inner&lt;button&gt;b&lt;/button&gt;"></iframe>`,
        ]);
      default: {
        const tag = pick(BLOCK);
        return `<${tag}${attributes()}>${children(depth)}</${tag}>`;
      }
    }
  };

  let body = '';
  while (left > 0) body += (chance(0.3) ? text() : '') + element(0);
  return `<!DOCTYPE html><html><head><title>Random ${seed}</title><style>${STYLESHEET}</style></head><body>${body}</body></html>`;
}
