import { expect, test } from 'vitest';
import { subjectsOf } from '../../../src/page/snapshot/selector-subjects';

/** `key` or `key::pseudo-element` of each subject. */
function subjects(selector: string): (string | null)[] {
  return subjectsOf(selector).map(({ key, pseudoElement }) =>
    pseudoElement === null ? key : `${key}::${pseudoElement}`,
  );
}

test.each([
  ['p', ['p']],
  ['*', ['*']],
  ['a.b', ['.b']],
  ['a.b#c', ['#c']],
  ['.Icon::before', ['.icon::before']],
  ['.icon:before', ['.icon::before']],
  ['div > p.x + span', ['span']],
  ['.a .b, .c ~ .d', ['.b', '.d']],
  ['[data-x="a, b"]::after', ['[data-x::after']],
  ['a[href$="]"]:hover', ['a']],
  [':not(.a, .b)::after', ['*::after']],
  [':is(h1, h2) > .x', ['.x']],
  ['.a:has(> .b)', ['.a']],
  ['::before', ['*::before']],
  ['.\\31 0px', ['.10px']],
  ['.a\\:b', ['.a:b']],
  ['.a\\,b::before', ['.a,b::before']],
  ['.ünï', ['.ünï']],
  ['&::before', ['&::before']],
  ['& > .x', ['.x']],
  [':host', [null]],
  [':host(.a)::before', ['null::before']],
  [':host .a', ['.a']],
  ['::slotted(.a)::before', ['null::before']],
  ['::part(x)::after', ['null::after']],
  ['svg|a', ['a']],
])('%s', (selector, expected) => {
  expect(subjects(selector)).toEqual(expected);
});
