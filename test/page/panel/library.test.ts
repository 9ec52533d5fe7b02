import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { START, sampleScenario } from '../../support/sample-run';
import { renderPanel } from './support/render-panel';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('h3')?.textContent);

async function renderLibrary() {
  const signIn = sampleScenario({ variables: [], plan: '#Case 1: Sign in\n1. Click Sign in' });
  const create = sampleScenario({
    name: 'Create an issue',
    plan: '#Case 1: Create\n1. Click New issue',
    variables: [],
    updatedAt: START + 1000,
  });
  const panel = await renderPanel({
    prepare: async ({ store }) => {
      await store.scenarios.save(signIn);
      await store.scenarios.save(create);
    },
  });
  await page.getByRole('tab', { name: 'Library' }).click();
  await expect.poll(rows).toEqual(['Create an issue', 'Sign in']);
  return { ...panel, signIn, create };
}

test('an empty library leads to writing a plan', async () => {
  await renderPanel();
  await page.getByRole('tab', { name: 'Library' }).click();
  await expect.element(page.getByText('No scenarios yet')).toBeVisible();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Write a plan' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Plan', exact: true })).toHaveFocus();
});

test('the search looks at names and plans', async () => {
  await renderLibrary();
  const search = page.getByRole('searchbox', { name: 'Search names and plans' });
  await search.fill('create');
  await expect.poll(rows).toEqual(['Create an issue']);
  await search.fill('click sign');
  await expect.poll(rows).toEqual(['Sign in']);
  await search.fill('nothing like it');
  await expect
    .element(page.getByText('Nothing fits. Change the search to see more.'))
    .toBeVisible();
});

test('Run runs the scenario by its id', async () => {
  const { state, signIn } = await renderLibrary();
  await button('Run Sign in').click();
  await expect.poll(() => state.runner.requests.length).toBe(1);
  expect(state.runner.requests[0]?.scenario.id).toBe(signIn.id);
});

test('Edit opens it in the editor, and what was there is saved first', async () => {
  const { state } = await renderLibrary();
  await page.getByRole('tab', { name: 'Test' }).click();
  const plan = page.getByRole('textbox', { name: 'Plan', exact: true });
  await plan.fill('#Case 1: Unfinished\n1. Click');
  await page.getByRole('tab', { name: 'Library' }).click();
  await button('Edit Sign in').click();
  await expect.element(plan).toHaveValue('#Case 1: Sign in\n1. Click Sign in');
  const { items } = await state.store.scenarios.list();
  expect(items.map(({ name }) => name)).toContain('Unfinished');
});

test('a deleted scenario comes back with Undo', async () => {
  const { state, signIn } = await renderLibrary();
  await button('Delete Sign in').click();
  await expect.poll(rows).toEqual(['Create an issue']);
  await expect.element(button('Undo')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(rows).toEqual(['Create an issue', 'Sign in']);
  expect(await state.store.scenarios.get(signIn.id)).toEqual(signIn);
  await expect.element(page.getByRole('heading', { name: 'Scenarios' })).toHaveFocus();
});

test('Export saves it as Markdown', async () => {
  const { state } = await renderLibrary();
  await button('Export Create an issue as Markdown').click();
  await expect.poll(() => state.saved.map(({ name }) => name)).toEqual(['create-an-issue.md']);
});

test('a library that cannot be read says so, and tries again', async () => {
  let broken = true;
  await renderPanel({
    prepare: ({ store }) => {
      const list = store.scenarios.list;
      store.scenarios.list = () => (broken ? Promise.reject(new Error('disk on fire')) : list());
    },
  });
  await page.getByRole('tab', { name: 'Library' }).click();
  await expect.element(page.getByText(/disk on fire/)).toBeVisible();
  broken = false;
  await button('Try again').click();
  await expect.element(page.getByText('No scenarios yet')).toBeVisible();
});
