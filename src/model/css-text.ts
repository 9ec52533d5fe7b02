/** A CSS selector for an attribute with exactly that value. */
export function attributeSelector(name: string, value: string): string {
  return `[${name}=${cssString(value)}]`;
}

/** `text` as a CSS string in double quotes. Line ends may not stand in one (CSS Syntax §4.3.5). */
function cssString(text: string): string {
  const escaped = text
    .replace(/["\\]/g, '\\$&')
    .replace(/[\n\r\f]/g, (char) => `\\${char.charCodeAt(0).toString(16)} `);
  return `"${escaped}"`;
}
