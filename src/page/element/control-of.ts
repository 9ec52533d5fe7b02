import { asHtml, closestInTree } from '../snapshot/dom';

const INTERACTIVE =
  'input, textarea, select, button, a, option, optgroup, [contenteditable], [role=button], [role=checkbox], [role=radio], [role=link]';

/** The control that a label, or something in one, stands for; else the element itself. */
export function controlOf(element: Element): Element {
  if (closestInTree(element, INTERACTIVE)) return element;
  return labelOver(element)?.control ?? element;
}

/** The `<label>` an element is or is in. */
export function labelOver(element: Element): HTMLLabelElement | null {
  const label = closestInTree(element, 'label');
  return label && asHtml(label, 'label');
}
