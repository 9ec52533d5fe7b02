type Field = HTMLInputElement | HTMLTextAreaElement;

const setInput = setterOf(HTMLInputElement.prototype);
const setTextArea = setterOf(HTMLTextAreaElement.prototype);

function setterOf<T extends Field>(prototype: T): (field: T, value: string) => void {
  const set = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
  if (!set) throw new TypeError('This browser has no setter for the value of a field.');
  return (field, value) => set.call(field, value);
}

/**
 * Sets the value past any property that the page has put on the element itself. React keeps such a
 * one to know what it has seen, and takes no notice of an `input` event when the two agree
 * (https://github.com/facebook/react/issues/11488).
 */
export function setNativeValue(field: Field, value: string): void {
  if (field instanceof HTMLTextAreaElement) setTextArea(field, value);
  else setInput(field, value);
}

/** What the browser sends when a user has changed a control at one go. */
export function sendInputAndChange(control: HTMLElement): void {
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
