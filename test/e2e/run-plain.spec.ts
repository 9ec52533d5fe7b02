import { readFile, rm } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { lint, runTests, typeCheck, writeProject } from '../support/exported-project';
import { expect, test } from './support/fixtures';

test('a person runs a plan by hand and takes a Playwright project away that passes', async ({
  panel,
  tab,
}) => {
  test.setTimeout(180_000);
  await panel.plan.fill(await readFile('scripts/demo-plan.md', 'utf8'));
  await panel.startAddress.fill(tab.url());
  await panel.addVariable('EMAIL', 'ada@example.com');
  await panel.addVariable('PASSWORD', 'correct-horse', true);
  await panel.runButton.click();

  await expect(panel.verdict).toHaveText('Passed', { timeout: 60_000 });
  const evidence = panel.page.getByRole('region', { name: 'Evidence' });
  await expect(evidence.getByText('Verify the heading "Issues" is visible')).toBeVisible();
  await expect(evidence.getByText('No assertion ran for this line.')).toHaveCount(0);
  await expect(tab.getByText('You have not sent feedback yet.')).toHaveCount(0);
  await expect(panel.page.getByText('correct-horse')).toHaveCount(0);

  const downloading = panel.page.waitForEvent('download');
  await panel.button('Playwright project').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const zip = unzipSync(await readFile(await download.path()));
  const files = Object.entries(zip).map(([path, bytes]) => [path, strFromU8(bytes)] as const);
  expect(files.map(([path]) => path).sort()).toEqual([
    '.env.example',
    '.github/workflows/playwright.yml',
    '.gitignore',
    'README.md',
    'package.json',
    'playwright.config.ts',
    'tests/env.ts',
    'tests/sign-in.spec.ts',
    'tsconfig.json',
  ]);
  expect(JSON.stringify(files)).not.toContain('correct-horse');

  const folder = await writeProject(files);
  try {
    expect(await typeCheck(folder)).toEqual({ code: 0, output: '' });
    expect((await lint(folder)).flatMap(([, messages]) => messages)).toEqual([]);
    const ran = await runTests(folder, { EMAIL: 'ada@example.com', PASSWORD: 'correct-horse' });
    expect(ran.output).toMatch(/3 passed/);
    expect(ran.code).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a check that does not hold fails the run at its step, and says what was there', async ({
  panel,
}) => {
  const { verdict, results, spec } = await panel.run(
    '#Case 1: Wrong title\n- Verify the heading is "Welcome home"\n- Click Sign In',
  );
  expect(verdict).toMatchObject({ outcome: 'failed' });
  const [step] = results.cases[0]?.steps ?? [];
  expect(step?.check).toMatchObject({ passed: false });
  expect(spec).toContain('Welcome home');
  // The plan went no further than the check that failed.
  expect(results.cases[0]?.steps).toHaveLength(1);
});

test('a renamed button is found by its words, but only where one leads clearly', async ({
  demo,
  panel,
}) => {
  const { verdict, results } = await panel.run(
    `#Case 1: Second version
- Fill Email with ada@example.com
- Fill Password with "correct-horse"
- Click "Sign In"
- Verify the URL is /issues`,
    { startUrl: `${demo.url}/login?v=2` },
  );
  expect(verdict).toEqual({ outcome: 'passed' });
  const names = results.cases[0]?.steps.map(({ target }) => target?.name);
  expect(names?.slice(0, 3)).toEqual(['Work email', 'Your password', 'Sign in to your account']);
});

test('two targets that fit as well are an error that lists them', async ({ demo, panel }) => {
  const { verdict } = await panel.run(
    `#Case 1: Ambiguous
- Fill Email with ada@example.com
- Fill Password with "correct-horse"
- Click "Sign In"
- Go to /backlog
- Click the Archive button
- Verify "Archived" is shown`,
    { startUrl: `${demo.url}/login` },
  );
  expect(verdict?.outcome).not.toBe('passed');
  expect(verdict && 'reason' in verdict && verdict.reason).toMatch(/Step 5/);
  expect(verdict && 'reason' in verdict && verdict.reason).toMatch(/row/);
});

test('rows, frames, shadow roots and a page that never rests', async ({ demo, panel }) => {
  test.setTimeout(120_000);
  const { verdict, results, spec } = await panel.run(
    `#Case 1: Row of a long table
- Fill Email with ada@example.com
- Fill Password with "correct-horse"
- Click "Sign In"
- Verify the heading "Issues" is visible
- Go to /backlog
- Click Archive in row TL-150
- Verify "Archived TL-150" is shown

#Case 2: Frame of another site
- Go to /help
- Fill "Your message" with "Quick and calm"
- Click "Send feedback"
- Verify "You have not sent feedback yet." is not visible

#Case 3: A ticking clock
- Go to /status
- Verify the heading "Live status" is visible`,
    { startUrl: `${demo.url}/login` },
  );
  expect(results.cases.map((one) => one.verdict)).toEqual([
    { outcome: 'passed' },
    { outcome: 'passed' },
    { outcome: 'passed' },
  ]);
  expect(verdict).toEqual({ outcome: 'passed' });
  const code = spec.replace(/\s+(?=\.)/g, '');
  expect(code).toContain(
    "page.getByRole('row', { name: 'TL-150' }).getByRole('button', { name: 'Archive' }).click()",
  );
  expect(code).toContain(".contentFrame().getByRole('textbox', { name: 'Your message' })");
});
