import type { Modifier, MouseButton } from '../../../model/action';
import { disabledNatively } from '../../element/disabled';
import { flatChainOf, isInFlat } from '../../element/flat-tree';
import { moveFocus } from '../../element/focus';
import { focusTargetOf } from '../../element/focusable';
import { deepestElementAt, type Point } from '../../element/hit-target';
import { nextTask } from '../../timing';
import type { ActionContext } from '../context';
import { placeCaret } from './place-caret';
import { send } from './pointer';

export interface ButtonPress {
  readonly point: Point;
  readonly button: MouseButton;
  readonly modifiers: readonly Modifier[];
  /** Counts the clicks of a double or triple click, from 1. */
  readonly count: number;
}

/** One press and release of a mouse button over `hit`, with the click that follows from it. */
export async function pressButton(
  hit: Element,
  press: ButtonPress,
  { document, signal }: ActionContext,
): Promise<void> {
  const { point, button, modifiers, count } = press;
  const down = { point, button, modifiers, isDown: true };
  const up = { point, button, modifiers };

  // Pointer Events §11: a prevented pointerdown takes the mouse events with it, but not the click.
  const hasMouseEvents = send(hit, 'pointerdown', down);
  const isTaken = !hasMouseEvents || !send(hit, 'mousedown', { ...down, detail: count });
  if (!isTaken && !disabledNatively(hit)) {
    moveFocus(document, focusTargetOf(hit));
    if (button === 'left') placeCaret(document, hit, point, count);
  }
  // Chromium opens the context menu on the press, except on Windows.
  if (button === 'right') send(hit, 'contextmenu', down);
  // Each event of a real mouse is a task of its own, with the page's microtasks in between.
  await nextTask(signal);

  const over = deepestElementAt(document, point) ?? hit;
  send(over, 'pointerup', up);
  if (hasMouseEvents) send(over, 'mouseup', { ...up, detail: count });

  const target = sharedAncestor(hit, over);
  if (!target) return;
  if (button !== 'left') {
    send(target, 'auxclick', { ...up, detail: count });
    return;
  }
  send(target, 'click', { ...up, detail: count });
  if (count % 2 === 0) send(target, 'dblclick', { ...up, detail: count });
}

/** UI Events, "click": goes to the nearest element that was pressed and released alike. */
function sharedAncestor(pressed: Element, released: Element): Element | null {
  if (pressed === released) return pressed;
  return flatChainOf(pressed).find((one) => one.isConnected && isInFlat(one, released)) ?? null;
}
