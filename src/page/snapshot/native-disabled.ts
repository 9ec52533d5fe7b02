import {
  closestInTree,
  contains,
  firstElementChildOf,
  hasAttr,
  nextElementSiblingOf,
  tagOf,
} from './dom';
import type { Facts } from './facts';

const FORM_CONTROLS = new Set(['button', 'input', 'select', 'textarea', 'option', 'optgroup']);

/** HTML, "disabled": by its own attribute, its `<optgroup>`, or a `<fieldset>` (outside the legend). */
export function isNativelyDisabled({ tag, element }: Facts): boolean {
  if (!FORM_CONTROLS.has(tag)) return false;
  if (hasAttr(element, 'disabled')) return true;
  if (tag === 'option' && closestInTree(element, 'optgroup[disabled]')) return true;
  const fieldset = closestInTree(element, 'fieldset[disabled]');
  return fieldset !== null && !isInLegendOf(fieldset, element);
}

function isInLegendOf(fieldset: Element, element: Element): boolean {
  for (let child = firstElementChildOf(fieldset); child; child = nextElementSiblingOf(child)) {
    if (tagOf(child) === 'legend') return contains(child, element);
  }
  return false;
}
