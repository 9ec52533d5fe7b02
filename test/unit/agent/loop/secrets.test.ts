import { expect, it } from 'vitest';
import type { Variable } from '../../../../src/model/variables';
import { FakeDriver } from '../fake-driver';
import { runIt } from '../run';
import { done, resultsOf, scriptedModel } from '../scripted-model';

const SECRET = 'hunter2 & "co"';
const variables: Variable[] = [
  { name: 'USER', value: 'ann@shop.test', secret: false },
  { name: 'PASSWORD', value: SECRET, secret: true },
];
const PLAN = [
  '#Case 1: Login as {{USER}}',
  '- Fill "Email" with {{USER}}',
  '- Fill "Password" with {{PASSWORD}}',
  '- Verify "{{USER}}" is shown',
].join('\n');

/** The page shows the secret everywhere it can. */
function leakyDriver(): FakeDriver {
  const driver = new FakeDriver();
  driver.url = `https://shop.test/?token=${encodeURIComponent(SECRET)}`;
  driver.title = `Token ${SECRET}`;
  driver.text += `\n- button ${JSON.stringify(`Use ${SECRET}`)} [ref=e5]`;
  driver.onAct = async () => ({ mutations: 1, value: SECRET });
  driver.onCheck = async () => ({ passed: true, received: `seen: ${SECRET}` });
  return driver;
}

it('a secret goes to the page and nowhere else', async () => {
  const driver = leakyDriver();
  const model = scriptedModel(
    [['fill', { ref: 'e2', element: '"Email" textbox', value: '{{USER}}', line: 1 }]],
    [['fill', { ref: 'e3', element: '"Password" textbox', value: '{{PASSWORD}}', line: 2 }]],
    {
      text: `I typed ${SECRET}.`,
      stop: 'calls',
      calls: [{ id: 'a', name: 'snapshot', input: {} }],
    },
    [['assert', { line: 3, matcher: 'visible', text: 'ann@shop.test' }]],
    [done],
  );
  const { run, events } = await runIt(model, PLAN, { driver, variables });

  expect(run.verdict).toEqual({ outcome: 'passed' });
  expect(driver.masked).toEqual([SECRET]);
  const filled = driver.calls.filter((call) => call.startsWith('act'));
  expect(filled[0]).toContain('"value":"ann@shop.test"');
  expect(filled[1]).toContain(JSON.stringify({ value: SECRET }).slice(1, -1));

  const leftTheRun = JSON.stringify([
    model.requests.map(({ messages, task, system }) => ({ messages, task, system })),
    events,
    run,
  ]);
  expect(leftTheRun.match(/.{0,80}hunter2.{0,20}/g)).toBe(null);
  expect(run.variables).toEqual([
    { name: 'USER', secret: false, value: 'ann@shop.test' },
    { name: 'PASSWORD', secret: true },
  ]);
});

it('steps hold the placeholders, also for values the model wrote out', async () => {
  const model = scriptedModel(
    [['fill', { ref: 'e2', element: 'Email', value: 'ann@shop.test', line: 1 }]],
    [['fill', { ref: 'e3', element: 'Password', value: '{{ PASSWORD }}', line: 2 }]],
    [['assert', { line: 3, matcher: 'visible', text: 'ann@shop.test' }]],
    [done],
  );
  const { run } = await runIt(model, PLAN, { variables });
  expect(run.cases[0]?.steps.map(({ call }) => call)).toEqual([
    { type: 'element', action: { kind: 'fill', value: '{{USER}}' } },
    { type: 'element', action: { kind: 'fill', value: '{{PASSWORD}}' } },
    {
      type: 'assert',
      assertion: {
        on: 'element',
        target: { by: 'text', text: '{{USER}}', visible: true, nth: 0 },
        check: { matcher: 'visible' },
      },
    },
  ]);
});

it('the model sees lines with placeholders, values of variables, and no secret', async () => {
  const model = scriptedModel();
  await runIt(model, PLAN, { variables });
  const [task] = model.requests[0]?.messages ?? [];
  const text = task?.role === 'user' ? task.text : '';
  expect(text).toContain('1. Fill "Email" with {{USER}}');
  expect(text).toContain('{{USER}} = "ann@shop.test"');
  expect(text).toContain('{{PASSWORD}} is secret: its value is filled in for you');
  expect(model.requests[0]?.task.variables).toEqual([
    { name: 'USER', secret: false, value: 'ann@shop.test' },
    { name: 'PASSWORD', secret: true },
  ]);
});

it('a locator that would hold a secret holds its placeholder', async () => {
  const secret: Variable = { name: 'TOKEN', value: 'tok-1234', secret: true };
  const driver = new FakeDriver();
  driver.text = '- button "Copy tok-1234" [ref=e4]';
  const model = scriptedModel([['click', { ref: 'e4', element: 'Copy', line: 1 }]], [done]);
  const { run } = await runIt(model, undefined, { driver, variables: [secret] });
  expect(run.cases[0]?.steps[0]?.target).toMatchObject({
    name: 'Copy {{TOKEN}}',
    locator: { by: 'role', role: 'button', name: 'Copy {{TOKEN}}' },
  });
});

it('a secret that is a word of ours does not damage steps', async () => {
  const words: Variable[] = ['click', 'button', 'done', 'role'].map((value, index) => ({
    name: `S${index}`,
    value,
    secret: true,
  }));
  const model = scriptedModel([['click', { ref: 'e4', element: 'x', line: 1 }]], [done]);
  const { run } = await runIt(model, undefined, { variables: words });
  expect(run.cases[0]?.steps[0]).toMatchObject({
    call: { type: 'element', action: { kind: 'click' } },
    status: 'done',
    target: { role: 'button', locator: { by: 'role', role: 'button', name: 'Sign in' } },
  });
});

it('errors of the page are masked on their way to the model', async () => {
  const driver = leakyDriver();
  driver.onCheck = async () => ({ passed: false, received: SECRET });
  const model = scriptedModel(
    [['assert', { line: 3, matcher: 'title', expected: '{{PASSWORD}}' }]],
    [done],
  );
  const { run } = await runIt(model, PLAN, { driver, variables });
  expect(resultsOf(model.requests[1])[0]).toContain('Found: ••••');
  expect(run.verdict).toMatchObject({
    reason: 'Step 1 failed: Check that the title is "{{PASSWORD}}". Found instead: ••••',
  });
});
