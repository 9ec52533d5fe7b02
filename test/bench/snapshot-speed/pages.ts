/** Pages to measure on, as HTML, by name. */
export const pages: Readonly<Record<string, string>> = {
  '900': tablePage(80),
  '9000': tablePage(818),
  '45000': tablePage(4_090),
  deep: builtPage(`
    let parent = document.body;
    for (let level = 1; level <= 2000; level += 1) {
      const child = document.createElement('div');
      if (level % 20 === 0) {
        const button = document.createElement('button');
        button.textContent = 'Level ' + level;
        child.append(button);
      }
      parent.append(child);
      parent = child;
    }`),
  shadow: builtPage(`
    for (let at = 0; at < 10000; at += 1) {
      const host = document.createElement('x-item');
      host.attachShadow({ mode: 'open' }).innerHTML = '<button><slot></slot></button>';
      host.textContent = 'Item ' + at;
      document.body.append(host);
    }`),
};

/** A table of links, labelled checkboxes and icon buttons: eleven elements a row. */
function tablePage(rows: number): string {
  const row = (at: number): string =>
    `<tr><td><a href="/items/${at}">Item ${at}</a></td>` +
    `<td><label><input type="checkbox"> Pick ${at}</label></td>` +
    `<td><button aria-label="Delete ${at}"><svg width="10" height="10"><path d="M0 0h9v9z"/></svg></button></td>` +
    `<td>text ${at}</td></tr>`;
  const body = Array.from({ length: rows }, (_, at) => row(at)).join('');
  return page(
    '<style>td { padding: 2px } .icon::before { content: "x" }</style>' +
      `<table><thead><tr><th>Name</th><th>Pick</th><th>Do</th><th>Text</th></tr></thead><tbody>${body}</tbody></table>`,
  );
}

/** A page that a script builds: the parser nests no deeper than 512 levels. */
function builtPage(script: string): string {
  return page(`<body><script>${script}</script>`);
}

function page(content: string): string {
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Bench</title>${content}`;
}
