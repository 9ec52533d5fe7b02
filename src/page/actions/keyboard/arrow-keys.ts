import { disabledNatively } from '../../element/disabled';
import { moveFocus } from '../../element/focus';
import { radioGroupOf } from '../../element/focusable';
import { sendInputAndChange, setNativeValue } from '../../element/set-value';
import { asHtml } from '../../snapshot/dom';
import { isVisible } from '../../snapshot/visibility';

export type MovingKey =
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'Home'
  | 'End'
  | 'PageUp'
  | 'PageDown';

/**
 * What moving keys do in native controls that have no caret: the next radio button, option or step.
 * @returns whether the control takes such keys at all
 */
export function moveByArrow(target: Element, key: MovingKey): boolean {
  const select = asHtml(target, 'select');
  if (select) {
    moveInSelect(select, key);
    return true;
  }
  const input = asHtml(target, 'input');
  switch (input?.type) {
    case 'radio':
      moveInRadioGroup(input, key);
      return true;
    case 'range':
      moveInRange(input, key);
      return true;
    case 'number':
      return stepNumber(input, key);
    default:
      return false;
  }
}

/** +1 onwards, -1 backwards, 0 for keys that are not arrows. */
function directionOf(key: MovingKey): -1 | 0 | 1 {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return 1;
    case 'ArrowUp':
    case 'ArrowLeft':
      return -1;
    default:
      return 0;
  }
}

function moveInRadioGroup(radio: HTMLInputElement, key: MovingKey): void {
  const direction = directionOf(key);
  if (direction === 0) return;
  const group = radioGroupOf(radio).filter((one) => !disabledNatively(one) && isVisible(one));
  const at = group.indexOf(radio);
  const next = group[(at + direction + group.length) % group.length];
  if (!next || next === radio) return;
  moveFocus(next.ownerDocument, next);
  next.click();
}

function moveInSelect(select: HTMLSelectElement, key: MovingKey): void {
  const options = [...select.options].filter((one) => !disabledNatively(one));
  const at = options.findIndex((one) => one.selected);
  const last = options.length - 1;
  const to = key === 'Home' ? 0 : key === 'End' ? last : at + directionOf(key);
  const next = options[Math.min(Math.max(to, 0), last)];
  if (!next || next.selected) return;
  if (select.multiple) for (const option of options) option.selected = option === next;
  else next.selected = true;
  sendInputAndChange(select);
}

/** HTML, "range": steps by arrows, a tenth of the way by page keys, and to either end. */
function moveInRange(range: HTMLInputElement, key: MovingKey): void {
  const before = range.value;
  const min = numberOr(range.min, 0);
  const max = numberOr(range.max, 100);
  const step = numberOr(range.step, 1);
  const page = Math.max(1, Math.round((max - min) / 10 / step));
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      range.stepUp();
      break;
    case 'ArrowLeft':
    case 'ArrowDown':
      range.stepDown();
      break;
    case 'PageUp':
      range.stepUp(page);
      break;
    case 'PageDown':
      range.stepDown(page);
      break;
    case 'Home':
      setNativeValue(range, String(min));
      break;
    case 'End':
      setNativeValue(range, String(max));
      break;
  }
  if (range.value !== before) sendInputAndChange(range);
}

function stepNumber(input: HTMLInputElement, key: MovingKey): boolean {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
  if (input.readOnly) return true;
  const before = input.value;
  if (key === 'ArrowUp') input.stepUp();
  else input.stepDown();
  if (input.value !== before) sendInputAndChange(input);
  return true;
}

function numberOr(text: string, fallback: number): number {
  const value = Number.parseFloat(text);
  return Number.isFinite(value) ? value : fallback;
}
