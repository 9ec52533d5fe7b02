import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { ESLint } from 'eslint';
import playwright from 'eslint-plugin-playwright';
import tseslint from 'typescript-eslint';
import { findChromium } from '../../scripts/chromium.mjs';

/** What test runners set for themselves is not there where people run an exported project. */
const RUNNERS_SET =
  /^(?:VITEST|NODE_ENV$|BASE_URL$|DEV$|PROD$|MODE$|SSR$|TEST$|FORCE_COLOR$|CI$|TEST_WORKER_INDEX$|TEST_PARALLEL_INDEX$|PW|PLAYWRIGHT)/;

export interface Ended {
  code: number;
  output: string;
}

/** Writes a project inside the repository, so that its packages resolve. The caller removes it. */
export async function writeProject(files: Iterable<readonly [string, string]>): Promise<string> {
  await mkdir('.output', { recursive: true });
  const folder = await mkdtemp(resolve('.output/exported-'));
  for (const [path, content] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return folder;
}

/** `tsc --strict`, as the project's own tsconfig asks. */
export function typeCheck(folder: string): Promise<Ended> {
  return runNode('node_modules/typescript/bin/tsc', ['-p', '.'], folder);
}

/** `npx playwright test` */
export function runTests(folder: string, env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const chromium = findChromium();
  return runNode('node_modules/@playwright/test/cli.js', ['test', '--reporter=list'], folder, {
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    ...env,
  });
}

/** Each file with what the recommended rules of ESLint, TypeScript and Playwright say of it. */
export async function lint(folder: string): Promise<[string, ESLint.LintResult['messages']][]> {
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

function runNode(script: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  const inherited = Object.entries(process.env).filter(([name]) => !RUNNERS_SET.test(name));
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
