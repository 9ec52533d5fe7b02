import { describe, expect, it } from 'vitest';
import { runPlan } from '../../../../src/agent/loop/run-plan';
import type { Model } from '../../../../src/agent/models/model';
import { createPlainModel } from '../../../../src/agent/models/plain';
import { parsePlan } from '../../../../src/agent/plan/parse-plan';
import { PlanError, UnknownVariableError } from '../../../../src/model/errors';
import { newRunId, newScenarioId } from '../../../../src/model/ids';
import type { Run } from '../../../../src/model/run';
import type { RunEvent } from '../../../../src/model/run-event';
import type { Variable } from '../../../../src/model/variables';
import { recordRun } from '../../../../src/store/record-run';
import type { Store } from '../../../../src/store/store';
import { newDatabaseName, openTestStore } from '../../store/open-test-store';
import { FakeDriver, LOGIN_PAGE } from '../fake-driver';
import { gate, LOGIN } from '../run';
import { done, scriptedModel } from '../scripted-model';

const PLAN = `
#Case 1: Sign in
1. Fill Email with "ann@shop.test", then press Tab
2. Fill Password with {{PASSWORD}}
3. Click "Sign in"
4. Verify heading "Issues" is visible

#Case 2: Look around
1. Click "Sign out"
2. Verify the URL contains /issues
`;
const PASSWORD: Variable = { name: 'PASSWORD', value: 'hunter22', secret: true };
const click = ['click', { ref: 'e4', element: '"Sign in" button', line: 1 }] as const;
const check = [
  'assert',
  { line: 2, matcher: 'visible', role: 'heading', name: 'Sign in' },
] as const;

/** A tab whose Sign in button leads to the issues, where it still is. */
function tab(): FakeDriver {
  const driver = new FakeDriver();
  driver.onAct = async (target) => {
    if ('ref' in target && target.ref === 'e4') {
      driver.url = 'https://shop.test/issues';
      driver.text = `${LOGIN_PAGE}\n- heading "Issues" [ref=e11]\n- button "Sign out" [ref=e13]`;
    }
    return { mutations: 1 };
  };
  return driver;
}

interface Go {
  model: Model;
  driver: FakeDriver;
  plan?: string;
  resume?: Run;
  passCriteria?: string;
  startUrl?: string;
  variables?: Variable[];
  maxSteps?: number;
}

/** Begins a run, or goes on with one, and tells every event. */
async function go(options: Go, onEvent: (event: RunEvent) => Promise<void> | void): Promise<Run> {
  const { plan = LOGIN, variables = [], ...rest } = options;
  return runPlan({
    ...rest,
    id: options.resume?.id ?? newRunId(),
    scenarioId: options.resume?.scenarioId ?? newScenarioId(),
    scenarioName: 'Shop',
    plan: parsePlan(plan),
    variables,
    signal: new AbortController().signal,
    onEvent,
  });
}

/** Runs until the panel is closed before its `cut`th event is kept; the run as the store has it then. */
async function interruptedAt(
  cut: number,
  options: Go,
): Promise<{ run: Run; lost: RunEvent | undefined; store: Store }> {
  const name = newDatabaseName();
  const closed = await openTestStore(name);
  const record = recordRun(closed);
  const end = gate();
  let seen = 0;
  let lost: RunEvent | undefined;
  const whole = go(options, async (event) => {
    if (seen++ < cut) return record(event);
    lost = event;
    await end.pass();
  });
  await Promise.race([whole, end.reached]);
  closed.close();
  const store = await openTestStore(name);
  await store.runs.markInterrupted();
  const [listed] = (await store.runs.list()).items;
  if (!listed) throw new Error('The run had not begun.');
  return { run: await store.runs.get(listed.id), lost, store };
}

/** Goes on to the end; gives what the run came to. */
async function resumed(options: Go & { resume: Run }) {
  const events: RunEvent[] = [];
  const run = await go(options, (event) => void events.push(event));
  return { run, events };
}

const deedsOf = ({ calls }: FakeDriver) =>
  calls.filter((call) => /^(act|page|check)/.test(call)).map((call) => call.slice(0, 90));

describe('a run in plain steps', () => {
  const plain = () => createPlainModel({ pause: async () => {} });
  const options = () => ({ model: plain(), driver: tab(), plan: PLAN, variables: [PASSWORD] });

  it('passes wherever it was interrupted, and does only the step in flight again', async () => {
    const straight = options();
    const events: RunEvent[] = [];
    await go(straight, (event) => void events.push(event));
    const wanted = deedsOf(straight.driver);
    expect(wanted).toHaveLength(7);

    for (let cut = 1; cut < events.length; cut++) {
      const first = options();
      const { run: interrupted, lost, store } = await interruptedAt(cut, first);
      expect(interrupted.status).toBe('interrupted');
      const run = await go({ ...first, model: plain(), resume: interrupted }, recordRun(store));

      const where = `interrupted at event ${cut}, ${lost?.type}`;
      expect(run.verdict, where).toEqual({ outcome: 'passed' });
      expect(await store.runs.get(interrupted.id), where).toEqual(run);
      const again = lost?.type === 'stepEnded' ? 1 : 0;
      expect(deedsOf(first.driver), where).toHaveLength(wanted.length + again);
      expect([...new Set(deedsOf(first.driver))], where).toEqual(wanted);
      const kept = run.cases.flatMap(({ steps }) => steps.map(({ status }) => status));
      expect(
        kept.filter((status) => status === 'done'),
        where,
      ).toHaveLength(wanted.length);
      expect(kept.filter((status) => status !== 'done').length, where).toBeLessThanOrEqual(1);
    }
  });

  it('leaves finished cases as they are, and numbers steps on', async () => {
    const first = options();
    const { run: interrupted } = await interruptedAt(
      await eventOf(
        options(),
        ({ type, ...event }) =>
          type === 'stepStarted' && 'caseIndex' in event && event.caseIndex === 1,
      ),
      first,
    );
    const { run, events } = await resumed({ ...first, resume: interrupted });
    expect(run.cases[0]).toEqual(interrupted.cases[0]);
    expect(run.cases[0]?.verdict).toEqual({ outcome: 'passed' });
    expect(events.map(({ type }) => type).filter((type) => /Started|Ended/.test(type))).toEqual([
      'runStarted',
      'caseStarted',
      'stepStarted',
      'stepEnded',
      'stepStarted',
      'stepEnded',
      'caseEnded',
      'runEnded',
    ]);
  });

  it('still fails at a check that failed before, without another step', async () => {
    const failing = () => {
      const driver = tab();
      driver.onCheck = async () => ({ passed: false, received: 'nothing' });
      return { model: plain(), driver, plan: LOGIN };
    };
    const cut = await eventOf(failing(), ({ type }) => type === 'caseEnded');
    const first = failing();
    const { run: interrupted } = await interruptedAt(cut, first);
    const { run } = await resumed({ ...first, resume: interrupted });
    expect(run.verdict).toMatchObject({ outcome: 'failed', stepIndex: 1 });
    expect(run.cases[0]?.summary).toBe(
      'Step 2 “Verify heading "Sign in"” failed before the run was interrupted.',
    );
    expect(deedsOf(first.driver)).toHaveLength(2);
  });
});

describe('a run with a model', () => {
  const passed = [click, check, done].map((call) => [call]);

  it('begins a new conversation that says what was done, and where to go on', async () => {
    const driver = tab();
    const { run: interrupted } = await interruptedAt(
      await eventOf(
        { model: scriptedModel(...passed), driver: tab() },
        ({ type }) => type === 'stepEnded',
      ),
      { model: scriptedModel(...passed), driver },
    );
    expect(interrupted.cases[0]?.steps.map(({ status }) => status)).toEqual(['stopped']);
    const model = scriptedModel(...passed);
    const { run } = await resumed({ model, driver, resume: interrupted });
    expect(run.verdict).toEqual({ outcome: 'passed' });
    const [opening] = model.requests[0]?.messages ?? [];
    expect(opening?.role === 'user' && opening.text).toMatch(
      /interrupted.*<page-content id="\w+">\n1\. Line 1\. Click "Sign in" button: cut off\n<\/page-content id="\w+">\nLine 1 was cut off: carry it out again, then go on with line 2\./s,
    );
    expect(model.requests[0]?.messages).toHaveLength(2);
  });

  it('is not passed when what was cut off was not done again', async () => {
    const driver = tab();
    const cut = await eventOf(
      { model: scriptedModel(...passed), driver: tab() },
      ({ type }) => type === 'stepEnded',
    );
    const { run: interrupted } = await interruptedAt(cut, {
      model: scriptedModel(...passed),
      driver,
    });
    const { run } = await resumed({
      model: scriptedModel([check], [done]),
      driver,
      resume: interrupted,
    });
    expect(run.verdict).toEqual({
      outcome: 'inconclusive',
      reason: 'Step 1 was interrupted and not done again: Click "Sign in" button.',
    });
  });

  it('adds up tokens and time, and leaves the break out', async () => {
    const usage = { inputTokens: 10, outputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0 };
    const turn = (call: readonly [string, unknown]) => ({
      usage,
      stop: 'calls' as const,
      calls: [{ id: 'a', name: call[0], input: call[1] }],
    });
    const first = { model: scriptedModel(turn(click), turn(check), turn(done)), driver: tab() };
    const cut = await eventOf(first, ({ type }) => type === 'caseEnded');
    const { run } = await interruptedAt(cut, {
      model: scriptedModel(turn(click), turn(check), turn(done)),
      driver: tab(),
    });
    const dayBefore = shifted(run, -24 * 60 * 60 * 1000);
    const second = await resumed({
      model: scriptedModel(turn(done)),
      driver: tab(),
      resume: dayBefore,
    });
    expect(second.run.cases[0]?.usage.inputTokens).toBe(40);
    expect(second.run.cases[0]?.startedAt).toBe(dayBefore.cases[0]?.startedAt);
    expect(second.run.durationMs).toBeLessThan(60_000);
    expect(second.run.cases[0]?.durationMs).toBeLessThan(60_000);
  });

  it('counts the steps from before towards the cap', async () => {
    const cut = await eventOf(
      { model: scriptedModel(...passed), driver: tab() },
      ({ type }) => type === 'caseEnded',
    );
    const { run } = await interruptedAt(cut, { model: scriptedModel(...passed), driver: tab() });
    const model = scriptedModel([click], [done]);
    const second = await go({ model, driver: tab(), resume: run, maxSteps: 2 }, () => {});
    expect(second.cases[0]?.verdict).toMatchObject({ outcome: 'inconclusive' });
    expect(second.cases[0]?.steps).toHaveLength(2);
  });
});

describe('the start address', () => {
  const startUrl = 'https://shop.test/start';
  const opened = ({ calls }: FakeDriver) =>
    calls.filter((call) => call.includes('navigate')).length;

  it('is not opened again once a step was begun', async () => {
    const options = () => ({
      model: scriptedModel([click], [check], [done]),
      driver: tab(),
      startUrl,
    });
    const cut = await eventOf(options(), ({ type }) => type === 'stepEnded');
    const first = options();
    const { run } = await interruptedAt(cut, first);
    first.driver.url = 'https://shop.test/elsewhere';
    await resumed({ ...options(), driver: first.driver, resume: run });
    expect(opened(first.driver)).toBe(1);
    expect(first.driver.calls.filter((call) => call === 'observe')).toHaveLength(2);
  });

  it('is opened when nothing was done yet', async () => {
    const first = { model: scriptedModel(), driver: tab(), startUrl };
    const { run } = await interruptedAt(2, first);
    expect(opened(first.driver)).toBe(0);
    await resumed({ ...first, model: scriptedModel([click], [check], [done]), resume: run });
    expect(opened(first.driver)).toBe(1);
  });
});

describe('before anything is done', () => {
  const interrupted = async (plan: string) => {
    const options = () => ({
      model: scriptedModel([click]),
      driver: tab(),
      plan,
      variables: [PASSWORD],
    });
    const cut = await eventOf(options(), ({ type }) => type === 'stepEnded');
    return (await interruptedAt(cut, options())).run;
  };

  it.each([
    ['a line', LOGIN.replace('Verify heading', 'Verify button'), undefined],
    ['the pass criteria', LOGIN, 'No error is shown'],
    ['the cases', 'Verify "x"', undefined],
  ])('a plan that has changed in %s is refused', async (_, plan, passCriteria) => {
    const run = await interrupted(LOGIN);
    const driver = tab();
    const going = resumed({
      model: scriptedModel(),
      driver,
      plan,
      resume: run,
      ...(passCriteria === undefined ? {} : { passCriteria }),
    });
    await expect(going).rejects.toThrow(PlanError);
    await expect(going).rejects.toThrow('The plan of “Shop” was changed after this run began');
    expect(driver.calls).toEqual([]);
  });

  it('a later case may have changed', async () => {
    const run = await interrupted(`${LOGIN}\n#Case 2: B\n1. Verify "b"`);
    const { run: ended } = await resumed({
      model: scriptedModel([click], [check], [done]),
      driver: tab(),
      plan: LOGIN,
      resume: run,
    });
    expect(ended.verdict).toEqual({ outcome: 'passed' });
  });

  it('a secret without a value is refused', async () => {
    const run = await interrupted(PLAN);
    const variables = [{ ...PASSWORD, value: '' }];
    const going = resumed({
      model: scriptedModel(),
      driver: tab(),
      plan: PLAN,
      variables,
      resume: run,
    });
    await expect(going).rejects.toThrow(UnknownVariableError);
  });
});

/** How many events a run tells before the first that fits. */
async function eventOf(options: Go, fits: (event: RunEvent) => boolean): Promise<number> {
  const events: RunEvent[] = [];
  await go(options, (event) => void events.push(event));
  const found = events.findIndex(fits);
  if (found < 0) throw new Error('No event fits.');
  return found;
}

/** The run as if it had been at another time. */
function shifted(run: Run, ms: number): Run {
  return {
    ...run,
    startedAt: run.startedAt + ms,
    cases: run.cases.map((caseRun) => ({
      ...caseRun,
      startedAt: caseRun.startedAt + ms,
      steps: caseRun.steps.map((step) => ({ ...step, startedAt: step.startedAt + ms })),
    })),
  };
}
