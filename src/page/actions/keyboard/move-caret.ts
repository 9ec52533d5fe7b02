import type { MovingKey } from './arrow-keys';

type Movement = readonly ['backward' | 'forward' | 'left' | 'right', string];

const BY_KEY: Readonly<Record<MovingKey, Movement>> = {
  ArrowLeft: ['left', 'character'],
  ArrowRight: ['right', 'character'],
  ArrowUp: ['backward', 'line'],
  ArrowDown: ['forward', 'line'],
  Home: ['backward', 'lineboundary'],
  End: ['forward', 'lineboundary'],
  PageUp: ['backward', 'documentboundary'],
  PageDown: ['forward', 'documentboundary'],
};

/** With Control: by words, and to the ends of the text. */
const BY_KEY_IN_COMMAND: Readonly<Partial<Record<MovingKey, Movement>>> = {
  ArrowLeft: ['left', 'word'],
  ArrowRight: ['right', 'word'],
  Home: ['backward', 'documentboundary'],
  End: ['forward', 'documentboundary'],
};

/** Moves the caret of the text that has the focus; `isExtending` selects what it passes. */
export function moveCaret(
  target: Element,
  key: MovingKey,
  isExtending: boolean,
  isCommand: boolean,
): void {
  const [direction, by] = (isCommand ? BY_KEY_IN_COMMAND[key] : undefined) ?? BY_KEY[key];
  target.ownerDocument.getSelection()?.modify(isExtending ? 'extend' : 'move', direction, by);
}
