import { MAX_COLUMNS } from './layout';

/** Line ends of any kind, other control characters, and direction marks that reorder what is read. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;

/**
 * `text` as one comment line, shortened to fit. One line, as a second one could begin with the
 * page's words, and so with `@ts-ignore` or `eslint-disable`: `text` must begin with our own.
 */
export function comment(text: string, indent: string): string {
  const line = `${indent}// ${text.replace(UNSAFE, ' ').trim()}`;
  const characters = [...line];
  if (characters.length <= MAX_COLUMNS) return line;
  return `${characters
    .slice(0, MAX_COLUMNS - 1)
    .join('')
    .trimEnd()}…`;
}
