import { afterEach, expect, test } from 'vitest';
import { recordRun } from '../../../src/store/record-run';
import { openStore, type Store } from '../../../src/store/store';
import { sampleEvents, sampleObservation, sampleRun } from '../../support/sample-run';

const opened: { name: string; store: Store }[] = [];

async function open(name = `sidewright-${crypto.randomUUID()}`): Promise<Store> {
  const store = await openStore({ name });
  opened.push({ name, store });
  return store;
}

afterEach(() => {
  for (const { name, store } of opened.splice(0)) {
    store.close();
    indexedDB.deleteDatabase(name);
  }
});

test('the real IndexedDB keeps a run with its snapshot and its picture', async () => {
  const store = await open();
  const run = sampleRun();
  const listener = recordRun(store);
  for (const event of sampleEvents(run)) await listener(event);

  const stored = await store.runs.get(run.id);
  expect(stored.verdict).toEqual({ outcome: 'passed' });
  const step = stored.cases[0]?.steps[0];
  if (!step) throw new Error('the first step is stored');
  const picture = await store.pictures.get(step.id);
  expect(picture?.type).toBe('image/png');
  expect(await picture?.text()).toBe('a picture');
  expect(await store.observations.get(run.id, 0, 0)).toEqual(sampleObservation);

  await store.runs.remove(run.id);
  expect(await store.pictures.get(step.id)).toBeUndefined();
});

test('a Web Lock tells a run in another panel from one that was interrupted', async () => {
  const name = `sidewright-${crypto.randomUUID()}`;
  const running = await open(name);
  const other = await open(name);
  const run = sampleRun();
  const events = sampleEvents(run);
  const listener = recordRun(running);
  for (const event of events.slice(0, 5)) await listener(event);

  expect(await other.runs.markInterrupted()).toEqual([]);
  for (const event of events.slice(5)) await listener(event);
  expect(await other.runs.markInterrupted()).toEqual([]);
  expect((await other.runs.get(run.id)).status).toBe('finished');

  const lost = sampleRun();
  await running.writer.begin(lost);
  expect(await other.runs.markInterrupted()).toEqual([lost.id]);
});

test('the browser tells how much is used', async () => {
  const store = await open();
  const usage = await store.usage();
  expect(usage?.quota).toBeGreaterThan(0);
  expect(usage?.used).toBeGreaterThanOrEqual(0);
});
