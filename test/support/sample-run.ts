import { newRunId, newScenarioId, newStepId } from '../../src/model/ids';
import type { Locator } from '../../src/model/locator';
import { type CaseRun, noUsage, type Run } from '../../src/model/run';
import type { RunEvent } from '../../src/model/run-event';
import type { Scenario } from '../../src/model/scenario';
import type { Step, StepTarget } from '../../src/model/step';

/** Made-up but complete records, as a run on the demo application would leave them. */

export const START = Date.UTC(2026, 7, 20, 9, 30);

export function sampleScenario(change: Partial<Scenario> = {}): Scenario {
  return {
    id: newScenarioId(),
    name: 'Sign in',
    plan: '#Case 1: Sign in\n1. Fill {{PASSWORD}} into Password\n2. Click Sign in\n3. Verify heading "Projects"',
    startUrl: 'http://localhost:4100/login',
    variables: [
      { name: 'EMAIL', value: 'ada@example.com', secret: false },
      { name: 'PASSWORD', value: '', secret: true },
    ],
    model: 'plain',
    createdAt: START,
    updatedAt: START,
    ...change,
  };
}

export function sampleTarget(role: string, name: string): StepTarget {
  const locator: Locator = { by: 'role', role, name };
  return {
    role,
    name,
    locator,
    candidates: [
      { locator, matches: 1, score: 100 },
      { locator: { by: 'text', text: name }, matches: 3, score: 180 },
    ],
  };
}

export function sampleStep(change: Partial<Step> = {}): Step {
  return {
    id: newStepId(),
    line: 2,
    call: { type: 'element', action: { kind: 'click' } },
    target: sampleTarget('button', 'Sign in'),
    status: 'done',
    startedAt: START + 1000,
    durationMs: 120,
    effect: { mutations: 0, navigatedTo: 'http://localhost:4100/projects', newDocument: true },
    said: 'I will sign in now.',
    url: 'http://localhost:4100/login',
    picture: { taken: true },
    ...change,
  };
}

export function sampleAssertStep(change: Partial<Step> = {}): Step {
  const { effect: _effect, ...step } = sampleStep({
    line: 3,
    call: {
      type: 'assert',
      assertion: {
        on: 'element',
        target: { by: 'role', role: 'heading', name: 'Projects' },
        check: { matcher: 'visible' },
      },
    },
    target: sampleTarget('heading', 'Projects'),
    result: { passed: true, received: 'visible', tries: 1, durationMs: 40 },
    ...change,
  });
  return step;
}

export function sampleCaseRun(change: Partial<CaseRun> = {}): CaseRun {
  return {
    case: {
      number: 1,
      name: 'Sign in',
      lines: [
        { number: 1, text: 'Fill {{PASSWORD}} into Password', kind: 'action' },
        { number: 2, text: 'Click Sign in', kind: 'action' },
        { number: 3, text: 'Verify heading "Projects"', kind: 'check' },
      ],
    },
    expectedChecks: [{ number: 3, text: 'Verify heading "Projects"' }],
    steps: [],
    usage: noUsage,
    startedAt: START,
    ...change,
  };
}

export function sampleRun(change: Partial<Run> = {}): Run {
  return {
    id: newRunId(),
    scenarioId: newScenarioId(),
    scenarioName: 'Sign in',
    model: 'plain',
    modelName: 'plain',
    startUrl: 'http://localhost:4100/login',
    variables: [{ name: 'PASSWORD', secret: true }],
    status: 'running',
    cases: [],
    startedAt: START,
    ...change,
  };
}

export const sampleObservation = {
  url: 'http://localhost:4100/login',
  title: 'Sign in',
  text: '- textbox "Password" [ref=e3]\n- button "Sign in" [ref=e4]',
  unread: [],
  takenAt: START,
};

/** A whole run of one case and two steps, event by event, as the agent loop tells it. */
export function sampleEvents(run: Run = sampleRun()): RunEvent[] {
  const runId = run.id;
  const click = sampleStep();
  const check = sampleAssertStep();
  const usage = { inputTokens: 2800, outputTokens: 300, cacheReadTokens: 0, cacheWriteTokens: 0 };
  const started = { runId, caseIndex: 0 };
  const caseRun = sampleCaseRun();
  const { durationMs: _a, effect: _b, picture: _c, ...clickStarted } = click;
  const { durationMs: _d, result: _e, picture: _f, ...checkStarted } = check;
  const picture = new Blob(['a picture'], { type: 'image/png' });
  const passed = { outcome: 'passed' } as const;
  return [
    { type: 'runStarted', run },
    { type: 'caseStarted', ...started, caseRun },
    { type: 'observed', ...started, stepIndex: 0, observation: sampleObservation },
    { type: 'said', ...started, text: 'I will sign in now.' },
    { type: 'stepStarted', ...started, stepIndex: 0, step: { ...clickStarted, status: 'running' } },
    { type: 'waiting', ...started, what: 'waiting for the page to settle' },
    { type: 'stepEnded', ...started, stepIndex: 0, step: click, picture },
    { type: 'usage', ...started, usage },
    { type: 'stepStarted', ...started, stepIndex: 1, step: { ...checkStarted, status: 'running' } },
    { type: 'stepEnded', ...started, stepIndex: 1, step: check },
    {
      type: 'caseEnded',
      ...started,
      caseRun: { ...caseRun, steps: [click, check], usage, verdict: passed, durationMs: 900 },
    },
    { type: 'runEnded', runId, status: 'finished', verdict: passed, durationMs: 950 },
  ];
}
