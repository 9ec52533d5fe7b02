/** Text in quotes; an apostrophe inside a word opens none. */
const QUOTED = /"[^"]*"|\u201c[^\u201d]*\u201d|`[^`]*`|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])/gu;

/** The text with every quoted part, quotes included, replaced. */
export function replaceQuoted(text: string, by: (quoted: string) => string): string {
  return text.replace(QUOTED, by);
}
