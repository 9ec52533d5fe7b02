/** A table of links, labelled checkboxes and icon buttons: about eleven elements a row. */
export function tablePage(rows: number): string {
  const row = (at: number): string =>
    `<tr><td><a href="/items/${at}">Item ${at}</a></td>` +
    `<td><label><input type="checkbox"> Pick ${at}</label></td>` +
    `<td><button aria-label="Delete ${at}"><svg width="10" height="10"><path d="M0 0h9v9z"/></svg></button></td>` +
    `<td>text ${at}</td></tr>`;
  const body = Array.from({ length: rows }, (_, at) => row(at)).join('');
  return (
    '<!DOCTYPE html><style>td { padding: 2px } .icon::before { content: "x" }</style>' +
    `<table><thead><tr><th>Name</th><th>Pick</th><th>Do</th><th>Text</th></tr></thead><tbody>${body}</tbody></table>`
  );
}
