import { text, toolUse } from '../apps/messages-api/brain';
import { planBrain } from '../apps/messages-api/plan-brain';
import { expect, TEST_KEY, test } from './support/fixtures';

const SIGN_IN = `#Case 1: Sign in
- Fill Email with ada@example.com
- Fill Password with {{PASSWORD}}
- Click Sign In
- Verify the issues page is shown`;

const VARIABLES = { PASSWORD: { value: 'correct-horse', secret: true } };

/** Signs in from what it is shown: each ref comes from the snapshot of that turn. */
const signInSteps = planBrain([
  () => [text('I look first.'), toolUse('snapshot', {})],
  ({ ref }) =>
    toolUse('fill', {
      ref: ref('textbox', 'Email'),
      element: 'Email field',
      value: 'ada@example.com',
      line: 1,
    }),
  ({ ref }) =>
    toolUse('fill', {
      ref: ref('textbox', 'Password'),
      element: 'Password field',
      value: '{{PASSWORD}}',
      line: 2,
    }),
  ({ ref }) =>
    toolUse('click', { ref: ref('button', 'Sign In'), element: 'Sign In button', line: 3 }),
  () => toolUse('assert', { line: 4, matcher: 'visible', role: 'heading', name: 'Issues' }),
  () => toolUse('complete_scenario', { summary: 'Signed in.', passed: true }),
]);

test('Claude signs in from the snapshots it is sent, through a rate limit', async ({
  panel,
  playClaude,
  tab,
}) => {
  const api = await playClaude({
    script: signInSteps,
    behaviours: [{ kind: 'ok' }, { kind: 'rateLimited', retryAfterSeconds: 1 }],
  });
  const running = panel.run(SIGN_IN, { model: 'anthropic', variables: VARIABLES });
  await expect(panel.page.getByText('rate limited, try 2 of 4 in 1 s')).toBeVisible();
  const { verdict, results, spec } = await running;

  expect(verdict).toEqual({ outcome: 'passed' });
  await expect(tab).toHaveURL(/\/issues$/);
  expect(results.cases[0]?.steps.map(({ status }) => status)).toEqual([
    'done',
    'done',
    'done',
    'done',
  ]);
  expect(spec).toContain("await page.getByRole('button', { name: 'Sign In' }).click();");
  expect(spec).toContain(
    "await page.getByRole('textbox', { name: 'Password' }).fill(env('PASSWORD'));",
  );

  const refused = api.requests.flatMap(({ error }) => error ?? []);
  expect(refused).toEqual([expect.stringContaining('rate limit')]);
  expect(api.requests.every(({ keyMatched }) => keyMatched)).toBe(true);
  const sent = JSON.stringify(api.requests);
  expect(sent).not.toContain('correct-horse');
  expect(sent).toContain('cache_control');
});

test('a wrong key ends the run with what to do', async ({ panel, playClaude }) => {
  await playClaude({ script: signInSteps, behaviours: [{ kind: 'unauthorized' }] });
  const { verdict, results } = await panel.run(SIGN_IN, {
    model: 'anthropic',
    variables: VARIABLES,
  });
  expect(verdict?.outcome).toBe('inconclusive');
  expect(results.run.error?.code).toBe('ModelKeyError');
  await expect(panel.page.getByText(/key.*Settings/i).first()).toBeVisible();
});

test('an account without credit says so', async ({ panel, playClaude }) => {
  await playClaude({ script: signInSteps, behaviours: [{ kind: 'noCredit' }] });
  const { results } = await panel.run(SIGN_IN, { model: 'anthropic', variables: VARIABLES });
  expect(results.run.error?.code).toBe('ModelCreditError');
});

for (const kind of ['truncatedStream', 'malformedStream', 'unfinishedStream'] as const) {
  test(`an answer that is cut off is never acted on: ${kind}`, async ({
    panel,
    playClaude,
    tab,
  }) => {
    await playClaude({
      script: signInSteps,
      behaviours: [{ kind: 'ok' }, { kind }, { kind }, { kind }, { kind }],
    });
    const { verdict, results } = await panel.run(SIGN_IN, {
      model: 'anthropic',
      variables: VARIABLES,
    });
    expect(verdict?.outcome).toBe('inconclusive');
    expect(results.run.error?.code).toBe('ModelStreamError');
    await expect(tab.getByLabel('Email')).toHaveValue('');
  });
}

for (const reason of ['end_turn', 'max_tokens', 'refusal'] as const) {
  test(`a model that stops with ${reason} never passes`, async ({ panel, playClaude }) => {
    const stop = { kind: 'stopReason', reason } as const;
    await playClaude({ script: signInSteps, behaviours: [stop, stop, stop] });
    const { verdict } = await panel.run(SIGN_IN, { model: 'anthropic', variables: VARIABLES });
    expect(verdict?.outcome).toBe('inconclusive');
  });
}

test('a claim without a check does not pass', async ({ panel, playClaude }) => {
  await playClaude({
    script: planBrain([
      () => toolUse('snapshot', {}),
      () => toolUse('complete_scenario', { summary: 'All good!', passed: true }),
    ]),
  });
  const { verdict } = await panel.run(SIGN_IN, { model: 'anthropic', variables: VARIABLES });
  expect(verdict).toMatchObject({ outcome: 'inconclusive' });
});

test('a failed check fails, whatever the model claims', async ({ panel, playClaude }) => {
  await playClaude({
    script: planBrain([
      () => toolUse('snapshot', {}),
      () => toolUse('assert', { line: 4, matcher: 'visible', role: 'heading', name: 'Issues' }),
      () => toolUse('complete_scenario', { summary: 'Passed.', passed: true }),
    ]),
  });
  const { verdict, spec } = await panel.run(SIGN_IN, { model: 'anthropic', variables: VARIABLES });
  expect(verdict).toMatchObject({ outcome: 'failed', stepIndex: 0 });
  expect(spec).toContain(
    "await expect(page.getByRole('heading', { name: 'Issues' })).toBeVisible();",
  );
});

test('a bad tool call is an error to the model, which may mend it', async ({
  panel,
  playClaude,
}) => {
  const api = await playClaude({
    script: signInSteps,
    behaviours: [{ kind: 'ok' }, { kind: 'badToolCall', name: 'teleport', input: { to: 'mars' } }],
  });
  const { verdict } = await panel.run(SIGN_IN, { model: 'anthropic', variables: VARIABLES });
  const third = JSON.stringify(api.requests[2]?.body);
  expect(third).toContain('"is_error":true');
  expect(third).toContain('teleport');
  expect(verdict).toEqual({ outcome: 'passed' });
});

test('Stop stops a run at once, even while the model says nothing', async ({
  panel,
  playClaude,
}) => {
  const api = await playClaude({ script: signInSteps, behaviours: [{ kind: 'hang' }] });
  await panel.begin(SIGN_IN, { model: 'anthropic', variables: VARIABLES });
  await expect.poll(() => api.requests.length).toBe(1);
  await panel.button('Stop').click();
  await expect(panel.verdict).toHaveText(/Inconclusive/);
  await expect.poll(() => api.requests[0]?.aborted).toBe(true);
});

test('a ref of a page that was left is healed by its description, and shown as healed', async ({
  panel,
  playClaude,
  tab,
}) => {
  let oldRef = '';
  await playClaude({
    script: planBrain([
      () => toolUse('snapshot', {}),
      ({ ref }) => {
        oldRef = ref('button', 'Sign In');
        return toolUse('navigate', { url: '/login?v=2', line: 1 });
      },
      () => toolUse('click', { ref: oldRef, element: 'Sign In button', line: 1 }),
      () => toolUse('assert', { line: 2, matcher: 'url', expected: '/login', contains: true }),
      () => toolUse('complete_scenario', { summary: 'Done.', passed: true }),
    ]),
  });
  const { results, spec } = await panel.run(
    '#Case 1: Heal\n- Click Sign In on the second version\n- Verify the URL contains /login',
    { model: 'anthropic' },
  );
  const click = results.cases[0]?.steps.find(({ action }) => action?.kind === 'click');
  expect(click?.target).toMatchObject({ name: 'Sign in to your account' });
  expect(click?.target?.healedFrom).toContain('Sign In');
  expect(spec).toContain("page.getByRole('button', { name: 'Sign in to your account' }).click()");
  await expect(panel.page.getByText('healed').first()).toBeVisible();
  await expect(tab.getByRole('button')).toHaveText(['Sign in to your account']);
});

test('the key is out of reach of pages', async ({ panel, playClaude, tab }) => {
  await playClaude({ script: signInSteps });
  await panel.run(SIGN_IN, { model: 'anthropic', variables: VARIABLES });
  const stored = await panel.page.evaluate(async () =>
    JSON.stringify(await chrome.storage.local.get()),
  );
  expect(stored).toContain(TEST_KEY);
  // A content script has `chrome.storage`; only the access level keeps the key from it.
  const level = await panel.page.evaluate(async () => {
    const [tabUnderTest] = await chrome.tabs.query({ url: 'http://127.0.0.1/*' });
    const results = await chrome.scripting.executeScript({
      target: { tabId: tabUnderTest?.id ?? -1 },
      func: () =>
        chrome.storage.local.get().then(
          () => 'readable',
          (error: Error) => error.message,
        ),
    });
    return results[0]?.result;
  });
  expect(level).toMatch(/not allowed/);
  await expect(tab).toHaveURL(/issues/);
});
