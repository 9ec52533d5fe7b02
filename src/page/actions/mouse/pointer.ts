import type { Modifier, MouseButton } from '../../../model/action';
import { disabledNatively } from '../../element/disabled';
import { flatChainOf } from '../../element/flat-tree';
import type { Point } from '../../element/hit-target';

/** W3C Pointer Events, "chorded button interactions": button numbers and their bits. */
const BUTTONS: Readonly<Record<MouseButton, { number: number; bit: number }>> = {
  left: { number: 0, bit: 1 },
  middle: { number: 1, bit: 4 },
  right: { number: 2, bit: 2 },
};

export interface MouseState {
  readonly point: Point;
  readonly button?: MouseButton | undefined;
  /** Whether the button is down while the event is sent. */
  readonly isDown?: boolean;
  readonly detail?: number;
  readonly modifiers: readonly Modifier[];
}

/** The one mouse of a session, as the page sees it. Remembers what it is over. */
export class Pointer {
  #over: Element | null = null;

  /** Moves onto `target`: out and leave where it was, over and enter where it is now, then move. */
  moveTo(target: Element, state: MouseState): void {
    const from = this.#over?.isConnected ? this.#over : null;
    this.#over = target;
    if (from !== target) {
      const left = from ? flatChainOf(from) : [];
      const entered = flatChainOf(target);
      if (from) {
        send(from, 'pointerout', state, target);
        for (const one of left) {
          if (!entered.includes(one)) send(one, 'pointerleave', state, target);
        }
        send(from, 'mouseout', state, target);
        for (const one of left) {
          if (!entered.includes(one)) send(one, 'mouseleave', state, target);
        }
      }
      const newly = entered.filter((one) => !left.includes(one)).reverse();
      send(target, 'pointerover', state, from);
      for (const one of newly) send(one, 'pointerenter', state, from);
      send(target, 'mouseover', state, from);
      for (const one of newly) send(one, 'mouseenter', state, from);
    }
    send(target, 'pointermove', state);
    send(target, 'mousemove', state);
  }
}

/** UI Events: types that are sent to each element by itself, so neither bubble nor can be cancelled. */
const FOR_ONE = new Set(['pointerenter', 'pointerleave', 'mouseenter', 'mouseleave']);

/**
 * Sends one mouse or pointer event.
 * @returns whether the page let it pass (did not prevent its default)
 */
export function send(
  target: Element,
  type: string,
  state: MouseState,
  relatedTarget: Element | null = null,
): boolean {
  // HTML, "disabled": a disabled control gets no mouse events, but `dispatchEvent` would deliver them.
  if (!type.startsWith('pointer') && disabledNatively(target)) return true;
  const view = target.ownerDocument.defaultView;
  if (!view) return true;
  const { point, button, isDown = false, detail = 0, modifiers } = state;
  const pressed = button ? BUTTONS[button] : null;
  const isPointer = type.startsWith('pointer') || type.endsWith('click') || type === 'contextmenu';
  const init: PointerEventInit = {
    bubbles: !FOR_ONE.has(type),
    cancelable: !FOR_ONE.has(type),
    composed: !FOR_ONE.has(type),
    view,
    detail,
    clientX: point.x,
    clientY: point.y,
    screenX: view.screenX + point.x,
    screenY: view.screenY + point.y,
    // Pointer Events §10.1: -1 where no button changed, for pointer events that are not presses.
    button: pressed ? pressed.number : type.startsWith('pointer') ? -1 : 0,
    buttons: pressed && isDown ? pressed.bit : 0,
    relatedTarget,
    ...modifierFlags(modifiers),
  };
  if (!isPointer || type === 'dblclick') return target.dispatchEvent(new MouseEvent(type, init));
  return target.dispatchEvent(
    new PointerEvent(type, {
      ...init,
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
      width: 1,
      height: 1,
      pressure: isDown ? 0.5 : 0,
    }),
  );
}

/** The modifier keys as event flags. */
export function modifierFlags(modifiers: readonly Modifier[]): EventModifierInit {
  const commandKey = /mac/i.test(navigator.platform) ? 'Meta' : 'Control';
  const held = new Set(modifiers.map((one) => (one === 'ControlOrMeta' ? commandKey : one)));
  return {
    altKey: held.has('Alt'),
    ctrlKey: held.has('Control'),
    metaKey: held.has('Meta'),
    shiftKey: held.has('Shift'),
  };
}
