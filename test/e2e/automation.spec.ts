import { expect, test } from './support/fixtures';

const LOOK = '#Case 1: Look\n- Verify the heading "Welcome back" is visible';

test('snapshot gives the page with its frames, passwords masked', async ({ demo, panel, tab }) => {
  await tab.getByLabel('Password').fill('correct-horse');
  const login = await panel.page.evaluate(() => globalThis.sidewright.snapshot());
  expect(login).toContain('- button "Sign In" [ref=e');
  expect(login).toContain('••••');
  expect(login).not.toContain('correct-horse');

  await tab.goto(`${demo.url}/help`);
  const help = await panel.page.evaluate(() => globalThis.sidewright.snapshot());
  expect(help).toMatch(
    /- iframe \[ref=e\d+\]:\n(.*\n)*\s+- textbox "Your message" \[ref=f\d+e\d+\]/,
  );
  // A second look pairs the frames again, in a session of its own.
  expect(await panel.page.evaluate(() => globalThis.sidewright.snapshot())).toContain(
    'Your message',
  );
});

test('closed and open shadow roots are read, acted in and checked', async ({ demo, panel }) => {
  const { verdict, spec } = await panel.run(
    `#Case 1: Tag an issue
- Fill Email with ada@example.com
- Fill Password with "correct-horse"
- Click "Sign In"
- Verify the heading "Issues" is visible
- Go to /issues/TL-1
- Fill "New tag" with "tunnel"
- Click "Add tag"
- Verify "tunnel" is shown`,
    { startUrl: `${demo.url}/login` },
  );
  expect(verdict).toEqual({ outcome: 'passed' });
  expect(spec).toContain('// In a closed shadow root');
  const text = await panel.page.evaluate(() => globalThis.sidewright.snapshot());
  expect(text).toContain('- textbox "New tag"'); // in a closed root
  expect(text).toContain('- radio "4 stars" [checked]'); // in an open one
});

test('lastRun gives the newest run, also after the panel was opened anew', async ({ panel }) => {
  const { results } = await panel.run(LOOK, { name: 'First look' });
  expect(results.scenario.name).toBe('First look');
  await panel.page.reload();
  await panel.page.waitForFunction(() => 'sidewright' in globalThis);
  const last = await panel.page.evaluate(() => globalThis.sidewright.lastRun());
  expect(last?.results.run.id).toBe(results.run.id);
  expect(last?.spec).toContain("getByRole('heading', { name: 'Welcome back' })");
});

test('a scenario runs again by its id', async ({ panel }) => {
  const { results } = await panel.run(LOOK, { name: 'Look again' });
  const again = await panel.page.evaluate(
    (id) => globalThis.sidewright.rerun(id),
    results.scenario.id,
  );
  expect(again.verdict).toEqual({ outcome: 'passed' });
  expect(again.results.scenario).toEqual(results.scenario);
  expect(again.results.run.id).not.toBe(results.run.id);
  const unknown = panel.page.evaluate(() => globalThis.sidewright.rerun('nothing'));
  await expect(unknown).rejects.toThrow(/no scenario id/);
});

test('a wrong option says which', async ({ panel }) => {
  const wrong = { modle: 'plain' } as object;
  await expect(panel.run(LOOK, wrong)).rejects.toThrow(/modle.*docs\/automation\.md/s);
});
