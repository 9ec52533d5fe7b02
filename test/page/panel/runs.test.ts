import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newRunId } from '../../../src/model/ids';
import { recordRun, type Store } from '../../../src/store';
import { START, sampleEvents, sampleRun, sampleScenario } from '../../support/sample-run';
import { renderPanel } from './support/render-panel';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const list = page.getByRole('tabpanel', { name: 'Runs' }).getByRole('listitem');

/** One run that passed, one that failed, one that the browser did not live to end. */
async function fillStore(store: Store) {
  const scenario = sampleScenario({ variables: [], plan: '#Case 1: Sign in\n1. Click Sign in' });
  await store.scenarios.save(scenario);
  const record = async (name: string, startedAt: number, outcome: 'passed' | 'failed') => {
    const run = sampleRun({ scenarioId: scenario.id, scenarioName: name, startedAt });
    const listener = recordRun(store);
    for (const event of sampleEvents(run)) {
      const failed = { outcome: 'failed', reason: 'The heading is not there.' } as const;
      const isEnd = event.type === 'runEnded' && outcome === 'failed';
      await listener(isEnd ? { ...event, verdict: failed } : event);
    }
    return run;
  };
  const passed = await record('Sign in', START, 'passed');
  const failed = await record('Create an issue', START + 1000, 'failed');
  const lost = sampleRun({
    scenarioId: scenario.id,
    scenarioName: 'Lost',
    startedAt: START + 2000,
  });
  await store.writer.begin(lost);
  return { scenario, passed, failed, lost };
}

async function renderRuns() {
  let filled: Awaited<ReturnType<typeof fillStore>> | undefined;
  const panel = await renderPanel({
    prepare: async ({ store }) => {
      filled = await fillStore(store);
    },
  });
  await page.getByRole('tab', { name: 'Runs' }).click();
  await expect.poll(() => list.elements().length).toBe(3);
  if (!filled) throw new Error('the store is filled before the panel is mounted');
  return { ...panel, ...filled };
}

test('an empty history leads to writing a plan', async () => {
  await renderPanel();
  await page.getByRole('tab', { name: 'Runs' }).click();
  await expect.element(page.getByText('No runs yet')).toBeVisible();
});

test('the newest run is first, with its outcome in words and why', async () => {
  await renderRuns();
  const texts = list.elements().map((row) => row.textContent);
  expect(texts[0]).toContain('InterruptedLost');
  expect(texts[1]).toContain('FailedCreate an issue');
  expect(texts[1]).toContain('The heading is not there.');
  expect(texts[2]).toContain('PassedSign in');
  expect(texts[2]).toContain('950 ms');
});

test('an interrupted run says what to do, and runs again', async () => {
  const { state, scenario } = await renderRuns();
  await expect.element(list.first()).toHaveTextContent('The panel was closed or the browser ended');
  await list.first().getByRole('button', { name: 'Run again' }).click();
  await expect.poll(() => state.runner.requests.length).toBe(1);
  expect(state.runner.requests[0]?.scenario.id).toBe(scenario.id);
});

test('filter and search narrow the list', async () => {
  await renderRuns();
  await page.getByRole('combobox', { name: 'Outcome' }).selectOptions('Failed');
  await expect.poll(() => list.elements().length).toBe(1);
  await expect.element(list.first()).toHaveTextContent('Create an issue');
  await page.getByRole('searchbox', { name: 'Search names' }).fill('sign');
  await expect
    .element(page.getByText('Nothing fits. Change the search to see more.'))
    .toBeVisible();
});

test('an opened run shows its verdict, steps and pictures, and leads back', async () => {
  await renderRuns();
  await button(/^Passed ?Sign in/).click();
  await expect.element(page.getByRole('heading', { name: /^Sign in/ }).first()).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: 'Passed', exact: true })).toBeVisible();
  await page.getByText('Click button "Sign in"').click();
  await expect.element(page.getByRole('img', { name: 'The page after this step' })).toBeVisible();
  await button('All runs').click();
  await expect.poll(() => list.elements().length).toBe(3);
  await expect.element(page.getByRole('heading', { name: 'Runs' })).toHaveFocus();
});

test('a deleted run comes back whole with Undo', async () => {
  const { state, passed } = await renderRuns();
  const before = await state.store.runs.get(passed.id);
  await button(/^Delete Sign in/).click();
  await expect.poll(() => list.elements().length).toBe(2);
  await expect(state.store.runs.get(passed.id)).rejects.toThrow('no saved run');
  await expect.element(button('Undo')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => list.elements().length).toBe(3);
  expect(await state.store.runs.get(passed.id)).toEqual(before);
});

test('a run of a deleted scenario cannot run again, and says so', async () => {
  const { state, scenario } = await renderRuns();
  await state.store.scenarios.remove(scenario.id);
  await list.first().getByRole('button', { name: 'Run again' }).click();
  await expect.element(page.getByText(/^There is no saved scenario/)).toBeVisible();
});

test('a record that cannot be read is named and can be deleted; the others are there', async () => {
  const panel = await renderPanel({
    prepare: async (_dependencies, { storeName, store }) => {
      await recordRun(store)({ type: 'runStarted', run: sampleRun() });
      const database = await openDB(storeName);
      await database.put('runs', { id: newRunId(), startedAt: START, status: 'lost in thought' });
      database.close();
    },
  });
  await page.getByRole('tab', { name: 'Runs' }).click();
  await expect.element(page.getByText(/^The saved run .* cannot be read/)).toBeVisible();
  await expect.poll(() => list.elements().length).toBe(1);
  await button('Delete it').click();
  await expect.element(page.getByText(/cannot be read/)).not.toBeInTheDocument();
  expect((await panel.state.store.runs.list()).unreadable).toEqual([]);
});
