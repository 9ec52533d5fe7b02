/** A new element. Attributes set to `undefined` or `false` are left out. */
export function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...children);
  return node;
}

/** Calls `handler` for clicks on the element with this `data-action`. */
export function onAction(name, handler) {
  document.querySelector(`[data-action="${name}"]`)?.addEventListener('click', handler);
}

/** A line with a turning circle that says what is being waited for. */
export function spinner(text) {
  const circle = element('span', { class: 'spinner', 'aria-hidden': 'true' });
  return element('p', { class: 'loading', role: 'status' }, circle, text);
}
