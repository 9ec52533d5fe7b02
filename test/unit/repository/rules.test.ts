import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorClasses } from '../../../src/model/errors';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  .toString()
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
const textFiles = files.filter((file) => !/\.(png|ico|zip)$/.test(file));
const read = (file: string): string => readFileSync(file, 'utf8');

describe('rules of the whole repository', () => {
  const tests = files
    .filter((file) => /^test\/.*\.(test|spec)\.tsx?$/.test(file) && !file.includes('errors.test'))
    .map(read)
    .join('\n');

  it.each([...errorClasses.keys()])('%s is caused by a test', (code) => {
    expect(tests.includes(code)).toBe(true);
  });

  // Nothing throws an `UnexpectedError`: it is what any other error becomes on its way.
  const thrown = [...errorClasses.keys()].filter((code) => code !== 'UnexpectedError');

  it.each(thrown)('%s is thrown somewhere', (code) => {
    const throwers = files.filter(
      (file) => /^(src|entrypoints)\/.*\.tsx?$/.test(file) && !file.startsWith('src/model/errors/'),
    );
    expect(throwers.some((file) => read(file).includes(`new ${code}(`))).toBe(true);
  });

  it('every link between documents leads to a file', () => {
    const broken = files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        [...read(file).matchAll(/\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)/g)]
          .map(([, target = '']) => ({ file, target }))
          .filter(({ target }) => !existsSync(join(dirname(file), target))),
      );
    expect(broken).toEqual([]);
  });

  it('no file names a package registry or a folder of one machine', () => {
    const named = textFiles.filter(
      (file) =>
        file !== 'test/unit/repository/rules.test.ts' &&
        /registry\.npmjs|"resolved": "https?:|\/work\/(main|shared)|\/root\//.test(read(file)),
    );
    expect(named).toEqual([]);
  });

  it('every script that the documents name exists', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = ['README.md', 'CONTRIBUTING.md', 'docs/automation.md'].flatMap((file) =>
      [...read(file).matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name),
    );
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});
