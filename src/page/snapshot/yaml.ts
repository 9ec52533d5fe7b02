/** A YAML key that stands as it is, or in single quotes when YAML would read it otherwise. */
export function yamlKey(text: string): string {
  return needsQuotes(text) ? `'${text.replaceAll("'", "''")}'` : text;
}

/** A YAML value that stands as it is, or in double quotes when YAML would read it otherwise. */
export function yamlValue(text: string): string {
  if (!needsQuotes(text)) return text;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is for
  return `"${text.replace(/[\\"\x00-\x1f\x7f-\x9f]/g, escapeCharacter)}"`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '"': '\\"',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

function escapeCharacter(character: string): string {
  return ESCAPES[character] ?? `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
}

/** YAML 1.2 §7.3.3 (plain scalars), and the words that YAML 1.1 parsers read as booleans. */
const WORDS = new Set(['y', 'n', 'yes', 'no', 'true', 'false', 'on', 'off', 'null', '~']);

/** Characters that mean something to YAML somewhere in a text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is for
const SPECIAL = /[\x00-\x1f\x7f-\x9f:#{}`]|\s$/;

/** ASCII letters: nearly all texts start with one, and none of them means anything to YAML. */
const LETTER = /^[A-Za-z]/;

function needsQuotes(text: string): boolean {
  if (LETTER.test(text) && !SPECIAL.test(text)) return isWord(text);
  return (
    text.length === 0 ||
    /^\s|\s$/.test(text) ||
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is for
    /[\x00-\x08\x0a-\x1f\x7f-\x9f]/.test(text) ||
    /:(?:\s|$)/.test(text) ||
    /\s#/.test(text) ||
    /^[-&*\],?!>|@"'#%[]/.test(text) ||
    /[{}`]/.test(text) ||
    isNumeric(text) ||
    /^[-+]?\.(?:inf|nan)$/i.test(text) ||
    isWord(text)
  );
}

/** `Infinity` is the longest. */
function isWord(text: string): boolean {
  return text.length <= 8 && (WORDS.has(text.toLowerCase()) || isNumeric(text));
}

/** Also `Infinity`, `0x1f` and the like, which some parsers read as numbers. */
function isNumeric(text: string): boolean {
  return !Number.isNaN(Number(text));
}
