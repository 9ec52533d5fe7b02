import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { version } from '../../../package.json';
import type { Run } from '../../../src/model/run';
import { toResults } from '../../../src/report/results';
import { resultsJsonSchema } from '../../../src/report/results-json-schema';
import { resultsSchema } from '../../../src/report/results-schema';
import { failedRun, trackerRun } from '../playwright/exported/tracker-run';
import {
  checks,
  emailBox,
  makeCase,
  makeRun,
  ORIGIN,
  onElement,
  onPage,
  START,
} from '../playwright/make-run';

const usage = { inputTokens: 10, outputTokens: 2, cacheReadTokens: 5, cacheWriteTokens: 1 };

const run = makeRun(
  [
    makeCase(
      'Sign in',
      ['Fill in the email', 'Verify the title', 'Verify the address'],
      [
        onElement({ kind: 'fill', value: '{{EMAIL}}' }, emailBox, {
          line: 1,
          startedAt: START + 1000,
          url: `${ORIGIN}/login`,
          effect: { mutations: 2, value: '{{EMAIL}}' },
          healedFrom: 'textbox "E-mail"',
          said: 'I fill in the email.',
        }),
        checks({ on: 'page', check: { matcher: 'title', expected: 'Inbox' } }, { line: 2 }),
        checks(
          { on: 'element', target: emailBox, check: { matcher: 'visible' }, not: true },
          { line: 2, status: 'failed' },
        ),
      ],
      {
        verdict: { outcome: 'failed', reason: 'Step 3 failed', stepIndex: 2 },
        summary: 'The title is right.',
        usage,
      },
    ),
    makeCase(
      'Broken off',
      [],
      [
        onPage(
          { kind: 'back' },
          {
            status: 'failed',
            durationMs: undefined,
            error: {
              code: 'TabClosedError',
              message: 'The tab was closed.',
              details: { tabId: 7 },
            },
          },
        ),
      ],
      { verdict: undefined, durationMs: undefined, usage },
    ),
  ],
  {
    status: 'interrupted',
    model: 'anthropic',
    modelName: 'claude-haiku',
    variables: [
      { name: 'EMAIL', secret: false, value: 'ada@example.com' },
      { name: 'PASSWORD', secret: true, value: 'hunter2' },
    ],
    verdict: { outcome: 'failed', reason: 'Case 1 "Sign in": Step 3 failed', stepIndex: 2 },
    error: { code: 'TabClosedError', message: 'The tab was closed.', details: { tabId: 7 } },
  },
);

/** As it is in the file. */
const asJson = (of: Run) => JSON.parse(JSON.stringify(toResults(of)));

describe('results', () => {
  const results = asJson(run);

  test('say what ran and how it ended', () => {
    expect(results).toMatchObject({
      format: 'sidewright-results',
      formatVersion: 1,
      tool: { name: 'Sidewright', version },
      scenario: {
        id: run.scenarioId,
        name: 'Issue tracker',
        startUrl: `${ORIGIN}/login`,
        variables: [
          { name: 'EMAIL', secret: false, value: 'ada@example.com' },
          { name: 'PASSWORD', secret: true },
        ],
      },
      run: {
        id: run.id,
        status: 'interrupted',
        model: { kind: 'anthropic', name: 'claude-haiku' },
        startedAt: '2026-01-02T03:04:05.000Z',
        durationMs: 4000,
        verdict: { outcome: 'failed', reason: 'Case 1 "Sign in": Step 3 failed' },
        checks: { ran: 2, passed: 1, failed: 1, expected: 2, covered: 1 },
        error: { code: 'TabClosedError', message: 'The tab was closed.' },
        usage: { inputTokens: 20, outputTokens: 4, cacheReadTokens: 10, cacheWriteTokens: 2 },
      },
    });
  });

  test('say which step covered each expected check', () => {
    expect(results.cases[0].verdict).toEqual({
      outcome: 'failed',
      reason: 'Step 3 failed',
      step: 3,
    });
    expect(results.cases[0].expectedChecks).toEqual([
      { number: 2, text: 'Verify the title', status: 'failed', coveredBy: [2, 3] },
      { number: 3, text: 'Verify the address', status: 'notChecked', coveredBy: [] },
    ]);
  });

  test('describe each step in words, data and code', () => {
    const [fill, , check] = results.cases[0].steps;
    expect(fill).toEqual({
      number: 1,
      id: run.cases[0]?.steps[0]?.id,
      line: 1,
      description: 'Fill button "Save" with "{{EMAIL}}"',
      status: 'done',
      startedAt: '2026-01-02T03:04:06.000Z',
      durationMs: 100,
      url: `${ORIGIN}/login`,
      action: { kind: 'fill', value: '{{EMAIL}}' },
      target: { role: 'button', name: 'Save', healedFrom: 'textbox "E-mail"' },
      locator: "page.getByRole('textbox', { name: 'Email' })",
      effect: 'value is now "{{EMAIL}}"; 2 changes on the page',
      said: 'I fill in the email.',
    });
    expect(check).toMatchObject({
      number: 3,
      status: 'failed',
      check: {
        matcher: 'visible',
        not: true,
        passed: false,
        received: 'Draft',
        tries: 1,
        durationMs: 20,
      },
      locator: "page.getByRole('textbox', { name: 'Email' })",
    });
    expect(check).not.toHaveProperty('action');
  });

  test('hold no secret, and nothing of an error but its words', () => {
    expect(JSON.stringify(results)).not.toContain('hunter2');
    expect(JSON.stringify(results)).not.toContain('tabId');
  });
});

describe('the published schema', () => {
  test('is up to date: npx tsx scripts/results-schema.ts writes it', () => {
    const published = JSON.parse(readFileSync('docs/results.schema.json', 'utf8'));
    expect(published).toEqual(resultsJsonSchema());
  });

  test.each([
    ['a run that was broken off', run],
    ['a run that passed', trackerRun(ORIGIN)],
    ['a run that failed', failedRun(ORIGIN)],
    ['a run without a case', makeRun([], { durationMs: undefined, verdict: undefined })],
  ])('describes the results of %s', (_, of) => {
    const published = JSON.parse(readFileSync('docs/results.schema.json', 'utf8'));
    // Formats are also there as patterns, which ajv knows without a plugin.
    const validate = new Ajv2020({
      allErrors: true,
      allowUnionTypes: true,
      validateFormats: false,
    }).compile(published);
    validate(asJson(of));
    expect(validate.errors).toBeNull();
    // Parsing drops what the schema does not name, so nothing is left undocumented.
    expect(resultsSchema.parse(asJson(of))).toEqual(asJson(of));
  });

  test('refuses what it does not describe', () => {
    const validate = new Ajv2020({ allowUnionTypes: true, validateFormats: false }).compile(
      resultsJsonSchema(),
    );
    const results = asJson(run);
    expect(validate({ ...results, formatVersion: 2 })).toBe(false);
    expect(validate({ ...results, run: { ...results.run, startedAt: 'today' } })).toBe(false);
    expect(validate({ ...results, cases: [{}] })).toBe(false);
    expect(validate({ ...results, later: 'added' })).toBe(true);
  });
});

test('the example in the documentation fits the schema', () => {
  const [, example = ''] = /```json\n(.*?)```/s.exec(readFileSync('docs/results.md', 'utf8')) ?? [];
  const parsed = JSON.parse(example);
  expect(resultsSchema.parse(parsed)).toEqual(parsed);
});
