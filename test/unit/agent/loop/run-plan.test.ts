import { describe, expect, it } from 'vitest';
import { PlanError, StartUrlError, UnknownVariableError } from '../../../../src/model/errors';
import { runSchema } from '../../../../src/model/run';
import { FakeDriver } from '../fake-driver';
import { runIt } from '../run';
import { done, resultsOf, scriptedModel } from '../scripted-model';

const click = ['click', { ref: 'e4', element: '"Sign in" button', line: 1 }] as const;
const check = [
  'assert',
  { line: 2, matcher: 'visible', role: 'heading', name: 'Sign in' },
] as const;

describe('a run', () => {
  it('acts, checks, passes, and tells every event in order', async () => {
    const { run, events, driver } = await runIt(scriptedModel([click], [check], [done]));
    expect(run.verdict).toEqual({ outcome: 'passed' });
    expect(run.status).toBe('finished');
    expect(runSchema.parse(run)).toEqual(run);
    expect(run.cases[0]?.summary).toBe('All done.');
    expect(events.map(({ type }) => type).filter((type) => type !== 'waiting')).toEqual([
      'runStarted',
      'caseStarted',
      'observed',
      'usage',
      'stepStarted',
      'stepEnded',
      'usage',
      'stepStarted',
      'stepEnded',
      'usage',
      'caseEnded',
      'runEnded',
    ]);
    expect(driver.calls).toEqual([
      'observe',
      'act {"ref":"e4","description":"\\"Sign in\\" button","kind":"click"}',
      'check {"on":"element","target":{"by":"role","role":"heading","name":"Sign in"},"check":{"matcher":"visible"}}',
    ]);
    const started = events.flatMap((event) => (event.type === 'stepStarted' ? [event.step] : []));
    expect(started[0]).toMatchObject({ status: 'running', wanted: '"Sign in" button' });
    const steps = run.cases[0]?.steps ?? [];
    expect(steps.map(({ line, status, url }) => [line, status, url])).toEqual([
      [1, 'done', 'https://shop.test/login'],
      [2, 'done', 'https://shop.test/login'],
    ]);
    expect(steps[0]).toMatchObject({
      call: { type: 'element', action: { kind: 'click' } },
      target: { role: 'button', name: 'Sign in', locator: { by: 'role' } },
      effect: { mutations: 1 },
      picture: { taken: true },
    });
    expect(steps[1]).toMatchObject({ result: { passed: true, received: 'as expected' } });
    const ended = events.filter((event) => event.type === 'stepEnded');
    expect(ended.map(({ stepIndex, picture }) => [stepIndex, picture?.size])).toEqual([
      [0, 3],
      [1, undefined],
    ]);
  });

  it('sums up usage, and tells what the model said once', async () => {
    const usage = { inputTokens: 10, outputTokens: 2, cacheReadTokens: 1, cacheWriteTokens: 3 };
    const say = (text: string, call: readonly [string, unknown]) => ({
      text,
      usage,
      stop: 'calls' as const,
      calls: [{ id: 'a', name: call[0], input: call[1] }],
    });
    const { run, events } = await runIt(
      scriptedModel(say('I click.', click), say('I check.', check), say('', done)),
    );
    expect(run.cases[0]?.usage).toEqual({
      inputTokens: 30,
      outputTokens: 6,
      cacheReadTokens: 3,
      cacheWriteTokens: 9,
    });
    expect(
      events.flatMap((event) => (event.type === 'usage' ? [event.usage.inputTokens] : [])),
    ).toEqual([10, 20, 30]);
    expect(events.flatMap((event) => (event.type === 'said' ? [event.text] : []))).toEqual([
      'I click.',
      'I check.',
    ]);
    expect(run.cases[0]?.steps.map(({ said }) => said)).toEqual(['I click.', 'I check.']);
  });

  it('opens the start address first, unless the tab shows it', async () => {
    const startUrl = 'https://shop.test/login';
    const there = await runIt(scriptedModel([check], [done]), undefined, { startUrl });
    expect(there.driver.calls[0]).toBe('observe');
    const other = await runIt(scriptedModel([check], [done]), undefined, {
      startUrl: ' https://shop.test/{{PAGE}} ',
      variables: [{ name: 'PAGE', value: 'home?a=$&', secret: false }],
    });
    expect(other.driver.calls[0]).toBe(
      'page {"kind":"navigate","url":"https://shop.test/home?a=$&"}',
    );
    expect(other.run.startUrl).toBe('https://shop.test/{{PAGE}}');
    expect(there.run.cases[0]?.steps).toHaveLength(1);
  });

  it('keeps the address of the tab when no start address is given', async () => {
    const { run } = await runIt(scriptedModel([check], [done]));
    expect(run.startUrl).toBe('https://shop.test/login');
  });

  it.each(['shop.test/x', 'localhost:3000', 'javascript:alert(1)', 'file:///etc/passwd'])(
    'refuses the start address %s before anything is done',
    async (startUrl) => {
      const driver = new FakeDriver();
      await expect(runIt(scriptedModel(), undefined, { startUrl, driver })).rejects.toThrow(
        StartUrlError,
      );
      expect(driver.calls).toEqual([]);
    },
  );

  it('refuses pass criteria that cannot be read before anything is done', async () => {
    const driver = new FakeDriver();
    const running = runIt(scriptedModel(), undefined, { driver, passCriteria: '```\nopen' });
    await expect(running).rejects.toThrow(PlanError);
    expect(driver.calls).toEqual([]);
  });

  it('lists unknown variables before anything is done', async () => {
    const driver = new FakeDriver();
    const model = scriptedModel();
    const running = runIt(model, 'Fill "A" with {{ONE}}', {
      driver,
      passCriteria: '{{TWO}} is shown',
      startUrl: 'https://{{THREE}}/',
    });
    await expect(running).rejects.toThrow(UnknownVariableError);
    await expect(running).rejects.toThrow('{{ONE}}, {{TWO}}, {{THREE}} have no value.');
    expect([driver.calls, model.requests]).toEqual([[], []]);
  });
});

describe('cases', () => {
  const plan = 'Shared.\n#Case 1: A\n- Verify "a"\n#Case 2: B\n- Verify "b"';
  const holds = ['assert', { line: 1, matcher: 'title', expected: 'Shop' }] as const;

  it('start a new conversation each, with a summary of the earlier ones', async () => {
    const model = scriptedModel([holds], [done], [holds], [done]);
    const { run } = await runIt(model, plan);
    expect(run.verdict).toEqual({ outcome: 'passed' });
    const first = model.requests.map(({ messages }) => messages[0]);
    expect(model.requests.map(({ messages }) => messages.length)).toEqual([2, 4, 2, 4]);
    expect(first[0]).toMatchObject({ text: expect.stringContaining('Case 1 of 2: A') });
    expect(first[0]).toMatchObject({ text: expect.stringContaining('Shared.') });
    expect(first[2]).toMatchObject({
      text: expect.stringContaining('1. A: passed. It ended at https://shop.test/login'),
    });
    expect(model.requests[2]?.task.case.name).toBe('B');
  });

  it('go on after a failed one', async () => {
    const driver = new FakeDriver();
    let checks = 0;
    driver.onCheck = async () => ({ passed: ++checks > 1, received: 'Other' });
    const { run } = await runIt(scriptedModel([holds], [done], [holds], [done]), plan, { driver });
    expect(run.cases.map(({ verdict }) => verdict?.outcome)).toEqual(['failed', 'passed']);
    expect(run.verdict).toEqual({
      outcome: 'failed',
      reason: 'Case 1 "A": Step 1 failed: Check that the title is "Shop". Found instead: Other',
    });
  });

  it('get the pass criteria as checks of each', async () => {
    const model = scriptedModel([holds], [done]);
    const { run } = await runIt(model, '- Verify "a"', { passCriteria: '- No error is shown' });
    expect(model.requests[0]?.task.expectedChecks).toEqual([
      { number: 1, text: 'Verify "a"' },
      { number: 2, text: 'No error is shown' },
    ]);
    expect(model.requests[0]?.messages[0]).toMatchObject({
      text: expect.stringContaining('2. [check] No error is shown'),
    });
    expect(run.verdict).toEqual({
      outcome: 'inconclusive',
      reason: 'Not checked: 2. No error is shown',
    });
  });
});

describe('what the model cannot do', () => {
  it.each([
    ['stops calling', { stop: 'end' as const, text: 'Everything passed.' }, /agent stopped/],
    ['is cut off', { stop: 'cutOff' as const }, /cut off/],
    ['refuses', { stop: 'refused' as const }, /refused/],
    ['calls nothing', { stop: 'calls' as const }, /agent stopped/],
  ])('a model that %s never passes', async (_, turn, reason) => {
    const { run } = await runIt(scriptedModel([click], [check], turn));
    expect(run.verdict).toMatchObject({
      outcome: 'inconclusive',
      reason: expect.stringMatching(reason),
    });
    expect(run.cases[0]?.steps).toHaveLength(2);
  });

  it('pass by claim: a failed assertion fails the case', async () => {
    const driver = new FakeDriver();
    driver.onCheck = async () => ({ passed: false, received: 'no such heading' });
    const model = scriptedModel([click], [check], [done]);
    const { run } = await runIt(model, undefined, { driver });
    expect(run.verdict).toMatchObject({ outcome: 'failed', stepIndex: 1 });
    expect(resultsOf(model.requests[2])[0]).toMatch(/^It does not hold.*no such heading/s);
  });

  it('go on after it completed: the rest of its batch does not run', async () => {
    const { driver, run } = await runIt(scriptedModel([check, done, click, check]));
    expect(driver.calls.filter((call) => call.startsWith('act'))).toEqual([]);
    expect(run.cases[0]?.steps).toHaveLength(1);
  });

  it('go past the cap', async () => {
    const many = Array.from({ length: 9 }, () => click);
    const { run } = await runIt(scriptedModel(many), undefined, { maxSteps: 3 });
    expect(run.cases[0]?.steps).toHaveLength(3);
    expect(run.verdict).toEqual({
      outcome: 'inconclusive',
      reason: 'The case was not finished within 3 steps.',
    });
  });

  it('needs no step to complete at the cap', async () => {
    const { run } = await runIt(scriptedModel([click], [check], [done]), undefined, {
      maxSteps: 2,
    });
    expect(run.verdict).toEqual({ outcome: 'passed' });
  });

  it('look for ever', async () => {
    const look = () => [['snapshot', {}]] as const;
    const model = scriptedModel(...Array.from({ length: 30 }, () => look));
    const { run } = await runIt(model);
    expect(model.requests).toHaveLength(10);
    expect(run.verdict).toMatchObject({ outcome: 'inconclusive' });
  });
});
