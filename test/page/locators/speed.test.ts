import { expect, test } from 'vitest';
import { renderLocator } from '../../../src/model/locator-code';
import { proposeLocators } from '../../../src/page/locators';
import { queryAll } from '../../../src/page/query';

/** Several times what an idle machine needs: this catches work that grows with its square. */
const LIMIT_MS = 150;

/** The shortest of five runs, as other work on the machine only ever adds time. */
function shortest(run: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

test('a button in a table of 200 rows has a readable locator soon', () => {
  const row = (at: number) =>
    `<tr><td><a href="#${at}">SW-${at}</a></td><td>Crash on start page</td><td>Open</td><td>2024-05-0${at % 9}</td><td><button>Edit</button><button>Close</button></td></tr>`;
  const rows = Array.from({ length: 200 }, (_, at) => row(at + 1));
  document.body.innerHTML = `<table><tbody>${rows.join('')}</tbody></table>`;
  const button = document.querySelectorAll('button')[300];
  if (!button) throw new Error('The test page has too few buttons.');
  const [best] = proposeLocators(button);
  expect(best && renderLocator(best.locator)).toBe(
    "page.getByRole('row', { name: 'SW-151' }).getByRole('button', { name: 'Edit' })",
  );
  expect(shortest(() => proposeLocators(button))).toBeLessThan(LIMIT_MS);
});

test('queries over 9,000 elements', () => {
  const part = (at: number) =>
    `<section><h2>Heading ${at}</h2><div><p>Text about topic ${at}</p><span>more</span></div><ul><li><a href="#">Link ${at}</a></li><li><button>Button ${at}</button></li></ul></section>`;
  document.body.innerHTML = Array.from({ length: 900 }, (_, at) => part(at)).join('');
  expect(document.body.querySelectorAll('*').length).toBe(9000);
  const found = (run: () => Element[]) => ({ count: run().length, ms: shortest(run) });
  const all = {
    role: found(() => queryAll({ by: 'role', role: 'button', name: 'Button 77' })),
    text: found(() => queryAll({ by: 'text', text: 'topic 77' })),
    label: found(() => queryAll({ by: 'label', text: 'topic 77' })),
    css: found(() => queryAll({ by: 'css', css: 'section > ul li button' })),
    has: found(() =>
      queryAll({ by: 'css', css: 'section', has: { by: 'text', text: 'topic 77' } }),
    ),
  };
  expect(Object.values(all).map(({ count }) => count)).toEqual([11, 11, 0, 900, 11]);
  for (const [query, { ms }] of Object.entries(all)) expect(ms, query).toBeLessThan(LIMIT_MS);
});
