import { expect, test } from 'vitest';
import type { Run } from '../../../../src/model/run';
import type { RunEvent } from '../../../../src/model/run-event';
import { applyRunEvent } from '../../../../src/panel/models/apply-run-event';
import { sampleEvents, sampleRun, sampleStep } from '../../../support/sample-run';

function apply(events: readonly RunEvent[]): Run | undefined {
  return events.reduce<Run | undefined>(applyRunEvent, undefined);
}

test('all events of a run give the run as it ended', () => {
  const run = sampleRun();
  const events = sampleEvents(run);
  const ended = events.find((event) => event.type === 'caseEnded');
  expect(apply(events)).toEqual({
    ...run,
    status: 'finished',
    verdict: { outcome: 'passed' },
    durationMs: 950,
    cases: [ended?.caseRun],
  });
});

test('a step is replaced when it ends, and the others stay the same objects', () => {
  const events = sampleEvents();
  const before = apply(events.slice(0, 9));
  const after = before && applyRunEvent(before, events[9] ?? { type: 'paused', runId: before.id });
  const [first, second] = after?.cases[0]?.steps ?? [];
  expect(first).toBe(before?.cases[0]?.steps[0]);
  expect(before?.cases[0]?.steps[1]?.status).toBe('running');
  expect(second?.status).toBe('done');
});

test('a run that goes on keeps its steps, and the next one follows them', () => {
  const [begun, caseStarted, , , , , stepEnded] = sampleEvents();
  if (begun?.type !== 'runStarted' || caseStarted?.type !== 'caseStarted') throw new Error('order');
  const before = sampleStep({ status: 'stopped' });
  const open = { ...caseStarted.caseRun, steps: [before] };
  const after = apply([
    { ...begun, run: { ...begun.run, cases: [open] } },
    { ...caseStarted, caseRun: open },
    ...(stepEnded?.type === 'stepEnded' ? [{ ...stepEnded, stepIndex: 1 }] : []),
  ]);
  expect(after?.cases[0]?.steps.map(({ status }) => status)).toEqual(['stopped', 'done']);
});

test('events of another run change nothing', () => {
  const run = sampleRun();
  const [, ...others] = sampleEvents(sampleRun());
  expect(others.reduce<Run | undefined>(applyRunEvent, run)).toBe(run);
});
