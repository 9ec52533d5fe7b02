import { describe, expect, test } from 'vitest';
import { StrictModeError, TargetNotFoundError } from '../../../src/model/errors/page-errors';
import type { Locator } from '../../../src/model/locator';
import { type QueryOneOptions, queryOne } from '../../../src/page/query';
import { byId, show } from './support';

function failure(locator: Locator, options?: QueryOneOptions): Error & { details?: object } {
  try {
    queryOne(locator, document, options);
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('The query did not fail.');
}

test('the one element', () => {
  show('<button id="a">Save</button><button>Cancel</button>');
  expect(queryOne({ by: 'role', role: 'button', name: 'Save' })).toBe(byId('a'));
});

describe('several', () => {
  test('each is listed with code that finds it alone', () => {
    show(`<button>Save</button><button id="all">Save all</button>
      <div role="dialog" aria-label="Edit"><button>Save draft</button></div>`);
    const error = failure({ by: 'role', role: 'button', name: 'Save' });
    expect(error).toBeInstanceOf(StrictModeError);
    expect(error.message).toBe(
      [
        "getByRole('button', { name: 'Save' }) matches 3 elements, where one is wanted:",
        "  1) <button>Save</button> aka getByRole('button', { name: 'Save', exact: true })",
        `  2) <button id="all">Save all</button> aka getByRole('button', { name: 'Save all' })`,
        "  3) <button>Save draft</button> aka getByRole('button', { name: 'Save draft' })",
        'Use one of these locators, or say where on the page the element is.',
      ].join('\n'),
    );
    expect(error.details).toMatchObject({
      matches: 3,
      candidates: [
        "getByRole('button', { name: 'Save', exact: true })",
        "getByRole('button', { name: 'Save all' })",
        "getByRole('button', { name: 'Save draft' })",
      ],
    });
  });

  test('ten are listed, the others counted; secrets are masked', () => {
    show('<p>hunter2 again</p>'.repeat(13));
    const error = failure({ by: 'css', css: 'p' }, { secrets: ['hunter2'] });
    expect(error.message).toContain('  10) <p>•••• again</p> aka');
    expect(error.message).toContain('  and 3 more');
    expect(error.message).not.toContain('hunter2');
  });
});

describe('none', () => {
  test.each<[string, Locator, string]>([
    [
      'the nearest names of that role',
      { by: 'role', role: 'button', name: 'Sign in' },
      `Nothing matches getByRole('button', { name: 'Sign in' }). With the role button there is: "Sign up", "Log in", "Save". Use one of these names, or wait for yours.`,
    ],
    [
      'no such role',
      { by: 'role', role: 'slider', name: 'Volume' },
      `Nothing matches getByRole('slider', { name: 'Volume' }). There is no element with the role slider. Wait until it is there, or find it by its role and name.`,
    ],
    [
      'hidden',
      { by: 'role', role: 'button', name: 'Ghost' },
      `Nothing matches getByRole('button', { name: 'Ghost' }). One is there, but hidden.`,
    ],
    [
      'another state',
      { by: 'role', role: 'button', name: 'Save', disabled: true },
      `Nothing matches getByRole('button', { name: 'Save', disabled: true }). It is there, but in another state.`,
    ],
    [
      'the place is not there',
      { by: 'text', text: 'x', within: { by: 'role', role: 'dialog' } },
      `Nothing matches getByRole('dialog').getByText('x'). The place it looks in, getByRole('dialog'), is not there. There is no element with the role dialog. Wait until it is there, or find it by its role and name.`,
    ],
    [
      'elsewhere on the page',
      { by: 'role', role: 'button', name: 'Save', within: { by: 'role', role: 'main' } },
      `Nothing matches getByRole('main').getByRole('button', { name: 'Save' }). It is on the page, but not in getByRole('main').`,
    ],
    [
      'filtered out',
      { by: 'role', role: 'button', hasText: 'nope' },
      `Nothing matches getByRole('button').filter({ hasText: 'nope' }). Without its filters it matches 3.`,
    ],
    [
      'too few',
      { by: 'role', role: 'button', nth: 7 },
      `Nothing matches getByRole('button').nth(7). Without its position it matches 3.`,
    ],
  ])('%s', (_why, locator, message) => {
    show(`<button>Save</button><button>Log in</button><button>Sign up</button>
      <button hidden>Ghost</button><main>x</main>`);
    const error = failure(locator);
    expect(error).toBeInstanceOf(TargetNotFoundError);
    expect(error.message).toBe(message);
  });

  test('at most five names, and no secrets in them', () => {
    show([1, 2, 3, 4, 5, 6, 7].map((n) => `<button>Key hunter2 ${n}</button>`).join(''));
    const error = failure({ by: 'role', role: 'button', name: 'Go' }, { secrets: ['hunter2'] });
    expect(error.details).toEqual({
      candidates: [1, 2, 3, 4, 5].map((n) => `Key •••• ${n}`),
    });
    expect(error.message).not.toContain('hunter2');
  });
});
