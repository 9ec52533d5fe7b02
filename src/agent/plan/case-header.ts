/**
 * The name on a line that starts a case, or undefined when the line is none. A header is at the very
 * start of its line:
 * - `#Case 1: name`, `## Case 2 - name`, `# Case: name`, `#Case name`, and the same with Scenario;
 * - `#Test 1: name`, `# Test: name`: Test needs a number or a separator, as "# Test plan" is a title;
 * - without `#` (or in bold) only with a number and a separator: `Case 3. name`, `**Test 1: name**`.
 * The name is empty when the header has none.
 */
export function caseHeaderName(line: string): string | undefined {
  const found =
    HASH_HEADER.exec(line) ?? PLAIN_HEADER.exec(line) ?? BOLD_HEADER.exec(line) ?? undefined;
  return found && titleOf(found.groups?.name ?? '');
}

/** The words of a heading, without the `#` that may close it. */
export function titleOf(text: string): string {
  return text.replace(/(?:(?:^|\s)#+\s*)+$/, '').trim();
}

const SEPARATOR = String.raw`(?:[:.)]|[-\u2013\u2014](?=\s|$))`;
const HASH_HEADER = new RegExp(
  String.raw`^ {0,3}#{1,6}[ \t]*(?:(?:case|scenario)\b[ \t]*(?:\d+\b[ \t]*)?${SEPARATOR}?|test(?:[ \t]+case)?\b[ \t]*(?:\d+\b[ \t]*${SEPARATOR}?|${SEPARATOR}))(?<name>.*)$`,
  'i',
);
const PLAIN_HEADER = new RegExp(
  String.raw`^(?:case|scenario|test(?:[ \t]+case)?)[ \t]+\d+[ \t]*${SEPARATOR}(?=\s|$)(?<name>.*)$`,
  'i',
);
const BOLD_HEADER = new RegExp(
  String.raw`^(?:\*\*|__)(?:case|scenario|test(?:[ \t]+case)?)[ \t]+\d+[ \t]*${SEPARATOR}(?<name>.*?)(?:\*\*|__)[ \t]*$`,
  'i',
);
