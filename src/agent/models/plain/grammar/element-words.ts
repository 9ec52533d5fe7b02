/** A kind of element as a tester says it: the words, and the ARIA roles that are meant, likeliest first. */
interface ElementKind {
  words: readonly string[];
  roles: readonly string[];
  /** Roles that are meant too when a name goes with the kind. */
  withName?: readonly string[];
}

const KINDS = {
  button: { words: ['button', 'btn', 'push button'], roles: ['button'] },
  link: { words: ['link', 'hyperlink'], roles: ['link'] },
  tab: { words: ['tab'], roles: ['tab'] },
  menuitem: {
    words: ['menu item', 'menuitem', 'menu option', 'menu entry'],
    roles: ['menuitem', 'menuitemcheckbox', 'menuitemradio'],
  },
  menu: {
    words: ['menu', 'context menu'],
    roles: ['menu', 'menubar'],
    withName: ['menuitem', 'button'],
  },
  option: {
    words: ['option', 'choice'],
    roles: ['option'],
    withName: ['radio', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'treeitem'],
  },
  checkbox: {
    words: ['checkbox', 'check box', 'tick box', 'tickbox'],
    roles: ['checkbox', 'switch', 'menuitemcheckbox'],
  },
  radio: { words: ['radio button', 'radio', 'radio option'], roles: ['radio', 'menuitemradio'] },
  switch: {
    words: ['switch', 'toggle', 'toggle switch', 'toggle button'],
    roles: ['switch'],
    withName: ['checkbox', 'button'],
  },
  field: {
    words: [
      'field',
      'input',
      'input field',
      'input box',
      'text field',
      'text input',
      'text box',
      'textbox',
      'text area',
      'textarea',
      'box',
      'date picker',
      'datepicker',
      'searchbox',
      'spinbutton',
    ],
    roles: ['textbox', 'searchbox', 'combobox', 'spinbutton', 'slider'],
  },
  dropdown: {
    words: [
      'dropdown',
      'drop-down',
      'drop down',
      'dropdown list',
      'drop-down list',
      'dropdown menu',
      'select',
      'select box',
      'select menu',
      'combobox',
      'combo box',
      'listbox',
      'list box',
      'picklist',
    ],
    roles: ['combobox', 'listbox'],
    withName: ['button'],
  },
  slider: { words: ['slider'], roles: ['slider'] },
  heading: {
    words: ['heading', 'headline', 'header', 'subheading', 'title'],
    roles: ['heading'],
  },
  row: { words: ['row', 'table row'], roles: ['row'] },
  cell: { words: ['cell', 'table cell'], roles: ['cell', 'gridcell'] },
  column: { words: ['column', 'column header'], roles: ['columnheader'] },
  listitem: {
    words: ['list item', 'item', 'list entry', 'entry'],
    roles: ['listitem'],
    withName: ['option', 'menuitem', 'treeitem'],
  },
  treeitem: { words: ['tree item', 'tree node', 'node'], roles: ['treeitem'] },
  card: {
    words: ['card', 'tile'],
    roles: ['article'],
    withName: ['listitem', 'group', 'region'],
  },
  dialog: {
    words: [
      'dialog',
      'dialog box',
      'dialogue',
      'modal',
      'modal dialog',
      'modal window',
      'popup',
      'pop-up',
      'popup window',
    ],
    roles: ['dialog', 'alertdialog'],
  },
  alert: { words: ['alert', 'alert message'], roles: ['alert'] },
  toast: {
    words: [
      'toast',
      'toast message',
      'snackbar',
      'notification',
      'status message',
      'flash message',
    ],
    roles: ['status', 'alert'],
  },
  image: { words: ['image', 'picture', 'photo'], roles: ['img', 'image'] },
  icon: {
    words: ['icon'],
    roles: ['img', 'image'],
    withName: ['button', 'link', 'menuitem', 'tab'],
  },
  table: { words: ['table', 'grid', 'data table'], roles: ['table', 'grid', 'treegrid'] },
  list: { words: ['list'], roles: ['list', 'listbox'] },
  tree: { words: ['tree'], roles: ['tree'] },
  form: { words: ['form'], roles: ['form'] },
  toolbar: { words: ['toolbar', 'tool bar'], roles: ['toolbar'] },
  navigation: {
    words: ['navigation', 'nav', 'navbar', 'nav bar', 'navigation bar', 'navigation menu'],
    roles: ['navigation'],
  },
  banner: { words: ['banner', 'top bar', 'page header'], roles: ['banner'] },
  footer: { words: ['footer', 'page footer'], roles: ['contentinfo'] },
  sidebar: {
    words: ['sidebar', 'side bar', 'side panel', 'aside'],
    roles: ['complementary', 'navigation'],
  },
  main: { words: ['main', 'main content', 'main area'], roles: ['main'] },
  tabpanel: { words: ['tab panel', 'tabpanel'], roles: ['tabpanel'] },
  section: {
    words: ['section', 'region', 'area', 'panel', 'group', 'fieldset', 'block', 'widget'],
    roles: ['region', 'group', 'radiogroup', 'form', 'article', 'complementary', 'tabpanel'],
  },
  frame: { words: ['iframe', 'frame'], roles: ['iframe'] },
  progressbar: { words: ['progress bar', 'progressbar'], roles: ['progressbar'] },
  text: {
    words: [
      'text',
      'label',
      'message',
      'element',
      'error',
      'warning',
      'hint',
      'notice',
      'caption',
      'error message',
      'warning message',
      'success message',
      'validation message',
    ],
    roles: [],
  },
} as const satisfies Record<string, ElementKind>;

export type ElementWord = keyof typeof KINDS;

/** The ARIA roles that a kind may have, likeliest first; none means that any will do. */
export function rolesOf(word: ElementWord, named: boolean): readonly string[] {
  const kind: ElementKind = KINDS[word];
  return named ? [...kind.roles, ...(kind.withName ?? [])] : kind.roles;
}

/** The first of the kind's words, for messages. */
export function sayWord(word: ElementWord): string {
  return KINDS[word].words[0];
}

const BY_WORD: ReadonlyMap<string, ElementWord> = new Map(
  wordsOfKinds().flatMap(([word, kind]) => [
    [word, kind],
    [pluralOf(word), kind],
  ]),
);

function wordsOfKinds(): [string, ElementWord][] {
  const pairs: [string, ElementWord][] = [];
  for (const [kind, { words }] of Object.entries(KINDS)) {
    // Object.entries widens the keys to string; they are the kinds.
    for (const word of words) pairs.push([word, kind as ElementWord]);
  }
  return pairs;
}

function pluralOf(word: string): string {
  if (word.endsWith('y')) return `${word.slice(0, -1)}ies`;
  return /(?:x|ch|sh)$/u.test(word) ? `${word}es` : `${word}s`;
}

/** The kind that a word or two name, in singular or plural; `undefined` for other words. */
export function elementWord(words: string): ElementWord | undefined {
  return BY_WORD.get(words.toLowerCase().replace(/\s+/gu, ' ').trim());
}

/** All words of all kinds, longest first, as one alternative of a regular expression. */
export const ANY_ELEMENT_WORD = `(?:${[...BY_WORD.keys()]
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replaceAll(' ', '\\s+'))
  .join('|')})`;

/** Kinds that may stand before an unquoted name: "button Save". */
export const LEADING_WORDS: ReadonlySet<ElementWord> = new Set([
  'button',
  'link',
  'tab',
  'checkbox',
  'radio',
  'field',
  'dropdown',
  'heading',
  'row',
  'dialog',
  'menuitem',
  'option',
]);
