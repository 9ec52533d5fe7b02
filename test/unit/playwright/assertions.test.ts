// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the expected code has placeholders
import { expect, test } from 'vitest';
import {
  type ElementMatcher,
  elementMatcherSchema,
  type PageMatcher,
  pageMatcherSchema,
} from '../../../src/model/assertion';
import type { Step } from '../../../src/model/step';
import { renderSpec } from '../../../src/playwright/export/render-spec';
import { checks, makeCase, makeRun, ORIGIN, onPage, saveButton } from './make-run';

type Matcher = ElementMatcher | PageMatcher;
type Example<Check> = [check: Check, code: string, negated: string];

const button = "expect(page.getByRole('button', { name: 'Save' }))";

/** Each matcher as it is exported, and with `not`; the type asks for an entry for a new matcher. */
const onElementExamples: {
  [Name in ElementMatcher['matcher']]: Example<Extract<ElementMatcher, { matcher: Name }>>[];
} = {
  visible: [[{ matcher: 'visible' }, `${button}.toBeVisible()`, `${button}.toBeHidden()`]],
  hidden: [[{ matcher: 'hidden' }, `${button}.toBeHidden()`, `${button}.toBeVisible()`]],
  enabled: [[{ matcher: 'enabled' }, `${button}.toBeEnabled()`, `${button}.toBeDisabled()`]],
  checked: [[{ matcher: 'checked' }, `${button}.toBeChecked()`, `${button}.not.toBeChecked()`]],
  text: [
    [
      { matcher: 'text', expected: 'Hi {{NAME}}' },
      `${button}.toHaveText(\`Hi \${env('NAME')}\`)`,
      `${button}.not.toHaveText(\`Hi \${env('NAME')}\`)`,
    ],
  ],
  containsText: [
    [
      { matcher: 'containsText', expected: 'Sa' },
      `${button}.toContainText('Sa')`,
      `${button}.not.toContainText('Sa')`,
    ],
  ],
  value: [
    [
      { matcher: 'value', expected: '' },
      `${button}.toHaveValue('')`,
      `${button}.not.toHaveValue('')`,
    ],
  ],
  count: [
    [{ matcher: 'count', expected: 3 }, `${button}.toHaveCount(3)`, `${button}.not.toHaveCount(3)`],
  ],
};

/** In these the check saw the tab at `/issues?q=a`. */
const onPageExamples: {
  [Name in PageMatcher['matcher']]: Example<Extract<PageMatcher, { matcher: Name }>>[];
} = {
  url: [
    [
      { matcher: 'url', expected: `${ORIGIN}/issues?q=a` },
      "expect(page).toHaveURL('/issues?q=a')",
      "expect(page).not.toHaveURL('/issues?q=a')",
    ],
    [
      { matcher: 'url', expected: 'https://b.example/{{NAME}}' },
      "expect(page).toHaveURL(`https://b.example/${env('NAME')}`)",
      "expect(page).not.toHaveURL(`https://b.example/${env('NAME')}`)",
    ],
    [
      { matcher: 'url', expected: '/issues?q=a' },
      "expect(page).toHaveURL('/issues?q=a')",
      "expect(page).not.toHaveURL((url) => url.pathname + url.search === '/issues?q=a')",
    ],
    [
      { matcher: 'url', expected: '/issues' },
      "expect(page).toHaveURL((url) => url.pathname === '/issues')",
      "expect(page).not.toHaveURL((url) => url.pathname === '/issues')",
    ],
    [
      { matcher: 'url', expected: '/i/{{NAME}}#top' },
      "expect(page).toHaveURL(\n  (url) => url.pathname + url.search + url.hash === `/i/${env('NAME')}#top`,\n)",
      "expect(page).not.toHaveURL(\n  (url) => url.pathname + url.search + url.hash === `/i/${env('NAME')}#top`,\n)",
    ],
    [
      { matcher: 'url', expected: '/issues?q', contains: true },
      'expect(page).toHaveURL(/\\/issues\\?q/)',
      'expect(page).not.toHaveURL(/\\/issues\\?q/)',
    ],
    [
      { matcher: 'url', expected: '?by={{NAME}}', contains: true },
      "expect(page).toHaveURL(new RegExp(`\\\\?by=${envPattern('NAME')}`))",
      "expect(page).not.toHaveURL(new RegExp(`\\\\?by=${envPattern('NAME')}`))",
    ],
  ],
  title: [
    [
      { matcher: 'title', expected: "Ada's issues" },
      "expect(page).toHaveTitle('Ada\\'s issues')",
      "expect(page).not.toHaveTitle('Ada\\'s issues')",
    ],
    [
      { matcher: 'title', expected: '(3) Issues', contains: true },
      'expect(page).toHaveTitle(/\\(3\\) Issues/)',
      'expect(page).not.toHaveTitle(/\\(3\\) Issues/)',
    ],
    [
      { matcher: 'title', expected: '{{NAME}}', contains: true },
      "expect(page).toHaveTitle(new RegExp(envPattern('NAME')))",
      "expect(page).not.toHaveTitle(new RegExp(envPattern('NAME')))",
    ],
  ],
};

const variables = [{ name: 'NAME', secret: false, value: 'Ada' }];

function codeOf(step: Step): string {
  const spec = renderSpec(makeRun([makeCase('One', [], [step])], { variables }));
  const [, code = ''] = spec.split("await page.goto('/login');\n");
  return code
    .replace(/\n\}\);\n$/, '')
    .replaceAll('\n  ', '\n')
    .trim();
}

function checkOf(check: Matcher, not: boolean): Step {
  const result = { passed: true, received: `${ORIGIN}/issues?q=a`, tries: 1, durationMs: 9 };
  return check.matcher === 'url' || check.matcher === 'title'
    ? checks({ on: 'page', check, not }, { result })
    : checks({ on: 'element', target: saveButton, check, not }, { result });
}

const all: Example<Matcher>[] = [
  ...Object.values(onElementExamples).flat(),
  ...Object.values(onPageExamples).flat(),
];

test.each(all)('%j', (check, code, negated) => {
  expect(codeOf(checkOf(check, false))).toBe(`await ${code};`);
  expect(codeOf(checkOf(check, true))).toBe(`await ${negated};`);
});

test('each matcher has an example', () => {
  const matchers = [...elementMatcherSchema.options, ...pageMatcherSchema.options].map(
    (option) => option.shape.matcher.value,
  );
  expect(all.map(([check]) => check.matcher)).toEqual(expect.arrayContaining(matchers));
});

test('a path on another site than the start is compared by path', () => {
  const step = checks(
    { on: 'page', check: { matcher: 'url', expected: '/done' } },
    { result: { passed: true, received: 'https://b.example/done', tries: 1, durationMs: 9 } },
  );
  expect(codeOf(step)).toBe("await expect(page).toHaveURL((url) => url.pathname === '/done');");
});

test('a check that took longer than the default in the run gets the time it needs', () => {
  const run = makeRun([
    makeCase(
      'One',
      [],
      [
        onPage({ kind: 'navigate', url: '/slow' }, { durationMs: 2_000 }),
        onPage({ kind: 'waitForStable' }, { durationMs: 9_000 }),
        checks({ on: 'page', check: { matcher: 'title', expected: 'Slow' } }, { durationMs: 100 }),
        onPage({ kind: 'back' }, { durationMs: 100 }),
        checks(
          { on: 'page', check: { matcher: 'title', expected: 'Fast' } },
          { durationMs: 4_900 },
        ),
      ],
    ),
  ]);
  expect(renderSpec(run)).toContain("toHaveTitle('Slow', { timeout: 20_000 });");
  expect(renderSpec(run)).toContain("toHaveTitle('Fast');");
  expect(renderSpec(run)).not.toContain('setTimeout');
});

test('a test with much waiting gets more time as a whole', () => {
  const wait = onPage({
    kind: 'waitForText',
    text: 'Report ready',
    state: 'visible',
    timeoutMs: 45_000,
  });
  const spec = renderSpec(makeRun([makeCase('One', [], [wait])]));
  expect(spec).toContain(
    "test('One', async ({ page }) => {\n  test.setTimeout(75_000);\n\n  await page.goto",
  );
});
