/** A run of plain code, one string literal in single quotes, or one regular expression literal. */
export interface Piece {
  kind: 'code' | 'string' | 'regex';
  text: string;
}

const STRING = /'(?:[^'\\]|\\.)*'/y;
const REGEX = /\/(?:[^/\\[]|\\.|\[(?:[^\]\\]|\\.)*\])+\/[a-z]*/y;
const CODE = /[^'/]+/y;

/** The pieces of locator code, in which a slash outside a string always begins a regular expression. */
export function piecesOf(code: string): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < code.length; ) {
    const piece = match(STRING, 'string', code, at) ??
      match(REGEX, 'regex', code, at) ??
      match(CODE, 'code', code, at) ?? { kind: 'code' as const, text: code.slice(at) };
    pieces.push(piece);
    at += piece.text.length;
  }
  return pieces;
}

function match(pattern: RegExp, kind: Piece['kind'], code: string, at: number): Piece | undefined {
  pattern.lastIndex = at;
  const text = pattern.exec(code)?.[0];
  return text === undefined ? undefined : { kind, text };
}
