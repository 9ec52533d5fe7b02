import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';
import { NotFoundError, StoredDataError } from '../../../src/model/errors/store-errors';
import { newScenarioId } from '../../../src/model/ids';
import { START, sampleScenario } from '../../support/sample-run';
import { newDatabaseName, openTestStore } from './open-test-store';

describe('scenarios', () => {
  test('a saved scenario comes back by its id', async () => {
    const store = await openTestStore();
    const scenario = sampleScenario();
    await store.scenarios.save(scenario);
    expect(await store.scenarios.get(scenario.id)).toEqual(scenario);
  });

  test('saving again replaces it', async () => {
    const store = await openTestStore();
    const scenario = sampleScenario();
    await store.scenarios.save(scenario);
    await store.scenarios.save({ ...scenario, name: 'Sign in and out' });
    const { items } = await store.scenarios.list();
    expect(items.map(({ name }) => name)).toEqual(['Sign in and out']);
  });

  test('the list has the last changed first', async () => {
    const store = await openTestStore();
    for (const [name, updatedAt] of [
      ['middle', START + 2],
      ['old', START + 1],
      ['new', START + 3],
    ] as const) {
      await store.scenarios.save(sampleScenario({ name, updatedAt }));
    }
    const { items, unreadable } = await store.scenarios.list();
    expect(items.map(({ name }) => name)).toEqual(['new', 'middle', 'old']);
    expect(unreadable).toEqual([]);
  });

  test("a secret's value is nowhere in the database", async () => {
    const name = newDatabaseName();
    const store = await openTestStore(name);
    await store.scenarios.save(
      sampleScenario({
        variables: [
          { name: 'EMAIL', value: 'ada@example.com', secret: false },
          { name: 'PASSWORD', value: 'hunter2-very-secret', secret: true },
        ],
      }),
    );
    const database = await openDB(name);
    const raw = JSON.stringify(await database.getAll('scenarios'));
    expect(raw).toContain('ada@example.com');
    expect(raw).not.toContain('hunter2-very-secret');
  });

  test('a removed one is gone, with a message that says so', async () => {
    const store = await openTestStore();
    const scenario = sampleScenario();
    await store.scenarios.save(scenario);
    await store.scenarios.remove(scenario.id);
    const error = await store.scenarios.get(scenario.id).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error.message).toContain(scenario.id);
  });

  test('a broken record is named and does not hide the others', async () => {
    const name = newDatabaseName();
    const store = await openTestStore(name);
    await store.scenarios.save(sampleScenario({ name: 'good' }));
    const id = newScenarioId();
    const database = await openDB(name);
    await database.put('scenarios', { id, name: 7, updatedAt: START });

    const listing = await store.scenarios.list();
    expect(listing.items.map((item) => item.name)).toEqual(['good']);
    expect(listing.unreadable).toHaveLength(1);
    expect(listing.unreadable[0]?.details).toEqual({ store: 'scenarios', key: id });

    const error = await store.scenarios.get(id).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(StoredDataError);
    expect(error.message).toContain(`scenario ${id} cannot be read (name: `);
  });
});
