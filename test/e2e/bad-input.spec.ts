import { toolUse } from '../apps/messages-api/brain';
import { planBrain } from '../apps/messages-api/plan-brain';
import { expect, test } from './support/fixtures';
import { PanelPage } from './support/panel-page';

const SIGN_IN = `#Case 1: Sign in
- Fill Email with ada@example.com
- Click Sign In
- Verify heading "Issues" is visible`;

/** Looks, then waits for something that never comes, so that a test can act in mid-run. */
const waitsForEver = planBrain([
  () => toolUse('snapshot', {}),
  () => toolUse('wait_for', { text: 'never there', state: 'visible', line: 1 }),
]);

test.describe('a plan that cannot run says so before anything is done', () => {
  test('no case and no step', async ({ panel }) => {
    await panel.plan.fill('#Case 1: Empty\n');
    await panel.runButton.click();
    await expect(panel.alert.first()).toContainText(/step/i);
    await expect(panel.plan).toBeFocused();
  });

  test('a variable without a value', async ({ panel, tab }) => {
    await panel.plan.fill('#Case 1: Search\n- Fill Email with {{WHO}}\n- Verify "x" is shown');
    await panel.runButton.click();
    await expect(panel.alert.first()).toContainText('WHO');
    await expect(tab.getByLabel('Email')).toHaveValue('');
  });

  test('a plain step that cannot be read is named, with its number', async ({ panel }) => {
    const { verdict } = await panel.run(
      '#Case 1: Vague\n- Fill Email with a@b.example\n- Do the needful\n- Verify "x" is shown',
    );
    expect(verdict).toMatchObject({ outcome: expect.stringMatching(/failed|inconclusive/) });
    expect(verdict && 'reason' in verdict && verdict.reason).toMatch(/Step 2.*Do the needful/s);
  });
});

test('a start address whose server is down', async ({ panel }) => {
  const { verdict, results } = await panel.run(SIGN_IN, { startUrl: 'http://127.0.0.1:9/' });
  expect(verdict?.outcome).toBe('inconclusive');
  expect(results.run.error?.code).toBe('NavigationError');
  expect(results.run.error?.message).toContain('127.0.0.1:9 did not answer');
});

test('a start address that is none', async ({ panel }) => {
  await expect(panel.run(SIGN_IN, { startUrl: 'not an address' })).rejects.toThrow(
    /no web address/,
  );
});

test('a site that is not granted', async ({ panel, tab }) => {
  const before = tab.url();
  const { results } = await panel.run(SIGN_IN, { startUrl: 'https://app.example.com/' });
  expect(results.run.error?.code).toBe('SiteNotGrantedError');
  expect(results.run.error?.message).toContain('app.example.com');
  expect(tab.url()).toBe(before);
});

for (const [what, url] of [
  ['a browser page', 'chrome://version/'],
  ['an empty tab', 'about:blank'],
] as const) {
  test(`${what} cannot be tested, and the panel says what to do`, async ({
    browserWithExtension,
  }) => {
    const page = await browserWithExtension.context.newPage();
    await page.goto(url);
    const panel = new PanelPage(await browserWithExtension.openPanel(page));
    await expect(
      panel.page.getByText(/Open (a|another) (web )?page|Click its icon/).first(),
    ).toBeVisible();
    const { results } = await panel.run(SIGN_IN);
    expect(results.run.error?.code).toMatch(/RestrictedPageError|SiteNotGrantedError/);
  });
}

test('a PDF in the tab', async ({ browserWithExtension, demo, panel, tab }) => {
  await tab.goto(`${demo.url}/login`);
  const { results } = await panel.run(SIGN_IN, { startUrl: `${demo.url}/handbook.pdf` });
  expect(results.run.error?.code).toBe('RestrictedPageError');
  expect(results.run.error?.message).toContain('PDF');
  expect(browserWithExtension.context.pages()).toContain(tab);
});

test('a tab that is closed in mid-run', async ({ panel, playClaude, tab }) => {
  await playClaude({ script: waitsForEver });
  await panel.begin(SIGN_IN, { model: 'anthropic' });
  await expect(panel.page.getByText(/never there/).first()).toBeVisible();
  await tab.close();
  await expect(panel.verdict).toHaveText(/Inconclusive|Failed/);
  await expect(panel.page.getByText(/tab was closed/i).first()).toBeVisible();
});

test('a page that crashes in mid-run', async ({ panel, playClaude, tab }) => {
  await playClaude({ script: waitsForEver });
  await panel.begin(SIGN_IN, { model: 'anthropic' });
  await expect(panel.page.getByText(/never there/).first()).toBeVisible();
  const crashed = tab.waitForEvent('crash');
  tab.goto('chrome://crash').catch(() => undefined); // the navigation never ends
  await crashed;
  await expect(panel.verdict).toHaveText(/Inconclusive|Failed/);
  await expect(panel.page.getByText(/crashed/i).first()).toBeVisible();
});

test('two panels on one tab: the second is told, the first goes on', async ({
  browserWithExtension,
  panel,
  playClaude,
  tab,
}) => {
  await playClaude({ script: waitsForEver });
  await panel.begin(SIGN_IN, { model: 'anthropic' });
  const second = new PanelPage(await browserWithExtension.openPanel(tab));
  await expect(second.run(SIGN_IN)).rejects.toThrow(/Another Sidewright panel/);
  await expect(panel.button('Stop')).toBeVisible();
});

test('storage that is full stops the run with what to do', async ({ panel }) => {
  await panel.page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    let writes = 0;
    IDBObjectStore.prototype.put = function (...args) {
      writes += 1;
      // The browser cannot be filled up in a test; it says so in just this way.
      if (writes > 4) throw new DOMException('Full.', 'QuotaExceededError');
      return put.apply(this, args);
    };
  });
  const { verdict, results } = await panel.run(SIGN_IN);
  expect(verdict?.outcome).toBe('inconclusive');
  expect(results.run.error?.code).toBe('StorageFullError');
  await expect(panel.button('Open Runs')).toBeVisible();
});
