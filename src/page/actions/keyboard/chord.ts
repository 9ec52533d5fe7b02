import { UnknownKeyError } from '../../../model/errors/page-errors';
import { KEY_NAMES, type KeyDefinition, keyNamed, withShift } from './layout';

export type HeldKey = 'Alt' | 'Control' | 'Meta' | 'Shift';

/** A key with the modifiers held meanwhile, in the order they are pressed. */
export interface Chord {
  readonly held: readonly HeldKey[];
  readonly key: KeyDefinition;
}

/** What people write, and what Playwright calls it. */
const COMMON_NAMES: Readonly<Record<string, string>> = {
  alt: 'Alt',
  backspace: 'Backspace',
  cmd: 'Meta',
  command: 'Meta',
  controlormeta: 'ControlOrMeta',
  ctrl: 'Control',
  control: 'Control',
  del: 'Delete',
  down: 'ArrowDown',
  esc: 'Escape',
  left: 'ArrowLeft',
  option: 'Alt',
  pgdn: 'PageDown',
  pgup: 'PageUp',
  return: 'Enter',
  right: 'ArrowRight',
  spacebar: 'Space',
  up: 'ArrowUp',
  win: 'Meta',
};

/**
 * Reads a key or chord as Playwright writes it: `Enter`, `a`, `Control+A`, `Shift+Tab`,
 * `ControlOrMeta+a`.
 * @throws UnknownKeyError
 */
export function parseChord(text: string): Chord {
  const parts = splitChord(text);
  const name = parts.at(-1) ?? '';
  const held = parts.slice(0, -1).map((part) => heldKey(part, text));
  const key = keyNamed(name);
  if (!key) throw unknownKey(name, text);
  return { held, key: held.includes('Shift') ? withShift(key) : key };
}

/** Splits at `+`, where a last `+` is the plus key itself: `Control++`. */
function splitChord(text: string): string[] {
  const isPlusKey = text === '+' || text.endsWith('++');
  const parts = (isPlusKey ? text.slice(0, -1) : text).split('+');
  if (isPlusKey) parts[parts.length - 1] = '+';
  return parts;
}

function heldKey(name: string, chord: string): HeldKey {
  switch (name) {
    case 'Alt':
    case 'Control':
    case 'Meta':
    case 'Shift':
      return name;
    case 'ControlOrMeta':
      return /mac/i.test(navigator.platform) ? 'Meta' : 'Control';
    default:
      throw unknownKey(name, chord);
  }
}

function unknownKey(name: string, chord: string): UnknownKeyError {
  const lower = name.toLowerCase();
  const meant = COMMON_NAMES[lower] ?? KEY_NAMES.find((known) => known.toLowerCase() === lower);
  const help = meant
    ? `Did you mean "${meant}"?`
    : [...name].length === 1
      ? 'Use fill to type it.'
      : 'Use one character, or a name such as Enter, Tab, Escape, Backspace, ArrowDown, PageUp, F5.';
  return new UnknownKeyError(`There is no key "${name}" in "${chord}". ${help}`);
}
