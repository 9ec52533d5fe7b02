import type { ActionContext } from './context';
import { parseChord } from './keyboard/chord';
import { pressChord } from './keyboard/press-chord';

/**
 * Presses a key or chord on whatever has the focus.
 * @throws UnknownKeyError
 */
export async function pressKey(key: string, context: ActionContext): Promise<void> {
  await pressChord(parseChord(key), context);
}
