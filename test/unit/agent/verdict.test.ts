import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CaseEnd, judgeCase, judgeRun } from '../../../src/agent/verdict';
import type { ExpectedCheck } from '../../../src/model/run';
import type { Step } from '../../../src/model/step';
import type { Outcome, Verdict } from '../../../src/model/verdict';
import { actionStep, assertStep } from './make-step';

const done: CaseEnd = { how: 'completed', passed: true, summary: 'All fine.' };
const gaveUp: CaseEnd = { how: 'completed', passed: false, summary: 'No Save button.' };
const unfinished: CaseEnd[] = [
  { how: 'stoppedCalling' },
  { how: 'cutOff' },
  { how: 'refused' },
  { how: 'cap', message: 'Not finished within 60 steps.' },
  { how: 'malformedCalls', message: 'Unknown tool: evaluate' },
  { how: 'error', message: 'The tab was closed.' },
];
const two: ExpectedCheck[] = [
  { number: 2, text: 'Verify a' },
  { number: 4, text: 'Verify b' },
];

function judge(end: CaseEnd, steps: Step[], expectedChecks = two): Verdict {
  return judgeCase({ end, steps, expectedChecks });
}

describe('judgeCase', () => {
  it('passes a completed case whose checks are covered and held', () => {
    const steps = [actionStep('done', 1), assertStep('held', 2), assertStep('held', 4)];
    expect(judge(done, steps)).toEqual({ outcome: 'passed' });
    expect(judge(done, [assertStep('held', 1)], [])).toEqual({ outcome: 'passed' });
  });

  it.each<[string, CaseEnd, Step[], Outcome, RegExp]>([
    ['no work at all', done, [], 'inconclusive', /^Not checked: 2\. Verify a; 4\. Verify b$/],
    ['actions only', done, [actionStep('done', 1)], 'inconclusive', /^Not checked/],
    [
      'a check left out',
      done,
      [assertStep('held', 2)],
      'inconclusive',
      /^Not checked: 4\. Verify b$/,
    ],
    [
      'a check covered twice, another never',
      done,
      [assertStep('held', 2), assertStep('held', 2)],
      'inconclusive',
      /^Not checked: 4/,
    ],
    [
      'a failed assertion, whatever the model claims',
      done,
      [assertStep('held', 2), assertStep('failed', 4)],
      'failed',
      /^Step 2 failed: Check that the title is "Home"\. Found instead: Login$/,
    ],
    [
      'a failed assertion that was asserted anew until it held',
      done,
      [assertStep('failed', 2), assertStep('held', 2), assertStep('held', 4)],
      'failed',
      /^Step 1 failed/,
    ],
    [
      'a failed assertion in a case that was cut off',
      { how: 'cutOff' },
      [assertStep('failed', 2)],
      'failed',
      /^Step 1 failed/,
    ],
    [
      'an action that failed and was left',
      done,
      [actionStep('failed', 1), assertStep('held', 2), assertStep('held', 4)],
      'failed',
      /^Step 1 failed: Click an element\. It is covered\.$/,
    ],
    [
      'an action that failed, with only a scroll after it',
      done,
      [
        actionStep('failed', 1),
        actionStep('done', 1, { kind: 'scroll', deltaX: 0, deltaY: 9 }),
        assertStep('held', 2),
        assertStep('held', 4),
      ],
      'failed',
      /^Step 1 failed/,
    ],
    [
      'an action that failed, with one on another line after it',
      done,
      [
        actionStep('failed', 1),
        actionStep('done', 3),
        assertStep('held', 2),
        assertStep('held', 4),
      ],
      'failed',
      /^Step 1 failed/,
    ],
    [
      'an action that was interrupted and not done again',
      done,
      [actionStep('stopped', 1), assertStep('held', 2), assertStep('held', 4)],
      'inconclusive',
      /^Step 1 was interrupted and not done again: Click an element\.$/,
    ],
    [
      'an action that was interrupted, and failed when it was done again',
      done,
      [
        actionStep('stopped', 1),
        actionStep('failed', 1),
        assertStep('held', 2),
        assertStep('held', 4),
      ],
      'failed',
      /^Step 2 failed/,
    ],
    [
      'a check that could not be run',
      done,
      [assertStep('held', 2), assertStep('held', 4), assertStep('broken', 5)],
      'inconclusive',
      /^A check could not be run: Check that the title is "Home"\. Two elements match\.$/,
    ],
    [
      'a claim of failure with all checks held',
      gaveUp,
      [assertStep('held', 2), assertStep('held', 4)],
      'failed',
      /^The agent reports: No Save button\.$/,
    ],
    ['a claim of failure with nothing done', gaveUp, [], 'failed', /^The agent reports/],
    [
      'a stop',
      { how: 'stopped' },
      [assertStep('held', 2), assertStep('held', 4)],
      'inconclusive',
      /^Stopped/,
    ],
  ])('%s', (_, end, steps, outcome, reason) => {
    const verdict = judge(end, steps);
    expect(verdict.outcome).toBe(outcome);
    expect(verdict.outcome === 'passed' ? '' : verdict.reason).toMatch(reason);
  });

  it('says where a failed verdict was decided', () => {
    expect(judge(done, [assertStep('held', 2), assertStep('failed', 4)])).toMatchObject({
      stepIndex: 1,
    });
  });

  it('passes when a failed action or broken check was made good', () => {
    const steps = [
      actionStep('failed', 1),
      actionStep('done', 1),
      actionStep('failed'),
      actionStep('done', 3),
      assertStep('broken', 2),
      assertStep('held', 2),
      assertStep('held', 4),
    ];
    expect(judge(done, steps)).toEqual({ outcome: 'passed' });
  });

  it('passes when what was interrupted was done again, or only got ready', () => {
    const steps = [
      actionStep('stopped', 1),
      actionStep('done', 1),
      actionStep('stopped', 2, { kind: 'waitForStable' }),
      assertStep('held', 2),
      assertStep('held', 4),
    ];
    expect(judge(done, steps)).toEqual({ outcome: 'passed' });
  });

  it('needs one assertion even when the plan has no check', () => {
    expect(judge(done, [actionStep('done', 1)], [])).toEqual({
      outcome: 'inconclusive',
      reason: 'Nothing was checked.',
    });
  });

  it.each(unfinished)('is inconclusive when the case ends by $how, all checks held', (end) => {
    const verdict = judge(end, [assertStep('held', 2), assertStep('held', 4)]);
    expect(verdict.outcome).toBe('inconclusive');
  });

  const anyStep = fc.oneof(
    fc
      .tuple(fc.constantFrom('held', 'failed', 'broken'), fc.integer({ min: 1, max: 5 }))
      .map(([outcome, line]) => assertStep(outcome as 'held' | 'failed' | 'broken', line)),
    fc
      .tuple(
        fc.constantFrom<Step['status']>('done', 'failed', 'stopped', 'running'),
        fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
      )
      .map(([status, line]) => actionStep(status, line)),
  );
  const anyEnd = fc.constantFrom<CaseEnd>(
    done,
    done,
    done,
    gaveUp,
    { how: 'stopped' },
    ...unfinished,
  );
  const anyChecks = fc
    .uniqueArray(fc.integer({ min: 1, max: 5 }))
    .map((numbers) => numbers.map((number) => ({ number, text: `Verify ${number}` })));

  it('never passes unless all conditions hold, and always when they do', () => {
    fc.assert(
      fc.property(anyEnd, fc.array(anyStep, { maxLength: 8 }), anyChecks, (end, steps, checks) => {
        const held = steps.filter(({ result }) => result?.passed);
        const madeGood = (step: Step, index: number) =>
          steps
            .slice(index + 1)
            .some(
              (later) =>
                later.status === 'done' &&
                later.call.type === step.call.type &&
                (step.line === undefined || later.line === step.line),
            );
        const conditions =
          end === done &&
          held.length > 0 &&
          checks.every(({ number }) => held.some(({ line }) => line === number)) &&
          steps.every(({ result }) => result?.passed !== false) &&
          steps.every((step, index) => step.status === 'done' || madeGood(step, index));
        expect(judge(end, steps, checks).outcome === 'passed').toBe(conditions);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('judgeRun', () => {
  const passed: Verdict = { outcome: 'passed' };
  const failed: Verdict = { outcome: 'failed', reason: 'F', stepIndex: 3 };
  const unclear: Verdict = { outcome: 'inconclusive', reason: 'I' };
  const named = (...verdicts: Verdict[]) => verdicts.map((verdict) => ({ name: 'N', verdict }));

  it.each<[Verdict[], number, Verdict]>([
    [[passed, passed], 2, passed],
    [[passed], 1, passed],
    [[failed], 1, failed],
    [[unclear], 1, unclear],
    [[passed, failed], 2, { outcome: 'failed', reason: 'Case 2 "N": F' }],
    [[unclear, failed], 2, { outcome: 'failed', reason: 'Case 2 "N": F' }],
    [[passed, unclear], 2, { outcome: 'inconclusive', reason: 'Case 2 "N": I' }],
    [[passed], 2, { outcome: 'inconclusive', reason: 'Only 1 of 2 cases were run.' }],
    [[], 2, { outcome: 'inconclusive', reason: 'No case was run.' }],
    [[], 0, { outcome: 'inconclusive', reason: 'No case was run.' }],
  ])('%j of %i is %j', (verdicts, planned, verdict) => {
    expect(judgeRun(named(...verdicts), planned)).toEqual(verdict);
  });
});
