import { describe, expect, it } from 'vitest';
import { assertInput } from '../../../../src/agent/tools/assert-input';
import { toAssertion } from '../../../../src/agent/tools/to-assertion';
import type { Assertion } from '../../../../src/model/assertion';
import { ToolCallError } from '../../../../src/model/errors';
import { refSchema } from '../../../../src/model/ids';
import type { Locator } from '../../../../src/model/locator';
import type { StepTarget } from '../../../../src/model/step';

function target(locator: Locator, ...others: [Locator, number, number?][]): StepTarget {
  return {
    ref: refSchema.parse('e1'),
    role: 'heading',
    name: 'Total: 12',
    locator,
    candidates: [
      { locator, score: 100, matches: 1 },
      ...others.map(([other, score, matches = 1]) => ({ locator: other, score, matches })),
    ],
  };
}

const heading: Locator = { by: 'role', role: 'heading', name: 'Total: 12' };

async function convert(input: object, described = target(heading)): Promise<Assertion> {
  const parsed = assertInput.parse({ line: 1, ...input });
  return (await toAssertion(parsed, async () => described)).assertion;
}

describe('toAssertion', () => {
  it.each<[string, object, Assertion]>([
    [
      'an address',
      { matcher: 'url', expected: '/home' },
      { on: 'page', check: { matcher: 'url', expected: '/home' } },
    ],
    [
      'a part of the title, turned round',
      { matcher: 'title', expected: 'Shop', contains: true, not: true },
      { on: 'page', check: { matcher: 'title', expected: 'Shop', contains: true }, not: true },
    ],
    [
      'a visible text: any visible element that has it',
      { matcher: 'visible', text: 'Saved' },
      {
        on: 'element',
        target: { by: 'text', text: 'Saved', visible: true, nth: 0 },
        check: { matcher: 'visible' },
      },
    ],
    [
      'a hidden text, to the letter',
      { matcher: 'hidden', text: 'Error', exact: true },
      {
        on: 'element',
        target: { by: 'text', text: 'Error', exact: true, visible: true, nth: 0 },
        check: { matcher: 'hidden' },
      },
    ],
    [
      'how often a text is visible',
      { matcher: 'count', text: 'Item', expected: '3' },
      {
        on: 'element',
        target: { by: 'text', text: 'Item', visible: true },
        check: { matcher: 'count', expected: 3 },
      },
    ],
    [
      'a role with a name',
      { matcher: 'enabled', role: 'button', name: 'Save', exact: true, not: true },
      {
        on: 'element',
        target: { by: 'role', role: 'button', name: 'Save', exact: true },
        check: { matcher: 'enabled' },
        not: true,
      },
    ],
    [
      'how many of a role there are',
      { matcher: 'count', role: 'row', expected: 0 },
      {
        on: 'element',
        target: { by: 'role', role: 'row' },
        check: { matcher: 'count', expected: 0 },
      },
    ],
    [
      'a value that is empty',
      { matcher: 'value', role: 'textbox', name: 'Email', expected: '' },
      {
        on: 'element',
        target: { by: 'role', role: 'textbox', name: 'Email' },
        check: { matcher: 'value', expected: '' },
      },
    ],
    [
      'a ref: by its own locator',
      { matcher: 'visible', ref: 'e1', element: 'x' },
      { on: 'element', target: heading, check: { matcher: 'visible' } },
    ],
  ])('%s', async (_, input, assertion) => {
    expect(await convert(input)).toEqual(assertion);
  });

  it.each<[string, object, RegExp]>([
    ['no element', { matcher: 'visible' }, /one of ref, role or text.*has none/],
    ['two elements', { matcher: 'visible', role: 'button', text: 'x' }, /has role and text/],
    ['a name without role', { matcher: 'visible', text: 'x', name: 'y' }, /does not take name/],
    ['a ref without element', { matcher: 'visible', ref: 'e1' }, /needs element too/],
    ['an element for the page', { matcher: 'url', expected: '/', text: 'x' }, /does not take text/],
    ['contains for an element', { matcher: 'visible', text: 'x', contains: true }, /contains/],
    ['nothing expected', { matcher: 'text', role: 'heading' }, /text needs expected/],
    ['an empty part', { matcher: 'containsText', role: 'main', expected: ' ' }, /non-empty/],
    ['an empty address', { matcher: 'url', expected: '', contains: true }, /non-empty/],
    ['checked "false"', { matcher: 'checked', role: 'checkbox', expected: 'false' }, /Use not/],
    ['visible "no"', { matcher: 'visible', text: 'x', expected: 'no' }, /Use not/],
    [
      'a text compared with itself',
      { matcher: 'containsText', text: 'x', expected: 'x' },
      /by text/,
    ],
    [
      'a count of one ref',
      { matcher: 'count', ref: 'e1', element: 'x', expected: 1 },
      /one element/,
    ],
    ['half a count', { matcher: 'count', role: 'row', expected: 1.5 }, /whole number/],
    ['a count in words', { matcher: 'count', role: 'row', expected: 'two' }, /whole number/],
    ['exact without name', { matcher: 'visible', role: 'row', exact: true }, /does not take exact/],
  ])('refuses %s', async (_, input, message) => {
    const converting = convert(input);
    await expect(converting).rejects.toThrow(ToolCallError);
    await expect(converting).rejects.toThrow(message);
  });

  it('gives the described target along', async () => {
    const described = target(heading);
    const input = assertInput.parse({ line: 1, matcher: 'visible', ref: 'e1', element: 'x' });
    expect(await toAssertion(input, async () => described)).toMatchObject({ target: described });
  });
});

describe('the locator of an assertion by ref', () => {
  const total = { matcher: 'text', ref: 'e1', element: 'x', expected: 'Total: 12' };
  const testId: Locator = { by: 'testId', testId: 'total' };
  const css: Locator = { by: 'css', css: '#total' };
  const path: Locator = { by: 'css', css: 'main > div:nth-child(2) > h2' };
  const sameText: Locator = { by: 'text', text: 'Total: 12' };

  it.each<[string, StepTarget, Locator]>([
    ['does not name the element by the asserted text', target(heading, [css, 500]), css],
    ['is the best of those that do not', target(heading, [css, 500], [testId, 1]), testId],
    ['is not another one by that text', target(heading, [sameText, 180], [css, 500]), css],
    ['is no place in the page', target(heading, [path, 10_000_000]), heading],
    ['must be unique', target(heading, [testId, 1, 2]), heading],
    ['stays when it does not hold the text', target(testId, [css, 500]), testId],
    [
      'looks into filters',
      target({ by: 'role', role: 'row', hasText: 'total: 12 ' }, [css, 500]),
      css,
    ],
  ])('%s', async (_, described, locator) => {
    expect(await convert(total, described)).toMatchObject({ target: locator });
  });

  it('may hold the name for other checks', async () => {
    const described = target(heading, [testId, 1]);
    const visible = { matcher: 'visible', ref: 'e1', element: 'x' };
    expect(await convert(visible, described)).toMatchObject({ target: heading });
  });

  it('may hold a label that is no part of the value', async () => {
    const email: Locator = { by: 'role', role: 'textbox', name: 'Email' };
    const value = { matcher: 'value', ref: 'e1', element: 'x', expected: 'a@b' };
    expect(await convert(value, target(email, [testId, 1]))).toMatchObject({ target: email });
  });
});
