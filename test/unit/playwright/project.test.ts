// biome-ignore-all lint/suspicious/noTemplateCurlyInString: GitHub's expressions look like it
import { parseEnv } from 'node:util';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { envNames } from '../../../src/playwright/export/env-names';
import { dotEnvLine } from '../../../src/playwright/export/project/dot-env';
import { renderProject } from '../../../src/playwright/export/render-project';
import { slug } from '../../../src/playwright/export/slug';
import { startOrigin } from '../../../src/playwright/export/start-origin';
import { zipProject } from '../../../src/playwright/export/zip-project';
import { makeCase, makeRun, ORIGIN, onElement, saveButton } from './make-run';

const secret = { name: 'PASSWORD', secret: true, value: 'hunter2' };
const run = makeRun([makeCase('A', [], [onElement({ kind: 'click' }, saveButton)])], {
  scenarioName: 'Log in & out',
  variables: [
    { name: 'NAME', secret: false, value: 'Ada # "Lovelace"' },
    { name: 'USER', secret: false, value: 'ada' },
    { name: 'COST', secret: false, value: '${{ secrets.PASSWORD }}' },
    secret,
  ],
});
const files = renderProject(run);
const file = (path: string) => files.get(path) ?? '';

describe('an exported project', () => {
  test('has these files', () => {
    expect([...files.keys()]).toEqual([
      'playwright.config.ts',
      'tests/log-in-out.spec.ts',
      'tests/env.ts',
      '.env.example',
      '.gitignore',
      'package.json',
      'tsconfig.json',
      'README.md',
      '.github/workflows/playwright.yml',
    ]);
  });

  test('holds no secret, even when the run does', () => {
    expect([...files.values()].join('\n')).not.toContain(secret.value);
  });

  test('.env.example has every variable, secrets empty', () => {
    expect(parseEnv(file('.env.example'))).toEqual({
      BASE_URL: ORIGIN,
      NAME: 'Ada # "Lovelace"',
      TEST_USER: 'ada',
      COST: '${{ secrets.PASSWORD }}',
      PASSWORD: '',
    });
  });

  test('the workflow sets every variable and lets no value be run', () => {
    expect(parse(file('.github/workflows/playwright.yml')).jobs.test.env).toEqual({
      BASE_URL: "${{ vars.BASE_URL || 'http://127.0.0.1:4000' }}",
      NAME: 'Ada # "Lovelace"',
      TEST_USER: 'ada',
      COST: '${{ vars.COST }}',
      PASSWORD: '${{ secrets.PASSWORD }}',
    });
  });

  test('asks for the Playwright it was tested with', () => {
    const { devDependencies } = JSON.parse(file('package.json'));
    expect(devDependencies['@playwright/test']).toMatch(/^\^1\.\d+\.\d+$/);
  });

  test('is one zip', () => {
    const unzipped = unzipSync(zipProject(files));
    expect(
      new Map(Object.entries(unzipped).map(([path, data]) => [path, strFromU8(data)])),
    ).toEqual(files);
  });
});

describe('baseURL', () => {
  test.each([
    ['https://app.example.com:8443/a?b#c', 'https://app.example.com:8443'],
    ['{{SITE}}/login', 'https://b.example'],
    ['https://{{PASSWORD}}.example/', undefined],
    ['https://b.example/?key={{PASSWORD}}', 'https://b.example'],
    ['about:blank', undefined],
    ['', undefined],
  ])('of a run that started at %s: %s', (startUrl, origin) => {
    const variables = [{ name: 'SITE', secret: false, value: 'https://b.example' }, secret];
    expect(startOrigin({ ...run, startUrl, variables })).toBe(origin);
  });

  test('is left to the environment when the start address does not tell', () => {
    const config = renderProject({ ...run, startUrl: '' }).get('playwright.config.ts');
    expect(config).toContain('baseURL: process.env.BASE_URL,');
  });

  test('is the variable of that name in the plan', () => {
    const variables = [{ name: 'BASE_URL', secret: false, value: 'https://c.example' }];
    const own = renderProject({ ...run, startUrl: '{{BASE_URL}}/login', variables });
    expect(own.get('playwright.config.ts')).toContain("BASE_URL || 'https://c.example',");
    expect(own.get('.env.example')?.match(/^BASE_URL=.*$/gm)).toEqual([
      'BASE_URL=https://c.example',
    ]);
    expect(own.get('tests/log-in-out.spec.ts')).toContain("page.goto('/login');");
  });
});

describe('file names', () => {
  test.each([
    ['  Ünïcode / path: "x"?  ', 'unicode-path-x'],
    ['../../etc/passwd', 'etc-passwd'],
    ['ログイン', 'scenario'],
    ['Con', 'scenario-con'],
    [`${'long '.repeat(40)}`, 'long-'.repeat(12).slice(0, -1)],
  ])('%j is %s', (name, expected) => {
    expect(slug(name, 'scenario')).toBe(expected);
  });
});

describe('environment variables', () => {
  test('a name that the system sets is not used', () => {
    const variables = ['USER', 'TEST_USER', 'path', 'EMAIL'].map((name) => ({
      name,
      secret: false,
    }));
    expect([...envNames(variables)]).toEqual([
      ['USER', 'TEST_TEST_USER'],
      ['TEST_USER', 'TEST_USER'],
      ['path', 'TEST_path'],
      ['EMAIL', 'EMAIL'],
    ]);
  });

  test('Node reads a line of .env as it was written', () => {
    const character = fc.constantFrom(...'\'"`#$\\n \n\t={}a1é'.split(''));
    const value = fc.oneof(fc.string(), fc.string({ unit: character }));
    fc.assert(
      fc.property(value, (text) => {
        const line = dotEnvLine('NAME', text);
        const cannot = text.includes('\r') || ["'", '"', '`'].every((mark) => text.includes(mark));
        if (line === undefined) expect(cannot || text.includes('\\n')).toBe(true);
        else expect(parseEnv(`A=1\n${line}\nB=2\n`)).toEqual({ A: '1', NAME: text, B: '2' });
      }),
      { numRuns: 2_000 },
    );
  });
});
