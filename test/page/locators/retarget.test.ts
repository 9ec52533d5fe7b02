import { expect, test } from 'vitest';
import { retarget } from '../../../src/page/locators';
import { byId, show } from '../query/support';

test.each([
  ['icon in a button', '<button id="want"><svg><path id="at" /></svg></button>'],
  ['word in a link', '<a id="want" href="#"><b id="at">here</b></a>'],
  ['text of a tab', '<div role="tab" id="want"><span id="at">One</span></div>'],
  ['plain text', '<p id="want"><b id="want">x</b></p>'],
  ['field', '<label><input id="want"></label>'],
  ['field in a button', '<div role="button"><input id="want"></div>'],
  ['editable text in a link', '<a href="#"><span id="want" contenteditable>x</span></a>'],
  ['nearest one', '<a href="#"><button id="want"><i id="at">x</i></button></a>'],
])('%s', (_what, html) => {
  show(html);
  const at = document.getElementById('at') ?? byId('want');
  expect(retarget(at).id).toBe('want');
});

test('from a shadow tree to the button around its host', () => {
  show(
    '<button id="want"><x-icon id="host"><template shadowrootmode="open"><i>+</i></template></x-icon></button>',
  );
  const icon = byId('host').shadowRoot?.querySelector('i');
  expect(icon && retarget(icon)).toBe(byId('want'));
});

test('not to a button that nobody sees', () => {
  show('<button style="visibility:hidden"><i id="at" style="visibility:visible">x</i></button>');
  expect(retarget(byId('at'))).toBe(byId('at'));
});
