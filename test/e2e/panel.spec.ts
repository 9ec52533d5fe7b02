import { toolUse } from '../apps/messages-api/brain';
import { conversationBrain, planBrain, type StepContext } from '../apps/messages-api/plan-brain';
import { expect, test } from './support/fixtures';
import { PanelPage } from './support/panel-page';

const LOOK = '#Case 1: Look\n- Verify the heading "Welcome back" is visible';

test('everything a run needs can be done with the keyboard alone', async ({ panel }) => {
  const { keyboard } = panel.page;
  await panel.plan.focus();
  await keyboard.insertText(LOOK);
  await keyboard.press('Control+Enter');
  await expect(panel.verdict).toHaveText('Passed');
  await panel.tab('Test').focus();
  await keyboard.press('ArrowRight');
  await expect(panel.tab('Library')).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(panel.page.getByRole('tabpanel')).toContainText('Look');
});

test('a scenario that was run is in the library and runs again by a click', async ({ panel }) => {
  await panel.plan.fill(LOOK);
  await panel.runButton.click();
  await expect(panel.verdict).toHaveText('Passed');
  await panel.tab('Library').click();
  await panel.page.getByRole('button', { name: /^Run/ }).first().click();
  await expect(panel.verdict).toHaveText('Passed');
  await panel.tab('Runs').click();
  await expect(panel.page.getByRole('listitem').filter({ hasText: 'Look' })).toHaveCount(2);
});

test('a panel that is closed in mid-run leaves its steps, and the run is shown as interrupted', async ({
  browserWithExtension,
  panel,
  playClaude,
  tab,
}) => {
  await playClaude({
    script: planBrain([
      () => toolUse('snapshot', {}),
      ({ ref }) =>
        toolUse('fill', {
          ref: ref('textbox', 'Email'),
          element: 'Email field',
          value: 'ada@example.com',
          line: 1,
        }),
      () => toolUse('wait_for', { text: 'never there', state: 'visible', line: 1 }),
    ]),
  });
  await panel.begin(LOOK, { model: 'anthropic' });
  await expect(tab.getByLabel('Email')).toHaveValue('ada@example.com');
  await expect(panel.page.getByText(/never there/).first()).toBeVisible();
  await panel.page.close();

  const again = new PanelPage(await browserWithExtension.openPanel(tab));
  await again.tab('Runs').click();
  const row = again.page.getByRole('listitem').filter({ hasText: 'Automation' });
  await expect(row).toContainText('Interrupted');
  await row.getByRole('button').first().click();
  await expect(again.page.getByText('Fill textbox "Email" with "ada@example.com"')).toBeVisible();
  // The tab is free again, and a new run can begin on it.
  expect((await again.run(LOOK)).verdict).toEqual({ outcome: 'passed' });
});

test('a run in plain steps goes on where it was when its panel was closed: resume, with its secret', async ({
  browserWithExtension,
  demo,
  panel,
  tab,
}) => {
  await panel.begin(
    `#Case 1: Before
- Verify the heading "Welcome back" is visible
#Case 2: Sign in
- Fill Email with ada@example.com
- Fill Password with {{PASSWORD}}
- Wait for "Go on"
- Click "Sign In"
- Verify the URL is /issues
#Case 3: After
- Verify the heading "Issues" is visible`,
    {
      startUrl: `${demo.url}/login`,
      variables: { PASSWORD: { value: 'correct-horse', secret: true } },
    },
  );
  await expect(panel.page.getByText('Wait until "Go on" is visible').first()).toBeVisible();
  await panel.page.close();
  const typed = tab.evaluate(() => {
    const lost: string[] = [];
    addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement) lost.push(target.name);
    });
    document.body.append('Go on');
    return new Promise<string[]>((resolve) => {
      addEventListener('submit', () => resolve(lost), true);
    });
  });

  const again = new PanelPage(await browserWithExtension.openPanel(tab));
  const offer = again.page.getByRole('region', { name: 'Interrupted run' });
  await expect(offer).toContainText('The run “Automation” was interrupted at step 3 of case 2.');
  await offer.getByLabel('Value of PASSWORD').fill('correct-horse');
  await offer.getByRole('button', { name: 'Resume' }).click();
  await expect(again.verdict).toHaveText('Passed');
  // Nothing was typed again: the fields still held what the first panel had filled in.
  expect(await typed).toEqual([]);

  const { results, spec } = await again.lastRun();
  expect(results.run.status).toBe('finished');
  expect(results.cases.map(({ steps }) => steps.map(({ line, status }) => [line, status]))).toEqual(
    [
      [[1, 'done']],
      [
        [1, 'done'],
        [2, 'done'],
        [3, 'stopped'],
        [3, 'done'],
        [4, 'done'],
        [5, 'done'],
      ],
      [[1, 'done']],
    ],
  );
  expect(results.cases.map(({ verdict }) => verdict?.outcome)).toEqual(Array(3).fill('passed'));
  expect(spec.match(/\.fill\(/g)).toHaveLength(2);
  expect(spec.match(/'Go on'/g)).toHaveLength(1);
  await again.tab('Runs').click();
  await expect(again.page.getByRole('listitem')).toHaveCount(1);
  await expect(again.page.getByRole('listitem')).toContainText('Passed');
});

test('a run with Claude goes on in a new conversation when its panel was closed: resume', async ({
  browserWithExtension,
  panel,
  playClaude,
  tab,
}) => {
  const plan = `#Case 1: Sign in
- Fill Email with ada@example.com
- Fill Password with correct-horse
- Verify the heading "Welcome back" is visible`;
  const fill = (name: string, value: string, line: number) => (context: StepContext) =>
    toolUse('fill', { ref: context.ref('textbox', name), element: `${name} field`, value, line });
  const api = await playClaude({
    script: conversationBrain([
      [
        /Line 2 was cut off: carry it out again, then go on with line 3/,
        planBrain([
          fill('Password', 'correct-horse', 2),
          () =>
            toolUse('assert', {
              line: 3,
              matcher: 'visible',
              role: 'heading',
              name: 'Welcome back',
            }),
          () => toolUse('complete_scenario', { summary: 'Seen.', passed: true }),
        ]),
      ],
      [
        /Case 1 of 1/,
        planBrain([
          fill('Email', 'ada@example.com', 1),
          () => toolUse('wait_for', { text: 'never there', state: 'visible', line: 2 }),
        ]),
      ],
    ]),
  });
  await panel.begin(plan, { model: 'anthropic' });
  await expect(panel.page.getByText(/never there/).first()).toBeVisible();
  await panel.page.close();
  const asked = api.requests.length;

  const again = new PanelPage(await browserWithExtension.openPanel(tab));
  await again.tab('Runs').click();
  await again.page.getByRole('button', { name: /^Interrupted/ }).click();
  await again.button('Resume').click();
  await expect(again.verdict).toHaveText('Passed');
  expect(api.requests.length - asked).toBe(3);
  await expect(tab.getByLabel('Email')).toHaveValue('ada@example.com');
  await expect(tab.getByLabel('Password')).toHaveValue('correct-horse');
  const { results } = await again.lastRun();
  expect(results.cases[0]?.steps.map(({ line, status }) => [line, status])).toEqual([
    [1, 'done'],
    [2, 'stopped'],
    [2, 'done'],
    [3, 'done'],
  ]);
});

test('pause holds the run before its next step, and resume goes on', async ({
  panel,
  playClaude,
}) => {
  const api = await playClaude({
    script: planBrain([
      () => toolUse('snapshot', {}),
      () => toolUse('wait_for', { text: 'Welcome back', state: 'visible', line: 1 }),
      () =>
        toolUse('assert', { line: 1, matcher: 'visible', role: 'heading', name: 'Welcome back' }),
      () => toolUse('complete_scenario', { summary: 'Seen.', passed: true }),
    ]),
    behaviours: [{ kind: 'rateLimited', retryAfterSeconds: 1 }],
  });
  await panel.begin(LOOK, { model: 'anthropic' });
  await panel.button('Pause').click();
  await expect(panel.button('Resume')).toBeVisible();
  const asked = api.requests.length;
  await panel.button('Resume').click();
  await expect(panel.verdict).toHaveText('Passed');
  expect(api.requests.length).toBeGreaterThan(asked);
});

test('after a run the page is as it was', async ({ panel, tab }) => {
  const page = () => tab.evaluate(() => document.documentElement.outerHTML);
  const before = await page();
  await panel.run(LOOK);
  expect(await page()).toBe(before);
});

test('nothing is injected while no run is on', async ({ demo, panel, tab }) => {
  const registered = () =>
    panel.page.evaluate(() => chrome.scripting.getRegisteredContentScripts());
  expect(await registered()).toEqual([]);
  await panel.run(LOOK, { startUrl: `${demo.url}/login` });
  expect(await registered()).toEqual([]);
  await tab.reload();
  const injected = await panel.page.evaluate(async () => {
    const [page] = await chrome.tabs.query({ url: 'http://127.0.0.1/*' });
    const results = await chrome.scripting.executeScript({
      target: { tabId: page?.id ?? -1 },
      func: () => 'sidewrightEngine' in globalThis,
    });
    return results[0]?.result;
  });
  expect(injected).toBe(false);
});

test('a typed plan survives closing the panel', async ({ browserWithExtension, panel, tab }) => {
  await panel.plan.fill(LOOK);
  await panel.page.close();
  const again = new PanelPage(await browserWithExtension.openPanel(tab));
  await expect(again.plan).toHaveValue(LOOK);
});

test.describe('with pictures allowed', () => {
  test.use({ build: 'chrome-mv3-e2e' });

  test('each action has a picture of the tab', async ({ panel, tab }) => {
    // The browser pictures only the tab in front.
    await tab.bringToFront();
    await panel.run('#Case 1: Type\n- Fill Email with ada@example.com\n- Verify "Email" is shown');
    await panel.page.bringToFront();
    await panel.page.getByText('Fill textbox "Email"').click();
    const picture = panel.page.getByRole('img', { name: 'The page after this step' });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
  });
});
