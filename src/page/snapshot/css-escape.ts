/** CSS Syntax 3 §4.3.7: `\e9 ` and `\"`. */
export function unescapeCss(string: string): string {
  return string.replace(
    /\\(?:([0-9a-f]{1,6})\s?|(\n)|([\s\S]))/gi,
    (_, hex: string | undefined, newline: string | undefined, character: string | undefined) => {
      if (newline !== undefined) return '';
      if (hex === undefined) return character ?? '';
      const code = Number.parseInt(hex, 16);
      return code === 0 || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
    },
  );
}
