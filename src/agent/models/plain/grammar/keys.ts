/** What testers call keys, and what Playwright calls them. */
const KEYS: Readonly<Record<string, string>> = {
  enter: 'Enter',
  return: 'Enter',
  escape: 'Escape',
  esc: 'Escape',
  tab: 'Tab',
  space: 'Space',
  spacebar: 'Space',
  'space bar': 'Space',
  backspace: 'Backspace',
  delete: 'Delete',
  del: 'Delete',
  insert: 'Insert',
  home: 'Home',
  end: 'End',
  'page up': 'PageUp',
  pageup: 'PageUp',
  'page down': 'PageDown',
  pagedown: 'PageDown',
  plus: '+',
  minus: '-',
  ...arrows('up', 'ArrowUp'),
  ...arrows('down', 'ArrowDown'),
  ...arrows('left', 'ArrowLeft'),
  ...arrows('right', 'ArrowRight'),
};

function arrows(direction: string, key: string): Record<string, string> {
  return {
    [direction]: key,
    [`arrow ${direction}`]: key,
    [`arrow${direction}`]: key,
    [`${direction} arrow`]: key,
    [`${direction}arrow`]: key,
  };
}

const MODIFIERS: Readonly<Record<string, string>> = {
  ctrl: 'Control',
  control: 'Control',
  shift: 'Shift',
  alt: 'Alt',
  option: 'Alt',
  opt: 'Alt',
  meta: 'Meta',
  cmd: 'Meta',
  command: 'Meta',
  win: 'Meta',
  'ctrl/cmd': 'ControlOrMeta',
  'cmd/ctrl': 'ControlOrMeta',
  controlormeta: 'ControlOrMeta',
  mod: 'ControlOrMeta',
};

/** Keys that are as often the label of a button. */
const ALSO_LABELS: ReadonlySet<string> = new Set([
  'delete',
  'insert',
  'home',
  'end',
  'plus',
  'minus',
]);

export type KeyReading =
  | { key: string }
  /** A key or a button: only the tester knows. */
  | { unclear: true };

/**
 * The key or chord that some words name, spelled as Playwright does; `undefined` when they name
 * none. With `surely`, the words are known to mean a key.
 */
export function readKey(words: string, surely: boolean): KeyReading | undefined {
  const text = words.replace(/\s+/gu, ' ').trim();
  const chord = readChord(text);
  if (chord) return { key: chord };
  const one = text.toLowerCase();
  const key = KEYS[one] ?? (/^f(?:[1-9]|1[0-2])$/iu.test(one) ? one.toUpperCase() : undefined);
  if (key !== undefined) return !surely && ALSO_LABELS.has(one) ? { unclear: true } : { key };
  return surely && [...text].length === 1 ? { key: text } : undefined;
}

const MODIFIER_AT_START = new RegExp(
  `^(${Object.keys(MODIFIERS)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?:\\s*[+-]\\s*|\\s+)(?=\\S)`,
  'iu',
);

function readChord(text: string): string | undefined {
  const modifiers: string[] = [];
  let rest = text;
  for (let found = MODIFIER_AT_START.exec(rest); found; found = MODIFIER_AT_START.exec(rest)) {
    modifiers.push(MODIFIERS[found[1]?.toLowerCase() ?? ''] ?? '');
    rest = rest.slice(found[0].length);
  }
  if (modifiers.length === 0) return undefined;
  const last = readKey(rest, true);
  if (!last || !('key' in last)) return undefined;
  // A keyboard types "a" with Control+A; Playwright takes the letter as it is written.
  const key =
    modifiers.includes('Shift') || !/^[A-Z]$/u.test(last.key) ? last.key : last.key.toLowerCase();
  return [...modifiers, key].join('+');
}

/** The modifiers of "ctrl-click" and "shift+click". */
export function readModifier(word: string): string | undefined {
  return MODIFIERS[word.toLowerCase()];
}
