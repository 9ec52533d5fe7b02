/**
 * Ties an input to state in the way React does, so that tests can tell whether a value was set so
 * that such a page notices. The element's own `value` (or `checked`) setter is wrapped to remember
 * what was written through it; an event that brings nothing new is dropped. Whoever sets
 * `input.value` from a script and then sends `input` is therefore not heard, and the next render
 * puts the old value back; typing, or the setter of the prototype, is heard.
 */
export function controlled(input, property, { read, write }) {
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), property);
  let seen = String(input[property]);

  Object.defineProperty(input, property, {
    configurable: true,
    enumerable: native.enumerable,
    get: () => native.get.call(input),
    set: (value) => {
      seen = String(value);
      native.set.call(input, value);
    },
  });

  input.addEventListener(property === 'checked' ? 'click' : 'input', () => {
    const now = native.get.call(input);
    if (String(now) === seen) return;
    seen = String(now);
    write(now);
  });

  /** Writes the state back into the input. */
  return function render() {
    const value = read();
    if (input[property] !== value) input[property] = value;
    // The browser unchecks the other radios of a group without their setters being called.
    seen = String(value);
  };
}
