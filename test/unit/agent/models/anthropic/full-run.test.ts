import { afterEach, describe, expect, it } from 'vitest';
import { createAnthropicModel } from '../../../../../src/agent/models/anthropic';
import type { Behaviour } from '../../../../apps/messages-api/behaviours';
import { toolUse } from '../../../../apps/messages-api/brain';
import { type PlanStep, planBrain } from '../../../../apps/messages-api/plan-brain';
import { type MessagesApi, startMessagesApi } from '../../../../apps/messages-api/server';
import { FakeDriver } from '../../fake-driver';
import { runIt } from '../../run';

let api: MessagesApi | undefined;
afterEach(async () => {
  await api?.close();
  api = undefined;
});

const steps: PlanStep[] = [
  ({ ref }) => [
    toolUse('fill', {
      ref: ref('textbox', 'Email'),
      element: '"Email" textbox',
      value: '{{USER}}',
      line: 1,
    }),
    toolUse('click', { ref: ref('button', 'Sign in'), element: '"Sign in" button', line: 2 }),
    toolUse('snapshot', {}),
  ],
  ({ ref }) =>
    toolUse('assert', {
      line: 3,
      matcher: 'visible',
      ref: ref('heading', 'Welcome'),
      element: '"Welcome" heading',
    }),
  () => toolUse('complete_scenario', { passed: true, summary: 'Signed in.' }),
];

const PLAN = 'Fill "Email" with {{USER}}\nClick "Sign in"\nVerify heading "Welcome"';

async function run(behaviours: readonly Behaviour[]) {
  api = await startMessagesApi({ script: planBrain(steps), behaviours });
  const driver = new FakeDriver();
  driver.onAct = async (_, action) => {
    if (action.kind === 'click') driver.text = '- heading "Welcome" [level=1] [ref=f1e1]';
    return { mutations: 4 };
  };
  const model = createAnthropicModel({
    apiKey: 'test-key',
    baseURL: api.url,
    retry: { firstDelayMs: 1 },
  });
  const ran = await runIt({ ...model, requests: [] }, PLAN, {
    driver,
    variables: [{ name: 'USER', value: 'ann', secret: true }],
  });
  return { ...ran, requests: api.requests };
}

describe('a run with Claude', () => {
  it('passes, with a rate limit and two wrong calls on its way', async () => {
    const {
      run: ended,
      events,
      requests,
      driver,
    } = await run([
      { kind: 'rateLimited' },
      { kind: 'badToolCall', name: 'click', input: { ref: 'Sign in' } },
      { kind: 'ok' },
      { kind: 'badToolCall', name: 'click', input: { ref: 'e77', element: 'x' } },
    ]);
    expect(requests.flatMap(({ error }) => error ?? [])).toEqual([
      'This request would exceed the rate limit for your organization.',
    ]);
    expect(ended.verdict).toEqual({ outcome: 'passed' });
    expect(ended.cases[0]?.steps.map(({ line, status }) => [line, status])).toEqual([
      [1, 'done'],
      [2, 'done'],
      [3, 'done'],
    ]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'modelRetry', reason: 'rate limited', attempt: 2 }),
    );
    expect(driver.calls.find((call) => call.startsWith('act'))).toContain('"value":"ann"');
    expect(ended.cases[0]?.usage.cacheReadTokens).toBeGreaterThan(0);
    expect(ended.modelName).toBe('claude-haiku-5-5');
  });

  it.each<[string, Behaviour, string | undefined]>([
    ['stops calling', { kind: 'stopReason', reason: 'end_turn' }, undefined],
    ['is cut off', { kind: 'stopReason', reason: 'max_tokens', during: 'toolUse' }, undefined],
    ['refuses', { kind: 'stopReason', reason: 'refusal' }, undefined],
    ['breaks off', { kind: 'truncatedStream' }, 'ModelStreamError'],
    ['does not know the key', { kind: 'unauthorized' }, 'ModelKeyError'],
    ['has no credit', { kind: 'noCredit' }, 'ModelCreditError'],
  ])('is inconclusive when it %s, and keeps what was done', async (_, behaviour, code) => {
    const { run: ended } = await run([{ kind: 'ok' }, behaviour]);
    expect(ended.verdict?.outcome).toBe('inconclusive');
    expect(ended.error?.code).toBe(code);
    expect(ended.cases[0]?.steps.map(({ status }) => status)).toEqual(['done', 'done']);
  });
});
