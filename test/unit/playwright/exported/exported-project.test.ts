import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { ESLint } from 'eslint';
import playwright from 'eslint-plugin-playwright';
import tseslint from 'typescript-eslint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../../../../scripts/chromium.mjs';
import type { Run } from '../../../../src/model/run';
import { renderProject } from '../../../../src/playwright/export/render-project';
import { failedRun, trackerRun } from './tracker-run';
import { serveTrackerSite, type TrackerSite } from './tracker-site';

const SECRET = 's3cret`';
const MINUTES = 180_000;
/** What vitest sets for itself is not there where people run an exported project. */
const VITEST_SETS = /^(?:VITEST|NODE_ENV$|BASE_URL$|DEV$|PROD$|MODE$|SSR$|TEST$|FORCE_COLOR$|CI$)/;

let site: TrackerSite;
let passing: string;
let failing: string;

beforeAll(async () => {
  site = await serveTrackerSite();
  passing = await writeProject(trackerRun(site.origin));
  failing = await writeProject(failedRun(site.origin));
});

afterAll(async () => {
  await site.close();
  await Promise.all([passing, failing].map((folder) => rm(folder, { recursive: true })));
});

/** Written inside the repository, so that its packages resolve. */
async function writeProject(run: Run): Promise<string> {
  await mkdir('.output', { recursive: true });
  const folder = await mkdtemp(resolve('.output/exported-'));
  for (const [path, content] of renderProject(run)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return folder;
}

interface Ended {
  code: number;
  output: string;
}

function runNode(script: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  const inherited = Object.entries(process.env).filter(([name]) => !VITEST_SETS.test(name));
  return new Promise<Ended>((done) => {
    execFile(
      process.execPath,
      [resolve(script), ...args],
      { cwd, env: { ...Object.fromEntries(inherited), ...env } },
      (error, stdout, stderr) =>
        done({ code: error ? Number(error.code ?? -1) : 0, output: stdout + stderr }),
    );
  });
}

function runTests(folder: string, env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const chromium = findChromium();
  return runNode('node_modules/@playwright/test/cli.js', ['test', '--reporter=list'], folder, {
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    ...env,
  });
}

/** Each file with what the linter says of it. */
async function lint(folder: string): Promise<[string, ESLint.LintResult['messages']][]> {
  const eslint = new ESLint({
    cwd: folder,
    overrideConfigFile: true,
    overrideConfig: [
      ...tseslint.configs.recommended,
      { ...playwright.configs['flat/recommended'], files: ['tests/**'] },
      { linterOptions: { reportUnusedDisableDirectives: 'error' } },
    ],
  });
  const results = await eslint.lintFiles(['**/*.ts']);
  return results.map(({ filePath, messages }) => [relative(folder, filePath), messages]);
}

describe('an exported project', () => {
  test('passes tsc --strict', { timeout: MINUTES }, async () => {
    expect(await runNode('node_modules/typescript/bin/tsc', ['-p', '.'], passing)).toEqual({
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
