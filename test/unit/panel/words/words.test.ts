import { describe, expect, test } from 'vitest';
import { formatBytes, formatCount, stepsOf, tokensOf } from '../../../../src/panel/words/amounts';
import { formatDuration } from '../../../../src/panel/words/duration';
import { fileName } from '../../../../src/panel/words/file-name';
import { sampleCaseRun, sampleRun, sampleStep } from '../../../support/sample-run';

test.each([
  [0, '0 ms'],
  [119.6, '120 ms'],
  [999, '999 ms'],
  [1000, '1.0 s'],
  [59_940, '59.9 s'],
  [60_000, '1 min 0 s'],
  [125_000, '2 min 5 s'],
])('%d ms reads %j', (ms, words) => {
  expect(formatDuration(ms)).toBe(words);
});

test.each([
  [840, '840'],
  [3100, '3.1k'],
  [1_250_000, '1.3M'],
])('%d tokens read %j', (count, words) => {
  expect(formatCount(count)).toBe(words);
});

test.each([
  [74_200, '74 kB'],
  [1_400_000, '1.4 MB'],
  [10_700_000_000, '10.7 GB'],
])('%d bytes read %j', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});

test.each([
  ['Sign in', 'sign-in.md'],
  ['  Größe / “Preis” – 50 % ', 'große-preis-50.md'],
  ['../../etc/passwd', 'etc-passwd.md'],
  ['登录 测试', '登录-测试.md'],
  ['???', 'scenario.md'],
  ['x'.repeat(100), `${'x'.repeat(60)}.md`],
])('the scenario %j is saved as %j', (title, name) => {
  expect(fileName(title, '.md')).toBe(name);
});

describe('amounts of a run', () => {
  const usage = { inputTokens: 1, outputTokens: 20, cacheReadTokens: 300, cacheWriteTokens: 4000 };
  const caseRun = sampleCaseRun({ usage, steps: [sampleStep(), sampleStep()] });
  const run = sampleRun({ cases: [caseRun, caseRun] });

  test('tokens are those of all cases, cached ones too', () => {
    expect(tokensOf(run)).toBe(8642);
  });

  test('steps are those of all cases', () => {
    expect(stepsOf(run)).toBe(4);
  });
});
