import { getterOf } from './accessors';

/** What only some elements have; see `accessors`. Each takes an element of its interface alone. */
export const inputTypeOf = getterOf(HTMLInputElement.prototype, 'type');
export const inputValueOf = getterOf(HTMLInputElement.prototype, 'value');
export const isInputChecked = getterOf(HTMLInputElement.prototype, 'checked');
export const isInputIndeterminate = getterOf(HTMLInputElement.prototype, 'indeterminate');
export const textAreaValueOf = getterOf(HTMLTextAreaElement.prototype, 'value');
export const optionsOf = getterOf(HTMLSelectElement.prototype, 'options');
export const selectedOptionsOf = getterOf(HTMLSelectElement.prototype, 'selectedOptions');
export const isSelectMultiple = getterOf(HTMLSelectElement.prototype, 'multiple');
export const selectSizeOf = getterOf(HTMLSelectElement.prototype, 'size');
export const isOptionSelected = getterOf(HTMLOptionElement.prototype, 'selected');
export const isDetailsOpen = getterOf(HTMLDetailsElement.prototype, 'open');
export const tableRowsOf = getterOf(HTMLTableElement.prototype, 'rows');
