import { selectIn } from '../query/trees';
import { asHtml, hasAttr, shadowRootOf, tagOf } from '../snapshot/dom';
import { isVisible } from '../snapshot/visibility';
import { disabledNatively } from './disabled';
import { editingHostOf } from './editable';
import { closestInFlat, flatChildrenOf } from './flat-tree';
import { inertTester } from './inert';

/** Whether a click or `focus()` can give `element` itself the focus. */
export function isFocusable(element: Element): boolean {
  if (disabledNatively(element)) return false;
  if (hasAttr(element, 'tabindex')) return !Number.isNaN(Number(element.getAttribute('tabindex')));
  switch (tagOf(element)) {
    case 'button':
    case 'select':
    case 'textarea':
    case 'iframe':
      return true;
    case 'input':
      return asHtml(element, 'input')?.type !== 'hidden';
    case 'a':
    case 'area':
      return hasAttr(element, 'href');
    case 'summary':
      return asHtml(element.parentElement ?? element, 'details') !== null;
    case 'audio':
    case 'video':
      return hasAttr(element, 'controls');
    default:
      return editingHostOf(element) === element || shadowRootOf(element)?.delegatesFocus === true;
  }
}

/** What a press of the mouse on `hit` gives the focus to, or null for nothing. */
export function focusTargetOf(hit: Element): Element | null {
  return closestInFlat(hit, isFocusable);
}

/** HTML, "sequential focus navigation order": what Tab goes through, in order. */
export function tabOrderOf(document: Document): HTMLElement[] {
  const inOrder: HTMLElement[] = [];
  const walk = (element: Element) => {
    if (element instanceof HTMLElement && isTabStop(element)) inOrder.push(element);
    for (const child of flatChildrenOf(element)) walk(child);
  };
  if (document.body) walk(document.body);
  const inertBecause = inertTester(document);
  const stops = inOrder.filter((element) => isVisible(element) && !inertBecause(element));
  const first = stops.filter((one) => one.tabIndex > 0).sort((a, b) => a.tabIndex - b.tabIndex);
  return [...first, ...stops.filter((one) => one.tabIndex <= 0)].filter(isStopOfItsGroup);
}

function isTabStop(element: HTMLElement): boolean {
  return (
    isFocusable(element) &&
    // Chromium says -1 of an editor without `tabindex`, but stops there.
    (element.tabIndex >= 0 || !hasAttr(element, 'tabindex')) &&
    // Such a host hands the focus on to what is in it, which is a stop of its own.
    shadowRootOf(element)?.delegatesFocus !== true
  );
}

/** Of a radio group only the checked one is a stop; with none checked, every one is. */
function isStopOfItsGroup(element: HTMLElement): boolean {
  const radio = asHtml(element, 'input');
  if (radio?.type !== 'radio' || radio.checked) return true;
  return !radioGroupOf(radio).some((other) => other.checked);
}

/** HTML, "radio button group": same form owner, same name. */
export function radioGroupOf(radio: HTMLInputElement): HTMLInputElement[] {
  if (radio.name === '') return [radio];
  const root = radio.getRootNode();
  const scope = root instanceof ShadowRoot ? root : radio.ownerDocument;
  return selectIn(scope, `input[type=radio][name="${CSS.escape(radio.name)}"]`).flatMap((one) => {
    const other = asHtml(one, 'input');
    return other && other.form === radio.form && other.getRootNode() === root ? [other] : [];
  });
}
