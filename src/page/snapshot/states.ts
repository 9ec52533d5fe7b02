import type { States } from './aria-node';
import {
  asHtml,
  attr,
  hasAttr,
  inputTypeOf,
  isContentEditable,
  isDetailsOpen,
  isInputChecked,
  isInputIndeterminate,
  isOptionSelected,
} from './dom';
import { attribute, type Facts, factsOf, parentFacts, withAriaCaches } from './facts';
import { isNativelyDisabled } from './native-disabled';
import { roleOfFacts } from './role';

/** ARIA 1.2 §6.6: the roles that support each state. */
const SUPPORTS = {
  checked: roles('checkbox menuitemcheckbox option radio switch menuitemradio treeitem'),
  disabled: roles(
    'application button composite gridcell group input link menuitem scrollbar separator tab ' +
      'checkbox columnheader combobox grid listbox menu menubar menuitemcheckbox menuitemradio option ' +
      'radio radiogroup row rowheader searchbox select slider spinbutton switch tablist textbox ' +
      'toolbar tree treegrid treeitem',
  ),
  expanded: roles(
    'application button checkbox combobox gridcell link listbox menuitem row rowheader tab treeitem ' +
      'columnheader menuitemcheckbox menuitemradio switch',
  ),
  invalid: roles(
    'application checkbox columnheader combobox gridcell listbox radiogroup rowheader searchbox ' +
      'slider spinbutton switch textbox tree',
  ),
  level: roles('heading listitem row treeitem'),
  pressed: roles('button'),
  readonly: roles(
    'checkbox combobox grid gridcell listbox radiogroup slider spinbutton textbox columnheader ' +
      'rowheader searchbox switch treegrid',
  ),
  selected: roles('gridcell option row tab rowheader columnheader treeitem'),
};

export type State = keyof typeof SUPPORTS;

function roles(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}

/** Whether elements of that role have that state at all. */
export function supports(state: State, role: string | null): boolean {
  return role !== null && SUPPORTS[state].has(role);
}

export const NO_STATES: States = {
  checked: false,
  disabled: false,
  expanded: false,
  invalid: false,
  level: 0,
  pressed: false,
  selected: false,
};

/** For each role the states it supports. */
const STATES_OF = new Map<string, Set<string>>();
for (const [state, supporting] of Object.entries(SUPPORTS)) {
  for (const role of supporting) {
    const states = STATES_OF.get(role);
    if (states) states.add(state);
    else STATES_OF.set(role, new Set([state]));
  }
}

/** What a snapshot prints of an element with that role. */
export function statesOf(facts: Facts, role: string): States {
  const states = STATES_OF.get(role);
  if (!states) return NO_STATES;
  return {
    checked: states.has('checked') && (checkedOfFacts(facts) ?? false),
    disabled: states.has('disabled') && disabledOfFacts(facts),
    expanded: states.has('expanded') && (expandedOfFacts(facts) ?? false),
    invalid: states.has('invalid') && invalidFrom(attribute(facts, 'aria-invalid')),
    level: states.has('level') ? levelOfFacts(facts) : 0,
    pressed: states.has('pressed') && pressedOfFacts(facts),
    selected: states.has('selected') && selectedOfFacts(facts),
  };
}

/** Null when the element cannot be checked at all. */
export function checkedOf(element: Element): boolean | 'mixed' | null {
  return withAriaCaches(() => checkedOfFacts(factsOf(element)));
}

/** Natively, by `aria-disabled`, or by `aria-disabled` of an ancestor. */
export function disabledOf(element: Element): boolean {
  return withAriaCaches(() => disabledOfFacts(factsOf(element)));
}

/** Null when the element does not expand or does not say. */
export function expandedOf(element: Element): boolean | null {
  return withAriaCaches(() => expandedOfFacts(factsOf(element)));
}

export function pressedOf(element: Element): boolean | 'mixed' {
  return withAriaCaches(() => pressedOfFacts(factsOf(element)));
}

export function selectedOf(element: Element): boolean {
  return withAriaCaches(() => selectedOfFacts(factsOf(element)));
}

/** 1 and up; 0 when the element has no level. */
export function levelOf(element: Element): number {
  return withAriaCaches(() => levelOfFacts(factsOf(element)));
}

/** What `aria-invalid` says; constraint validation does not count, as a user has not been told yet. */
export function invalidOf(element: Element): boolean | 'grammar' | 'spelling' {
  return invalidFrom(attr(element, 'aria-invalid'));
}

/** Null when the element is neither a control nor editable. */
export function readonlyOf(element: Element): boolean | null {
  return withAriaCaches(() => {
    const facts = factsOf(element);
    if (facts.tag === 'input' || facts.tag === 'textarea' || facts.tag === 'select') {
      return hasAttr(element, 'readonly');
    }
    if (supports('readonly', roleOfFacts(facts))) return isTrue(attr(element, 'aria-readonly'));
    return element instanceof HTMLElement && isContentEditable(element) ? false : null;
  });
}

export function checkedOfFacts(facts: Facts): boolean | 'mixed' | null {
  const input = facts.tag === 'input' ? asHtml(facts.element, 'input') : null;
  if (input && isInputIndeterminate(input)) return 'mixed';
  const type = input && inputTypeOf(input);
  if (input && (type === 'checkbox' || type === 'radio')) return isInputChecked(input);
  if (!supports('checked', roleOfFacts(facts))) return null;
  return tristate(attribute(facts, 'aria-checked'));
}

export function disabledOfFacts(facts: Facts): boolean {
  if (isNativelyDisabled(facts)) return true;
  return supports('disabled', roleOfFacts(facts)) && isDisabledByAria(facts);
}

/** ARIA 1.2 `aria-disabled`: holds for the element and all its descendants, until one says false. */
function isDisabledByAria(facts: Facts): boolean {
  let from: Facts | null = facts;
  while (from && from.disabledByAria === undefined) {
    const value = attribute(from, 'aria-disabled')?.toLowerCase();
    if (value === 'true' || value === 'false') from.disabledByAria = value === 'true';
    else from = parentFacts(from);
  }
  const result = from?.disabledByAria ?? false;
  for (let at: Facts | null = facts; at && at !== from; at = parentFacts(at)) {
    at.disabledByAria = result;
  }
  return result;
}

export function expandedOfFacts(facts: Facts): boolean | null {
  const details = facts.tag === 'details' ? asHtml(facts.element, 'details') : null;
  if (details) return isDetailsOpen(details);
  if (!supports('expanded', roleOfFacts(facts))) return null;
  const value = attribute(facts, 'aria-expanded');
  return value === null ? null : isTrue(value);
}

export function pressedOfFacts(facts: Facts): boolean | 'mixed' {
  if (!supports('pressed', roleOfFacts(facts))) return false;
  return tristate(attribute(facts, 'aria-pressed'));
}

export function selectedOfFacts(facts: Facts): boolean {
  const option = facts.tag === 'option' ? asHtml(facts.element, 'option') : null;
  if (option) return isOptionSelected(option);
  return supports('selected', roleOfFacts(facts)) && isTrue(attribute(facts, 'aria-selected'));
}

const HEADING_LEVEL: Readonly<Record<string, number>> = {
  h1: 1,
  h2: 2,
  h3: 3,
  h4: 4,
  h5: 5,
  h6: 6,
};

export function levelOfFacts(facts: Facts): number {
  const native = HEADING_LEVEL[facts.tag];
  if (native) return native;
  if (!supports('level', roleOfFacts(facts))) return 0;
  const value = Number(attribute(facts, 'aria-level') ?? Number.NaN);
  return Number.isInteger(value) && value >= 1 ? value : 0;
}

function invalidFrom(value: string | null): boolean | 'grammar' | 'spelling' {
  const token = value?.toLowerCase();
  if (!token || token.trim() === '' || token === 'false') return false;
  // ARIA 1.2 `aria-invalid`: a value that is not listed counts as true.
  return token === 'grammar' || token === 'spelling' ? token : true;
}

function tristate(value: string | null): boolean | 'mixed' {
  const token = value?.toLowerCase();
  return token === 'mixed' ? 'mixed' : token === 'true';
}

function isTrue(value: string | null): boolean {
  return value?.toLowerCase() === 'true';
}
