import { keyTarget } from '../../element/active-element';
import { nextTask } from '../../timing';
import type { ActionContext } from '../context';
import { modifierFlags } from '../mouse/pointer';
import type { Chord, HeldKey } from './chord';
import { carryOutKeyDown, carryOutKeyUp } from './defaults';
import { type KeyDefinition, keyNamed } from './layout';

/**
 * Presses and releases a key on whatever has the focus, and carries out what the browser does for a
 * real key press unless the page prevented it.
 */
export async function pressChord(chord: Chord, context: ActionContext): Promise<void> {
  const { document, signal } = context;
  const down: HeldKey[] = [];
  for (const name of chord.held) {
    down.push(name);
    sendKey(keyTarget(document), 'keydown', modifierKey(name), down);
  }

  const passed = sendKey(keyTarget(document), 'keydown', chord.key, down);
  await nextTask(signal);
  // The page may have moved the focus: text goes to where it is now.
  const typed = passed && typesText(chord) ? chord.key.text : undefined;
  const passedTwice =
    typed === undefined
      ? passed
      : sendKey(keyTarget(document), 'keypress', chord.key, down, typed.codePointAt(0));
  const pressed = { ...chord, target: keyTarget(document) };
  if (passedTwice) await carryOutKeyDown(pressed, context);
  await nextTask(signal);

  const released = keyTarget(document);
  const passedUp = sendKey(released, 'keyup', chord.key, down);
  // A button is clicked when Space is released on it, if it was pressed on it too.
  if (passed && passedUp && released === pressed.target) carryOutKeyUp(pressed);
  for (const name of [...chord.held].reverse()) {
    down.pop();
    sendKey(keyTarget(document), 'keyup', modifierKey(name), down);
  }
}

/** Whether the chord types its key's text: with Control, Alt or Meta it is a command instead. */
export function typesText({ held, key }: Chord): boolean {
  return key.text !== undefined && held.every((name) => name === 'Shift');
}

function modifierKey(name: HeldKey): KeyDefinition {
  return keyNamed(name) ?? { key: name, code: '', keyCode: 0 };
}

/** @returns whether the page let it pass */
function sendKey(
  target: Element,
  type: 'keydown' | 'keypress' | 'keyup',
  { key, code, keyCode }: KeyDefinition,
  held: readonly HeldKey[],
  charCode = 0,
): boolean {
  const view = target.ownerDocument.defaultView;
  return target.dispatchEvent(
    new KeyboardEvent(type, {
      bubbles: true,
      cancelable: true,
      composed: true,
      view,
      key,
      code,
      // UI Events §8.3: on keypress both legacy codes are the character's.
      keyCode: charCode || keyCode,
      charCode,
      ...modifierFlags(held),
    }),
  );
}
