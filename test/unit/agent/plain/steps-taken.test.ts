import { expect, it } from 'vitest';
import { plannedSteps } from '../../../../src/agent/models/plain/planned-steps';
import { stepsTaken } from '../../../../src/agent/models/plain/steps-taken';
import { newStepId } from '../../../../src/model/ids';
import type { Step, StepCall } from '../../../../src/model/step';
import { assertStep } from '../make-step';
import { caseOf } from './play';

type ElementCall = Extract<StepCall, { type: 'element' }>['action'];
type PageCall = Extract<StepCall, { type: 'page' }>['action'];

function step(line: number | undefined, call: StepCall, change: Partial<Step> = {}): Step {
  return {
    id: newStepId(),
    call,
    status: 'done',
    startedAt: 0,
    ...(line === undefined ? {} : { line }),
    ...change,
  };
}

const on = (line: number, action: ElementCall, role = 'button', change: Partial<Step> = {}) => {
  const locator = { by: 'role', role, name: 'X' } as const;
  const target = { role, name: 'X', locator, candidates: [] };
  return step(line, { type: 'element', action }, { target, ...change });
};
const page = (line: number | undefined, action: PageCall, change: Partial<Step> = {}) =>
  step(line, { type: 'page', action }, change);
const scrolled: PageCall = { kind: 'scroll', deltaX: 0, deltaY: 600 };
const click: ElementCall = { kind: 'click' };

function taken(lines: readonly string[], steps: readonly Step[], expectedChecks = [] as number[]) {
  const checks = expectedChecks.map((number) => ({ number, text: 'The page shows "x"' }));
  return stepsTaken(plannedSteps({ case: caseOf(lines), expectedChecks: checks }), steps);
}

it.each<[string, readonly string[], readonly Step[], number]>([
  ['nothing', ['Click A', 'Click B'], [], 0],
  ['one of two lines', ['Click A', 'Click B'], [on(1, click)], 1],
  ['all of them', ['Click A', 'Click B'], [on(1, click), on(2, click)], 2],
  [
    'a part of a line',
    ['Fill A with b, then press Enter', 'Click C'],
    [on(1, { kind: 'fill', value: 'b' }, 'textbox')],
    1,
  ],
  ['a step that was cut off', ['Click A'], [on(1, click, 'button', { status: 'stopped' })], 0],
  [
    'one that was cut off and done again',
    ['Click A', 'Click B'],
    [on(1, click, 'button', { status: 'stopped' }), on(1, click)],
    1,
  ],
  [
    'a try that failed',
    ['Click A'],
    [on(1, click, 'button', { status: 'failed' }), page(undefined, scrolled)],
    0,
  ],
  ['a scroll to look', ['Click A'], [page(1, scrolled)], 0],
  ['a scroll that was asked for', ['Scroll down', 'Click B'], [page(1, scrolled)], 1],
  ['a scroll to an element', ['Scroll to A'], [on(1, { kind: 'scrollIntoView' })], 1],
  ['a list that was only opened', ['Select A from B'], [on(1, click, 'combobox')], 0],
  [
    'a list that was opened and chosen from',
    ['Select A from B', 'Click C'],
    [on(1, click, 'combobox'), on(1, click, 'option')],
    1,
  ],
  [
    'a list that was set',
    ['Select A from B', 'Fill C with d'],
    [
      on(1, { kind: 'select', options: ['A'] }, 'combobox'),
      on(2, { kind: 'select', options: ['d'] }, 'combobox'),
    ],
    2,
  ],
  ['a radio button for a choice', ['Select A from B'], [on(1, { kind: 'check' }, 'radio')], 1],
  ['a key', ['Press Enter'], [page(1, { kind: 'pressKey', key: 'Enter' })], 1],
  ['a reload', ['Reload the page'], [page(1, { kind: 'navigate', url: 'https://a.test/' })], 1],
  ['a check that held', ['Verify "a" is shown', 'Click B'], [assertStep('held', 1)], 1],
  ['a check that could not be run', ['Verify "a" is shown'], [assertStep('broken', 1)], 0],
])('%s', (_, lines, steps, next) => {
  expect(taken(lines, steps)).toEqual({ next, failed: false });
});

it('pass criteria follow the lines', () => {
  const steps = [on(1, click), assertStep('held', 2)];
  expect(taken(['Click A'], steps, [2, 3])).toEqual({ next: 2, failed: false });
});

it('a check that did not hold ends the case', () => {
  const steps = [on(1, click), assertStep('failed', 2)];
  expect(taken(['Click A', 'Verify "a" is shown', 'Click B'], steps)).toEqual({
    next: 1,
    failed: true,
  });
});
