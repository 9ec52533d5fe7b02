import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';
import { StorageFullError } from '../../../src/model/errors/store-errors';
import { newScenarioId } from '../../../src/model/ids';
import type { RunEvent } from '../../../src/model/run-event';
import { recordRun } from '../../../src/store/record-run';
import type { Store } from '../../../src/store/store';
import {
  sampleEvents,
  sampleObservation,
  sampleRun,
  sampleScenario,
} from '../../support/sample-run';
import { newDatabaseName, openTestStore } from './open-test-store';

async function record(store: Store, events: readonly RunEvent[]): Promise<void> {
  const listener = recordRun(store);
  for (const event of events) await listener(event);
}

describe('recordRun', () => {
  test('a run told event by event comes back whole', async () => {
    const store = await openTestStore();
    const run = sampleRun();
    const events = sampleEvents(run);
    await record(store, events);

    const ended = events.find((event) => event.type === 'caseEnded');
    expect(await store.runs.get(run.id)).toEqual({
      ...run,
      status: 'finished',
      verdict: { outcome: 'passed' },
      durationMs: 950,
      cases: [ended?.caseRun],
    });
  });

  test('snapshots and pictures are kept beside their step', async () => {
    const store = await openTestStore();
    const run = sampleRun();
    const events = sampleEvents(run);
    await record(store, events);

    expect(await store.observations.get(run.id, 0, 0)).toEqual(sampleObservation);
    expect(await store.observations.get(run.id, 0, 1)).toBeUndefined();
    const [click, check] = (await store.runs.get(run.id)).cases[0]?.steps ?? [];
    if (!click || !check) throw new Error('both steps are stored');
    expect(await (await store.pictures.get(click.id))?.text()).toBe('a picture');
    expect(await store.pictures.get(check.id)).toBeUndefined();
  });

  test('after a crash only the step in flight is open, and the run is marked as interrupted', async () => {
    const name = newDatabaseName();
    const crashed = await openTestStore(name);
    const run = sampleRun();
    const events = sampleEvents(run);
    const inFlight = events.findLastIndex((event) => event.type === 'stepStarted');
    await record(crashed, events.slice(0, inFlight + 1));
    crashed.close();

    const store = await openTestStore(name);
    expect(await store.runs.markInterrupted()).toEqual([run.id]);
    const { status, verdict, cases } = await store.runs.get(run.id);
    expect(status).toBe('interrupted');
    expect(verdict?.outcome).toBe('inconclusive');
    expect(cases[0]?.verdict?.outcome).toBe('inconclusive');
    expect(cases[0]?.usage.inputTokens).toBe(2800);
    expect(cases[0]?.steps.map((step) => step.status)).toEqual(['done', 'stopped']);
    expect(cases[0]?.steps[0]?.durationMs).toBe(120);
    expect(await store.runs.markInterrupted()).toEqual([]);
  });

  test('an interrupted run that goes on is one run again, with all its steps', async () => {
    const name = newDatabaseName();
    const crashed = await openTestStore(name);
    const run = sampleRun();
    const [, caseStarted, , , clickStarted, , , , checkStarted, checkEnded, caseEnded, runEnded] =
      sampleEvents(run);
    if (!clickStarted || !caseStarted) throw new Error('the sample begins with a step');
    await record(crashed, [{ type: 'runStarted', run }, caseStarted, clickStarted]);
    crashed.close();

    const store = await openTestStore(name);
    await store.runs.markInterrupted();
    const interrupted = await store.runs.get(run.id);
    const [open] = interrupted.cases;
    const [cutOff] = open?.steps ?? [];
    if (!open || !cutOff || caseEnded?.type !== 'caseEnded') throw new Error('it has a case');
    const { verdict: _, ...goesOn } = open;
    const { verdict: __, ...again } = interrupted;
    await record(store, [
      { type: 'runStarted', run: { ...again, status: 'running' } },
      { type: 'caseStarted', runId: run.id, caseIndex: 0, caseRun: goesOn },
    ]);
    const running = await store.runs.get(run.id);
    expect([running.status, running.verdict, running.cases[0]?.verdict]).toEqual([
      'running',
      undefined,
      undefined,
    ]);
    expect(running.cases[0]?.steps.map(({ status }) => status)).toEqual(['stopped']);
    expect(await store.runs.markInterrupted()).toEqual([]);

    const rest = [checkStarted, checkEnded, caseEnded, runEnded].filter((event) => !!event);
    await record(store, rest);
    const ended = await store.runs.get(run.id);
    expect([ended.status, ended.verdict]).toEqual(['finished', { outcome: 'passed' }]);
    expect(ended.cases[0]?.steps.map(({ id, status }) => [id, status])).toEqual([
      [cutOff.id, 'stopped'],
      [checkEnded?.type === 'stepEnded' ? checkEnded.step.id : '', 'done'],
    ]);
    expect((await store.runs.list()).items).toHaveLength(1);
  });

  test('a run that a panel still runs is not marked as interrupted', async () => {
    const store = await openTestStore();
    const run = sampleRun();
    const events = sampleEvents(run);
    const listener = recordRun(store);
    for (const event of events.slice(0, 4)) await listener(event);
    expect(await store.runs.markInterrupted()).toEqual([]);
    expect((await store.runs.get(run.id)).status).toBe('running');
  });

  test("a secret's value in the run is left out", async () => {
    const name = newDatabaseName();
    const store = await openTestStore(name);
    const run = sampleRun({
      variables: [
        { name: 'PASSWORD', secret: true, value: 'hunter2-very-secret' },
        { name: 'EMAIL', secret: false, value: 'ada@example.com' },
      ],
    });
    await record(store, [{ type: 'runStarted', run }]);
    const raw = JSON.stringify(await (await openDB(name)).getAll('runs'));
    expect(raw).not.toContain('hunter2-very-secret');
    expect((await store.runs.get(run.id)).variables).toEqual([
      { name: 'PASSWORD', secret: true },
      { name: 'EMAIL', secret: false, value: 'ada@example.com' },
    ]);
  });

  test('with no room for the picture, the step is kept and says why there is none', async () => {
    const store = await openTestStore();
    const full = withFullWrites(store, (picture) => picture !== undefined);
    const run = sampleRun();
    await record(full, sampleEvents(run));
    const click = (await store.runs.get(run.id)).cases[0]?.steps[0];
    expect(click?.status).toBe('done');
    expect(click?.picture).toEqual({ taken: false, why: expect.stringContaining('no room left') });
  });

  test('with no room at all, the listener says so', async () => {
    const store = withFullWrites(await openTestStore(), () => true);
    await expect(record(store, sampleEvents())).rejects.toThrow(StorageFullError);
  });
});

describe('runs', () => {
  test('the list has the newest first', async () => {
    const store = await openTestStore();
    const old = sampleRun({ startedAt: 1, scenarioId: newScenarioId() });
    const recent = sampleRun({ startedAt: 2 });
    await record(store, [{ type: 'runStarted', run: recent }]);
    await record(store, [{ type: 'runStarted', run: old }]);
    const { items } = await store.runs.list();
    expect(items.map(({ id }) => id)).toEqual([recent.id, old.id]);
  });

  test('deleting a run deletes all that belongs to it, and restoring brings all of it back', async () => {
    const name = newDatabaseName();
    const store = await openTestStore(name);
    const [run, kept] = [sampleRun(), sampleRun()];
    await record(store, sampleEvents(run));
    await record(store, sampleEvents(kept));
    const before = await store.runs.get(run.id);

    const removed = await store.runs.remove(run.id);
    const database = await openDB(name);
    expect(await countAll(database)).toEqual([1, 1, 2, 1, 1]);
    await expect(store.runs.get(run.id)).rejects.toThrow(run.id);
    expect((await store.runs.get(kept.id)).cases[0]?.steps).toHaveLength(2);

    await store.runs.restore(removed);
    expect(await store.runs.get(run.id)).toEqual(before);
    expect(await countAll(database)).toEqual([2, 2, 4, 2, 2]);
  });

  test('deleting all runs keeps the scenarios', async () => {
    const name = newDatabaseName();
    const store = await openTestStore(name);
    const scenario = sampleScenario();
    await store.scenarios.save(scenario);
    await record(store, sampleEvents());
    await store.runs.removeAll();
    expect(await countAll(await openDB(name))).toEqual([0, 0, 0, 0, 0]);
    expect(await store.scenarios.get(scenario.id)).toEqual(scenario);
  });
});

async function countAll(database: Awaited<ReturnType<typeof openDB>>): Promise<number[]> {
  const stores = ['runs', 'cases', 'steps', 'observations', 'pictures'];
  return Promise.all(stores.map((store) => database.count(store)));
}

/** The browser's quota cannot be reached in a test, so this refuses what the test names. */
function withFullWrites(store: Store, isFull: (picture: Blob | undefined) => boolean): Store {
  return {
    ...store,
    writer: {
      ...store.writer,
      putStep: async (runId, at, step, picture) => {
        if (isFull(picture)) throw new StorageFullError('full');
        return store.writer.putStep(runId, at, step, picture);
      },
    },
  };
}
