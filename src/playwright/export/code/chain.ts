import { piecesOf } from './pieces';

/** Splits locator code at the dots between its outermost calls: `page`, `getByRole('row')`, … */
export function chainOf(code: string): string[] {
  const links = [''];
  let depth = 0;
  const add = (text: string) => links.push((links.pop() ?? '') + text);
  for (const piece of piecesOf(code)) {
    if (piece.kind !== 'code') {
      add(piece.text);
      continue;
    }
    for (const char of piece.text) {
      if ('([{'.includes(char)) depth += 1;
      if (')]}'.includes(char)) depth -= 1;
      if (char === '.' && depth === 0) links.push('');
      else add(char);
    }
  }
  return links;
}
