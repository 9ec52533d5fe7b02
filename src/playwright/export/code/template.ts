import { quote } from '../../../model/locator-code';

/** A text cut at its variables. */
export type TemplatePart = { text: string } | { variable: string };

const TEMPLATE = /\{\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*\}\}/g;

/** Cuts `text` at each `{{NAME}}` whose name is in `names`; any other pair of braces is text. */
export function templateParts(text: string, names: ReadonlySet<string>): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let at = 0;
  for (const found of text.matchAll(TEMPLATE)) {
    const [whole, variable = ''] = found;
    if (!names.has(variable)) continue;
    if (found.index > at) parts.push({ text: text.slice(at, found.index) });
    parts.push({ variable });
    at = found.index + whole.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** Code of the parts put together; `read` is the code that reads one variable. */
export function joinParts(
  parts: readonly TemplatePart[],
  read: (variable: string) => string,
): string {
  const [first] = parts;
  if (parts.every((part) => 'text' in part)) {
    return quote(parts.map((part) => part.text).join(''));
  }
  if (parts.length === 1 && first && 'variable' in first) return read(first.variable);
  const body = parts.map((part) =>
    'text' in part ? templateText(part.text) : `\${${read(part.variable)}}`,
  );
  return `\`${body.join('')}\``;
}

/** `text` as it stands between backticks. */
function templateText(text: string): string {
  return quote(text)
    .slice(1, -1)
    .replaceAll("\\'", "'")
    .replaceAll('`', '\\`')
    .replaceAll('${', '\\${');
}
