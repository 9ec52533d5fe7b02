import { replaceQuoted } from '../../model/quoted-text';

/**
 * Makes two lines of a step that also asks for a check ("Click Save and verify that it is listed"),
 * so that the check has a number of its own and must be covered. Words in quotes never split.
 */
export function splitChecks(text: string): string[] {
  const lines: string[] = [];
  let rest = text;
  for (;;) {
    const found = LATER_CHECK.exec(blankQuotes(rest));
    if (!found) return [...lines, rest];
    lines.push(rest.slice(0, found.index).trim());
    rest = rest.slice(found.index + found[0].length);
  }
}

/** "and confirm the order" is an action more often than not; "and confirm that" never is. */
const LATER_CHECK =
  /(?<=\S)(?:[;.]\s+(?:and\s+|then\s+)*|,?\s+(?:and\s+then|and|then)\s+)(?:also\s+)?(?=(?:(?:verify|assert|ensure|expect|make sure)\s+\S|(?:check|confirm)\s+(?:that|whether|if)\s))/i;

/** At the same length, so that places in it are places in the text. */
function blankQuotes(text: string): string {
  return replaceQuoted(text, (quoted) => '\u0000'.repeat(quoted.length));
}
