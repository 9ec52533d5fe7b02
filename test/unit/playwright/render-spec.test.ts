// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the expected code has placeholders
import { describe, expect, test } from 'vitest';
import { ExportError } from '../../../src/model/errors';
import { renderSpec } from '../../../src/playwright/export/render-spec';
import {
  checks,
  emailBox,
  makeCase,
  makeRun,
  ORIGIN,
  onElement,
  onPage,
  saveButton,
} from './make-run';

const saved = checks({
  on: 'element',
  target: { by: 'role', role: 'status' },
  check: { matcher: 'text', expected: 'Saved' },
});
const titleIs = (expected: string) =>
  ({ on: 'page', check: { matcher: 'title', expected } }) as const;

describe('the shape of a spec', () => {
  test('one case: one test with its own page, a step for each plan line', () => {
    const run = makeRun(
      [
        makeCase(
          'Sign in',
          ['Fill in the email', 'Press "Save"', "Verify it's saved"],
          [
            onElement({ kind: 'fill', value: '{{EMAIL}}' }, emailBox, { line: 1 }),
            onPage({ kind: 'waitForStable' }, { line: 2 }),
            onElement({ kind: 'click' }, saveButton, { line: 2 }),
            { ...saved, line: 3 },
          ],
        ),
      ],
      { variables: [{ name: 'EMAIL', secret: false, value: 'ada@example.com' }] },
    );
    expect(renderSpec(run)).toBe(
      `import { expect, test } from '@playwright/test';
import { env } from './env';

test('Sign in', async ({ page }) => {
  await page.goto('/login');

  await test.step('Fill in the email', async () => {
    await page.getByRole('textbox', { name: 'Email' }).fill(env('EMAIL'));
  });

  await test.step('Press "Save"', async () => {
    await page.getByRole('button', { name: 'Save' }).click();
  });

  await test.step('Verify it\\'s saved', async () => {
    await expect(page.getByRole('status')).toHaveText('Saved');
  });
});
`,
    );
  });

  test('several cases: tests in order on one page', () => {
    const run = makeRun([
      makeCase('Save', ['Press Save'], [onElement({ kind: 'click' }, saveButton, { line: 1 })]),
      makeCase('Never begun', ['Press Save'], []),
      makeCase('Check', [], [saved]),
    ]);
    expect(renderSpec(run)).toBe(
      `import { expect, type Page, test } from '@playwright/test';

test.describe('Issue tracker', () => {
  // The tests share one page and its state, as the cases did in the run.
  test.describe.configure({ mode: 'serial' });

  let page: Page;

  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
  });

  test.afterAll(async () => {
    await page.close();
  });

  test('Save', async () => {
    await page.goto('/login');

    await test.step('Press Save', async () => {
      await page.getByRole('button', { name: 'Save' }).click();
    });
  });

  // Left out, as the run did nothing there: Never begun

  test('Check', async () => {
    await expect(page.getByRole('status')).toHaveText('Saved');
  });
});
`,
    );
  });

  test('a step without a line goes with the line around it, or stands bare', () => {
    const click = (line?: number) =>
      onElement({ kind: 'click' }, saveButton, line === undefined ? {} : { line });
    const run = makeRun([
      makeCase('A', ['One', 'Two'], [click(1), click(), click(1), click(), click(2)]),
    ]);
    expect(bodyOf(renderSpec(run))).toEqual([
      "await page.goto('/login');",
      "await test.step('One', async () => {",
      'click',
      'click',
      'click',
      '});',
      'click',
      "await test.step('Two', async () => {",
      'click',
      '});',
    ]);
  });

  test('a step for a pass criterion has its text for a title', () => {
    const caseRun = makeCase('A', ['Save'], [{ ...saved, line: 2 }], {
      expectedChecks: [{ number: 2, text: 'The note is saved' }],
    });
    expect(renderSpec(makeRun([caseRun]))).toContain("test.step('The note is saved', ");
  });

  test('nothing is left of a line that only waited for the page', () => {
    const run = makeRun([
      makeCase('A', ['Wait'], [onPage({ kind: 'waitForStable' }, { line: 1 }), saved]),
    ]);
    expect(renderSpec(run)).not.toContain('test.step');
  });

  test('the start address is not gone to twice', () => {
    const go = onPage({ kind: 'navigate', url: '/login' }, { line: 1, url: `${ORIGIN}/x` });
    const run = makeRun([makeCase('A', ['Open the login'], [go])]);
    expect(renderSpec(run).match(/page\.goto\('\/login'\)/g)).toHaveLength(1);
  });

  test('a start address with a variable is read from the environment', () => {
    const run = makeRun([makeCase('A', [], [onPage({ kind: 'navigate', url: `${ORIGIN}/b` })])], {
      startUrl: '{{SITE}}/login',
      variables: [{ name: 'SITE', secret: false, value: ORIGIN }],
    });
    expect(bodyOf(renderSpec(run))).toEqual([
      "await page.goto(`${env('SITE')}/login`);",
      "await page.goto('/b');",
    ]);
  });

  test('a run in which nothing was done is an error', () => {
    expect(() => renderSpec(makeRun([]))).toThrow(ExportError);
    expect(() => renderSpec(makeRun([makeCase('A', ['x'], [])], { startUrl: '' }))).toThrow(
      'ended before its first step',
    );
  });
});

describe('steps that failed', () => {
  test('a failed try is left out when the case went on', () => {
    const run = makeRun([
      makeCase(
        'A',
        [],
        [
          onElement({ kind: 'hover' }, saveButton, { status: 'failed' }),
          onElement({ kind: 'click' }, saveButton),
          checks(titleIs('Inbox')),
          onElement({ kind: 'hover' }, saveButton, { status: 'stopped' }),
        ],
      ),
    ]);
    expect(bodyOf(renderSpec(run))).toEqual([
      "await page.goto('/login');",
      'click',
      "await expect(page).toHaveTitle('Inbox');",
    ]);
  });

  test('a check that did not hold stays, and says so', () => {
    const run = makeRun([
      makeCase(
        'A',
        [],
        [
          checks(titleIs('Inbox'), { status: 'failed', durationMs: 5_100, line: 1 }),
          checks(titleIs('Outbox'), { line: 1 }),
        ],
        { verdict: { outcome: 'failed', reason: 'The title is Draft', stepIndex: 0 } },
      ),
    ]);
    expect(bodyOf(renderSpec(run)).slice(2, 4)).toEqual([
      '// The run failed here. It saw: Draft',
      "await expect(page).toHaveTitle('Inbox');",
    ]);
  });

  test.each([
    ['was decided', { outcome: 'failed', reason: 'Save', stepIndex: 1 }],
    ['ended without a word on it', { outcome: 'inconclusive', reason: 'The tab was closed' }],
  ] as const)('the action at which a case %s stays, and says why it failed', (_, verdict) => {
    const error = { code: 'NotActionableError', message: 'Button "Save" is covered\nby a dialog.' };
    const failed = { status: 'failed', error } as const;
    const run = makeRun([
      makeCase(
        'A',
        [],
        [
          onElement({ kind: 'hover' }, saveButton),
          onElement({ kind: 'click' }, saveButton, failed),
          onElement({ kind: 'click' }, saveButton, failed),
          onElement({ kind: 'click' }, saveButton, { status: 'stopped' }),
        ],
        { verdict },
      ),
    ]);
    expect(bodyOf(renderSpec(run))).toEqual([
      "await page.goto('/login');",
      "await page.getByRole('button', { name: 'Save' }).hover();",
      '// The run failed here: Button "Save" is covered by a dialog.',
      'click',
    ]);
  });

  test('an action whose target was never found is named in a comment', () => {
    const lost = onElement({ kind: 'click' }, saveButton, {
      status: 'failed',
      error: { code: 'TargetNotFoundError', message: 'There is no button "Save".' },
    });
    const run = makeRun([
      makeCase('A', [], [{ ...lost, target: undefined }], {
        verdict: { outcome: 'failed', reason: 'no button' },
      }),
    ]);
    expect(bodyOf(renderSpec(run)).slice(1)).toEqual([
      '// The run failed here: There is no button "Save".',
      '// Left out, as the run kept no locator for this click: write one.',
    ]);
  });
});

describe('what a reviewer reads', () => {
  test('a healed step says what it was', () => {
    const click = onElement({ kind: 'click' }, saveButton, { healedFrom: 'button "Store */"' });
    const run = makeRun([makeCase('A', [], [click])]);
    expect(bodyOf(renderSpec(run)).slice(1)).toEqual(['// was: button "Store */"', 'click']);
  });

  test('titles that Playwright or its lint rules refuse are mended', () => {
    const click = onElement({ kind: 'click' }, saveButton, { line: 1 });
    const titles = ['Test the login', '  \n ', 'Same', 'Same'].map((name) =>
      makeCase(name, ['Step\ninto `it`'], [click]),
    );
    const spec = renderSpec(makeRun(titles, { scenarioName: 'describe it' }));
    expect(
      [...spec.matchAll(/(?:test|describe|step)\((.*), async|describe\((.*), \(/g)].map(
        (m) => m[1] ?? m[2],
      ),
    ).toEqual([
      "'Scenario: describe it'",
      "'Case 1: Test the login'",
      "'Line 1: Step into `it`'",
      "'Case 2'",
      "'Line 1: Step into `it`'",
      "'Same'",
      "'Line 1: Step into `it`'",
      "'Same (2)'",
      "'Line 1: Step into `it`'",
    ]);
  });

  test('variables in locators are read from the environment too', () => {
    const run = makeRun(
      [
        makeCase(
          'A',
          [],
          [
            onElement(
              { kind: 'click' },
              {
                by: 'role',
                role: 'button',
                name: 'It\'s "{{NAME}}"',
                within: { by: 'css', css: '#a-{{NAME}}' },
                hasText: { regex: '^{{NAME}} \\\\/.$', flags: 'i' },
                hasNotText: { regex: "[/'{]{2}", flags: '' },
              },
            ),
          ],
        ),
      ],
      { variables: [{ name: 'NAME', secret: false, value: 'Ada' }] },
    );
    expect(renderSpec(run)).toContain(`
  await page
    .locator(\`#a-\${env('NAME')}\`)
    .getByRole('button', { name: \`It's "\${env('NAME')}"\` })
    .filter({ hasText: new RegExp(\`^\${envPattern('NAME')} \\\\\\\\\\\\/.$\`, 'i'), hasNotText: /[/'{]{2}/ })
    .click();`);
    expect(renderSpec(run)).toContain("import { env, envPattern } from './env';");
  });

  test('long lines are broken where a person would', () => {
    const row = {
      by: 'role',
      role: 'row',
      name: 'Quarterly report of the northern site',
    } as const;
    const cell = {
      by: 'role',
      role: 'cell',
      name: 'Approved by the finance team',
      within: row,
    } as const;
    const run = makeRun([
      makeCase(
        'A',
        [],
        [
          onElement({ kind: 'click' }, cell),
          checks({ on: 'element', target: cell, check: { matcher: 'visible' } }),
          checks({
            on: 'element',
            target: row,
            check: { matcher: 'text', expected: 'x'.repeat(40) },
          }),
        ],
      ),
    ]);
    expect(renderSpec(run)).toContain(`
  await page
    .getByRole('row', { name: 'Quarterly report of the northern site' })
    .getByRole('cell', { name: 'Approved by the finance team' })
    .click();
  await expect(
    page
      .getByRole('row', { name: 'Quarterly report of the northern site' })
      .getByRole('cell', { name: 'Approved by the finance team' }),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: 'Quarterly report of the northern site' })).toHaveText(
    '${'x'.repeat(40)}',
  );
`);
  });
});

/** The lines inside the first test, without indentation; clicks on Save are said as `click`. */
function bodyOf(spec: string): string[] {
  return spec
    .split('\n')
    .slice(spec.split('\n').findIndex((line) => line.startsWith('test(')) + 1, -2)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (line.endsWith("{ name: 'Save' }).click();") ? 'click' : line));
}

test('a target in a closed shadow root says that Playwright cannot reach it', () => {
  const inRoot = onElement({ kind: 'click' }, saveButton, { line: 1 });
  const target = inRoot.target && { ...inRoot.target, inClosedShadowRoot: true as const };
  const spec = renderSpec(makeRun([makeCase('Tag', ['Click Save'], [{ ...inRoot, target }])]));
  expect(spec).toContain('// In a closed shadow root, which Playwright cannot see into');
});
