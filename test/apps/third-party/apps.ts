export interface ThirdPartyPage {
  readonly path: string;
  /** A dialog to open before the page is looked at: the button that does, and a text in it. */
  readonly opens?: { readonly button: string; readonly shows: string };
}

export interface ThirdPartyApp {
  readonly name: string;
  /** The folder to serve, below node_modules. */
  readonly root: string;
  /** One page for each kind of widget. */
  readonly pages: readonly ThirdPartyPage[];
  /** The addresses of all pages that need no server of their own. */
  readonly every: RegExp;
}

export const thirdPartyApps: readonly ThirdPartyApp[] = [
  {
    name: 'kitchensink',
    root: 'cypress-example-kitchensink/app',
    pages: [
      { path: 'index.html' },
      { path: 'todo.html' },
      { path: 'commands/actions.html' },
      { path: 'commands/querying.html' },
      { path: 'commands/traversal.html' },
    ],
    every: /^[^/]+\.html$|^commands\/.*\.html$/,
  },
  {
    name: 'gentelella',
    root: 'gentelella/dist',
    pages: [
      {
        path: 'production/index.html',
        opens: { button: 'Notifications', shows: '3 new' },
      },
      { path: 'production/login.html' },
      { path: 'production/verify_2fa.html' },
      { path: 'production/inbox.html' },
      { path: 'production/kanban.html' },
      { path: 'production/form.html' },
      { path: 'production/form_wizards.html' },
      { path: 'production/form_validation.html' },
      { path: 'production/tables_dynamic.html' },
      { path: 'production/calendar.html' },
      { path: 'production/echarts.html' },
    ],
    every: /^production\/.*\.html$/,
  },
  {
    name: 'ckeditor4',
    root: 'ckeditor4',
    pages: [
      { path: 'samples/index.html', opens: { button: 'Table', shows: 'Table Properties' } },
      { path: 'samples/toolbarconfigurator/index.html' },
      { path: 'samples/old/inlineall.html' },
      { path: 'samples/old/datafiltering.html' },
      { path: 'samples/old/sharedspace/sharedspace.html' },
    ],
    every: /^samples\/.*\.html$/,
  },
  {
    name: 'dijit',
    root: '.',
    pages: [
      { path: 'dijit/themes/themeTester.html' },
      {
        path: 'dijit/tests/test_Dialog.html',
        opens: { button: 'Show Dialog', shows: 'First Dialog' },
      },
      { path: 'dijit/tests/test_Menu.html' },
      { path: 'dijit/tests/editor/test_FullScreen.html' },
      { path: 'dijit/tests/form/test_Button.html' },
      { path: 'dijit/tests/layout/test_TabContainer.html' },
      { path: 'dijit/tests/tree/test_Tree.html' },
    ],
    every: /^dijit\/(tests\/.*\/test_[^/]*|tests\/test_[^/]*|themes\/themeTester[^/]*)\.html$/,
  },
];
