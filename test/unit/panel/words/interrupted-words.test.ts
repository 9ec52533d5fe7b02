import { expect, test } from 'vitest';
import messages from '../../../../public/_locales/en/messages.json';
import type { Target } from '../../../../src/panel/dependencies';
import { createTranslate } from '../../../../src/panel/translate';
import { interruptedWords } from '../../../../src/panel/words/interrupted-words';
import { otherSite } from '../../../../src/panel/words/other-site';
import { sampleCaseRun, sampleRun, sampleStep } from '../../../support/sample-run';

const t = createTranslate((key, substitutions) =>
  messages[key].message.replace(/\$(\d)/g, (_, digit) => substitutions[digit - 1] ?? ''),
);
const withSteps = (...counts: number[]) =>
  sampleRun({
    cases: counts.map((count) =>
      sampleCaseRun({ steps: Array.from({ length: count }, () => sampleStep()) }),
    ),
  });

test.each([
  [[], 'The run “Sign in” was interrupted before its first step.'],
  [[0], 'The run “Sign in” was interrupted before its first step.'],
  [[3], 'The run “Sign in” was interrupted at step 3.'],
  [[3, 0], 'The run “Sign in” was interrupted at the start of case 2.'],
  [[3, 2], 'The run “Sign in” was interrupted at step 2 of case 2.'],
])('cases with %j steps: %s', (counts, words) => {
  expect(interruptedWords(t, withSteps(...counts))).toBe(words);
});

const target: Target = {
  tabId: 1,
  url: 'https://other.test/',
  title: '',
  site: 'other.test',
  granted: true,
};
const stoppedAt = (...urls: (string | undefined)[]) =>
  sampleRun({
    cases: urls.map((url) => {
      const { url: _, effect: __, ...step } = sampleStep();
      return sampleCaseRun({ steps: [url === undefined ? step : { ...step, url }] });
    }),
  });

test.each([
  [sampleRun(), undefined],
  [stoppedAt('https://other.test/deep?a=1'), undefined],
  [stoppedAt('https://other.test/', 'https://shop.test/'), { tab: 'other.test', run: 'shop.test' }],
  [stoppedAt('https://shop.test:8080/'), { tab: 'other.test', run: 'shop.test:8080' }],
  [stoppedAt('••••'), undefined],
  [stoppedAt(undefined), undefined],
])('the sites of tab and run %#', (run, sites) => {
  expect(otherSite(run, target)).toEqual(sites);
});

test('where the last step led counts, and a tab that is gone is on no site', () => {
  const run = sampleRun({ cases: [sampleCaseRun({ steps: [sampleStep()] })] });
  expect(otherSite(run, { ...target, site: 'localhost:4100' })).toBeUndefined();
  expect(otherSite(run, target)).toEqual({ tab: 'other.test', run: 'localhost:4100' });
  expect(otherSite(run, undefined)).toBeUndefined();
});
