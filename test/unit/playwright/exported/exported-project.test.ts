import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderProject } from '../../../../src/playwright/export/render-project';
import { lint, runTests, typeCheck, writeProject } from '../../../support/exported-project';
import { failedRun, trackerRun } from './tracker-run';
import { serveTrackerSite, type TrackerSite } from './tracker-site';

const SECRET = 's3cret`';
const MINUTES = 180_000;

let site: TrackerSite;
let passing: string;
let failing: string;

beforeAll(async () => {
  site = await serveTrackerSite();
  passing = await writeProject(renderProject(trackerRun(site.origin)));
  failing = await writeProject(renderProject(failedRun(site.origin)));
});

afterAll(async () => {
  await site.close();
  await Promise.all([passing, failing].map((folder) => rm(folder, { recursive: true })));
});

describe('an exported project', () => {
  test('passes tsc --strict', { timeout: MINUTES }, async () => {
    expect(await typeCheck(passing)).toEqual({
      code: 0,
      output: '',
    });
  });

  test('passes the recommended lint rules without a warning', { timeout: MINUTES }, async () => {
    const messages = [...(await lint(passing)), ...(await lint(failing))];
    expect(messages).toEqual([
      ['playwright.config.ts', []],
      ['tests/env.ts', []],
      ['tests/uber-issue-tracker-smoke.spec.ts', []],
      ['playwright.config.ts', []],
      ['tests/env.ts', []],
      ['tests/issue-tracker.spec.ts', []],
    ]);
  });

  test('says which variable is missing', { timeout: MINUTES }, async () => {
    const { code, output } = await runTests(passing);
    expect(output).toContain('Set EMAIL in the environment or in .env (see .env.example).');
    expect(code).toBe(1);
  });

  test('passes npx playwright test, its variables read from .env', {
    timeout: MINUTES,
  }, async () => {
    await writeFile(join(passing, '.env'), `EMAIL="ada's@example.com"\nPASSWORD='${SECRET}'\n`);
    const { code, output } = await runTests(passing);
    expect(output).toMatch(/2 passed/);
    expect(code).toBe(0);
  });

  test('of a failed run fails where the run failed', { timeout: MINUTES }, async () => {
    const { code, output } = await runTests(failing);
    expect(output).toMatch(/1 failed/);
    expect(output).toContain(
      "> 12 |     await expect(page.getByRole('heading')).toHaveText('Welcome');",
    );
    expect(code).toBe(1);
  });
});
