import { attr, hasAttr } from './dom';
import type { Facts } from './facts';
import { isNativelyDisabled } from './native-disabled';

/** ARIA 1.2 §6.6: global attributes, less those whose global use is deprecated. */
const GLOBAL_ATTRIBUTES = (
  'aria-atomic aria-busy aria-controls aria-current aria-describedby aria-details aria-dropeffect ' +
  'aria-flowto aria-grabbed aria-hidden aria-keyshortcuts aria-live aria-owns aria-relevant'
).split(' ');

/** ARIA 1.2 §6.6: roles on which a name is prohibited, so that naming them is no conflict. */
const NAME_PROHIBITED = new Set(
  (
    'caption code deletion emphasis generic insertion paragraph presentation strong subscript ' +
    'superscript'
  ).split(' '),
);

/** ARIA 1.2 §9.1 conflict resolution: a focusable element, or one with a global attribute, keeps its role. */
export function keepsItsRole(facts: Facts, role: string | null): boolean {
  return hasGlobalAttribute(facts.element, role) || isFocusable(facts);
}

export function hasGlobalAttribute(element: Element, role: string | null): boolean {
  if (GLOBAL_ATTRIBUTES.some((name) => hasAttr(element, name))) return true;
  if (role !== 'generic' && hasAttr(element, 'aria-roledescription')) return true;
  if (NAME_PROHIBITED.has(role ?? '')) return false;
  return hasAttr(element, 'aria-label') || hasAttr(element, 'aria-labelledby');
}

export function hasTabIndex(element: Element): boolean {
  const value = attr(element, 'tabindex');
  return value !== null && !Number.isNaN(Number(value));
}

function isFocusable(facts: Facts): boolean {
  return !isNativelyDisabled(facts) && (isNativelyFocusable(facts) || hasTabIndex(facts.element));
}

function isNativelyFocusable({ tag, element }: Facts): boolean {
  switch (tag) {
    case 'button':
    case 'details':
    case 'select':
    case 'textarea':
      return true;
    case 'a':
    case 'area':
      return hasAttr(element, 'href');
    case 'input':
      return !hasAttr(element, 'hidden');
    default:
      return false;
  }
}
