/** Escapes of a double-quoted scalar that stand for one character. YAML 1.2, 5.7 */
const ESCAPES: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  t: '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
  e: '\x1b',
  N: '\x85',
  _: '\xa0',
  L: '\u2028',
  P: '\u2029',
};

const ESCAPE = /\\(?:x([\da-f]{2})|u([\da-f]{4})|U([\da-f]{8})|(.))/gisu;

/** The text of a one-line YAML scalar: plain, single-quoted or double-quoted. */
export function readScalar(written: string): string {
  const text = written.trim();
  if (text.length >= 2 && text.startsWith('"') && text.endsWith('"')) {
    return readDoubleQuoted(text.slice(1, -1));
  }
  if (text.length >= 2 && text.startsWith("'") && text.endsWith("'")) {
    return readSingleQuoted(text.slice(1, -1));
  }
  return text;
}

export function readSingleQuoted(inner: string): string {
  return inner.replaceAll("''", "'");
}

function readDoubleQuoted(inner: string): string {
  return inner.replace(ESCAPE, (whole, x?: string, u?: string, long?: string, one?: string) => {
    const hex = x ?? u ?? long;
    if (hex === undefined) return ESCAPES[one ?? ''] ?? one ?? whole;
    const code = Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
