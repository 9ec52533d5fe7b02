import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleScenario } from '../../support/sample-run';
import { renderPanel } from './support/render-panel';

const welcome = page.getByRole('region', { name: 'Start here' });
const plan = page.getByRole('textbox', { name: 'Plan', exact: true });

test('a first start shows three cards', async () => {
  await renderPanel();
  await expect.element(welcome).toBeVisible();
  expect(welcome.getByRole('listitem').elements()).toHaveLength(3);
});

test('writing a plan goes to the editor with plain steps', async () => {
  await renderPanel();
  await welcome.getByRole('button', { name: 'Write a plan' }).click();
  await expect.element(plan).toHaveFocus();
  await expect.element(page.getByRole('radio', { name: /^Plain steps/ })).toBeChecked();
  await expect.element(welcome).not.toBeInTheDocument();
});

test('using Claude asks for the key first', async () => {
  await renderPanel();
  await welcome.getByRole('button', { name: 'Use Claude' }).click();
  await expect.element(page.getByLabelText('Anthropic API key')).toHaveFocus();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(page.getByRole('radio', { name: /^Claude/ })).toBeChecked();
});

test('the sample plan runs with one click', async () => {
  const { state } = await renderPanel();
  await welcome.getByRole('button', { name: 'Open the sample plan' }).click();
  await expect
    .element(plan)
    .toHaveValue('#Case 1: Sign in\n1. Click Sign in\n2. Verify heading "Projects"');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect.poll(() => state.runner.requests.length).toBe(1);
  expect(state.runner.requests[0]?.scenario.name).toBe('Demo: sign in');
});

test('without a demo page there is no card for it', async () => {
  await renderPanel({
    prepare: (dependencies) => {
      delete dependencies.sample;
    },
  });
  await expect.element(welcome).toBeVisible();
  await expect.element(page.getByText('Try a sample')).not.toBeInTheDocument();
});

test('who has saved a scenario is not welcomed again', async () => {
  await renderPanel({ prepare: ({ store }) => store.scenarios.save(sampleScenario()) });
  await page.getByRole('tab', { name: 'Library' }).click();
  await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('tab', { name: 'Test' }).click();
  await expect.element(plan).toBeVisible();
  await expect.element(welcome).not.toBeInTheDocument();
});
