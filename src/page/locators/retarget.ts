import { closestAcrossShadow, isContentEditable, matches } from '../snapshot/dom';
import { isVisible } from '../snapshot/visibility';

const FIELDS = 'input, textarea, select';

/** What a user means by a click on something inside it. */
const CLICKABLE = [
  'a',
  'button',
  'input',
  'select',
  'summary',
  ...[
    'button',
    'checkbox',
    'link',
    'menuitem',
    'menuitemcheckbox',
    'menuitemradio',
    'option',
    'radio',
    'switch',
    'tab',
  ].map((role) => `[role=${role}]`),
].join(', ');

/**
 * The element to name when a user acted on `element`: the button around a clicked icon, the link
 * around a clicked word. Fields and editable text are meant themselves.
 */
export function retarget(element: Element): Element {
  if (matches(element, FIELDS) || isEditable(element)) return element;
  const clickable = closestAcrossShadow(element, CLICKABLE);
  return clickable && isVisible(clickable) ? clickable : element;
}

/** Whether a user types into the element itself: its text is a value, not a name. */
export function isEditable(element: Element): boolean {
  return element instanceof HTMLElement && isContentEditable(element);
}
