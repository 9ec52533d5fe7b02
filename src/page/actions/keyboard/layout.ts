/** One key of a US keyboard, as UI Events describes it. */
export interface KeyDefinition {
  readonly key: string;
  readonly code: string;
  /** Legacy, but many pages still test for it. */
  readonly keyCode: number;
  /** What the key types, when it types something. */
  readonly text?: string;
}

const named = (key: string, keyCode: number, code = key, text?: string): KeyDefinition =>
  text === undefined ? { key, code, keyCode } : { key, code, keyCode, text };

const NAMED: readonly KeyDefinition[] = [
  named('Enter', 13, 'Enter', '\r'),
  named('Tab', 9),
  named('Escape', 27),
  named('Backspace', 8),
  named('Delete', 46),
  named('Insert', 45),
  named('Home', 36),
  named('End', 35),
  named('PageUp', 33),
  named('PageDown', 34),
  named('ArrowLeft', 37),
  named('ArrowUp', 38),
  named('ArrowRight', 39),
  named('ArrowDown', 40),
  named('ContextMenu', 93),
  named('CapsLock', 20),
  named('Pause', 19),
  named('PrintScreen', 44),
  named('Shift', 16, 'ShiftLeft'),
  named('Control', 17, 'ControlLeft'),
  named('Alt', 18, 'AltLeft'),
  named('Meta', 91, 'MetaLeft'),
  ...Array.from({ length: 12 }, (_, i) => named(`F${i + 1}`, 112 + i)),
];

/** Code, key code, and what the key types without and with Shift. */
const TYPING: readonly (readonly [string, number, string, string])[] = [
  ['Space', 32, ' ', ' '],
  ['Backquote', 192, '`', '~'],
  ['Minus', 189, '-', '_'],
  ['Equal', 187, '=', '+'],
  ['BracketLeft', 219, '[', '{'],
  ['BracketRight', 221, ']', '}'],
  ['Backslash', 220, '\\', '|'],
  ['Semicolon', 186, ';', ':'],
  ['Quote', 222, "'", '"'],
  ['Comma', 188, ',', '<'],
  ['Period', 190, '.', '>'],
  ['Slash', 191, '/', '?'],
  ...[...')!@#$%^&*('].map((shifted, i) => [`Digit${i}`, 48 + i, `${i}`, shifted] as const),
  ...[...'abcdefghijklmnopqrstuvwxyz'].map(
    (letter, i) => [`Key${letter.toUpperCase()}`, 65 + i, letter, letter.toUpperCase()] as const,
  ),
];

const byName = new Map<string, KeyDefinition>();
const byText = new Map<string, KeyDefinition>();
const shiftedByCode = new Map<string, KeyDefinition>();

for (const definition of NAMED) byName.set(definition.key, definition);
for (const [code, keyCode, plain, shifted] of TYPING) {
  const definition = { key: plain, code, keyCode, text: plain };
  const withShift = { key: shifted, code, keyCode, text: shifted };
  byName.set(code, definition);
  byText.set(plain, definition);
  if (shifted !== plain) byText.set(shifted, withShift);
  shiftedByCode.set(code, withShift);
}

/** Names of all keys that are not a character, for messages. */
export const KEY_NAMES: readonly string[] = [...byName.keys()];

/** The key of that name (`Enter`, `ArrowLeft`, `KeyA`) or that types that character; else null. */
export function keyNamed(name: string): KeyDefinition | null {
  return byName.get(name) ?? byText.get(name) ?? null;
}

/** The same key with Shift held. */
export function withShift(definition: KeyDefinition): KeyDefinition {
  return shiftedByCode.get(definition.code) ?? definition;
}
