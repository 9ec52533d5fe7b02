/** Roles that take what is typed. */
export const FIELDS: ReadonlySet<string> = new Set([
  'textbox',
  'searchbox',
  'combobox',
  'spinbutton',
  'slider',
  'listbox',
]);

/** Roles that are ticked. */
export const TICKABLE: ReadonlySet<string> = new Set([
  'checkbox',
  'switch',
  'radio',
  'menuitemcheckbox',
  'menuitemradio',
]);

/** Roles of which one is chosen among others. */
export const CHOOSABLE: ReadonlySet<string> = new Set([
  'option',
  'radio',
  'checkbox',
  'tab',
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
  'treeitem',
  'row',
]);

/** A field with a list that it opens. */
export const COMBOBOX: ReadonlySet<string> = new Set(['combobox']);

/** Roles that are lists to choose from. */
export const LISTS: ReadonlySet<string> = new Set(['combobox', 'listbox']);

/** Groups of radio buttons, which some call a list too. */
export const GROUPS: ReadonlySet<string> = new Set(['radiogroup', 'group']);

/** Roles that are made to be worked with. */
export const INTERACTIVE: ReadonlySet<string> = new Set([
  ...FIELDS,
  ...TICKABLE,
  'button',
  'link',
  'tab',
  'menuitem',
  'option',
  'treeitem',
]);
