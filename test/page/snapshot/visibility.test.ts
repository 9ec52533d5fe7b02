import { expect, test } from 'vitest';
import { isHiddenForAria, isVisible } from '../../../src/page/snapshot/visibility';
import { byId, show } from './support';

/** `[hidden for ARIA, visible to users]` of the element with the id `t`. */
function seen(html: string): [boolean, boolean] {
  show(html);
  return [isHiddenForAria(byId('t')), isVisible(byId('t'))];
}

test.each([
  ['a plain element', '<p id="t">x</p>', [false, true]],
  ['display: none', '<p id="t" style="display:none">x</p>', [true, false]],
  ['inside display: none', '<div hidden><p id="t">x</p></div>', [true, false]],
  ['visibility: hidden', '<p id="t" style="visibility:hidden">x</p>', [true, false]],
  [
    'visible again',
    '<div style="visibility:hidden"><p id="t" style="visibility:visible">x</p></div>',
    [false, true],
  ],
  ['aria-hidden', '<p id="t" aria-hidden="true">x</p>', [true, true]],
  [
    'inside aria-hidden',
    '<div aria-hidden="TRUE"><p id="t" aria-hidden="false">x</p></div>',
    [true, true],
  ],
  ['aria-hidden="false"', '<p id="t" aria-hidden="false">x</p>', [false, true]],
  ['transparent', '<p id="t" style="opacity:0">x</p>', [false, true]],
  ['off-screen', '<p id="t" style="position:absolute;left:-9999px">x</p>', [false, true]],
  ['without size', '<p id="t" style="width:0;height:0">x</p>', [false, false]],
  ['scaled to nothing', '<p id="t" style="transform:scale(0)">x</p>', [false, false]],
  ['display: contents with text', '<p id="t" style="display:contents">x</p>', [false, true]],
  [
    'display: contents with nothing',
    '<p id="t" style="display:contents"><b hidden>x</b></p>',
    [true, false],
  ],
  ['an option of a closed select', '<select><option id="t">x</option></select>', [false, false]],
  ['in closed details', '<details><p id="t">x</p></details>', [true, false]],
  ['in open details', '<details open><p id="t">x</p></details>', [false, true]],
  [
    'content-visibility: hidden',
    '<div style="content-visibility:hidden"><p id="t">x</p></div>',
    [true, false],
  ],
  ['a closed dialog', '<dialog id="t">x</dialog>', [true, false]],
  ['a closed popover', '<div popover id="t">x</div>', [true, false]],
  ['inert', '<div inert><p id="t">x</p></div>', [false, true]],
  ['a template', '<template id="t">x</template>', [true, false]],
  [
    'not slotted',
    '<div><template shadowrootmode="open">y</template><p id="t">x</p></div>',
    [true, false],
  ],
  [
    'slotted',
    '<div><template shadowrootmode="open"><slot></slot></template><p id="t">x</p></div>',
    [false, true],
  ],
  [
    'in a hidden host',
    '<div hidden><template shadowrootmode="open"><p id="t">x</p></template></div>',
    [true, false],
  ],
] satisfies [string, string, [boolean, boolean]][])('%s', (_, html, expected) => {
  expect(seen(html)).toEqual(expected);
});
