import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';
import { StoreVersionError } from '../../../src/model/errors/store-errors';
import { migrations } from '../../../src/store/migrations';
import type { Migration } from '../../../src/store/migrations/migration';
import { openDatabase } from '../../../src/store/open-database';
import { sampleScenario } from '../../support/sample-run';
import { newDatabaseName, openTestStore } from './open-test-store';

/** What a later Sidewright may bring: rewrites every scenario and adds an index. */
const addTags: Migration = (_database, transaction) => {
  const scenarios = transaction.objectStore('scenarios');
  scenarios.createIndex('byName', 'name');
  return new Promise((resolve) => {
    const walk = scenarios.openCursor();
    walk.onsuccess = () => {
      const cursor = walk.result;
      if (!cursor) return resolve();
      cursor.update({ ...cursor.value, tags: ['untagged'] });
      cursor.continue();
    };
  });
};

async function savedScenario(name: string) {
  const store = await openTestStore(name);
  const scenario = sampleScenario();
  await store.scenarios.save(scenario);
  store.close();
  return scenario;
}

describe('migrations', () => {
  test('a new database gets all stores, at the version of the last migration', async () => {
    const database = await openDatabase(newDatabaseName());
    expect(database.version).toBe(migrations.length);
    expect([...database.objectStoreNames]).toEqual([
      'cases',
      'observations',
      'pictures',
      'runs',
      'scenarios',
      'steps',
    ]);
  });

  test('a further migration runs once and keeps what was saved', async () => {
    const name = newDatabaseName();
    const scenario = await savedScenario(name);

    const upgraded = await openDatabase(name, [...migrations, addTags]);
    expect(await upgraded.get('scenarios', scenario.id)).toEqual({
      ...scenario,
      tags: ['untagged'],
    });
    expect([...upgraded.transaction('scenarios').store.indexNames]).toContain('byName');
    upgraded.close();

    const again = await openDatabase(name, [...migrations, addTags]);
    expect(again.version).toBe(migrations.length + 1);
    again.close();
  });

  test('a migration that fails changes nothing and says what to do', async () => {
    const name = newDatabaseName();
    const scenario = await savedScenario(name);
    const fails: Migration = async (database, transaction) => {
      await addTags(database, transaction);
      throw new TypeError('no such field');
    };

    const error = await openDatabase(name, [...migrations, fails]).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(StoreVersionError);
    expect(error.message).toContain('no such field');
    expect(error.message).toContain('Nothing was changed');

    const store = await openTestStore(name);
    expect(await store.scenarios.get(scenario.id)).toEqual(scenario);
  });

  test('a database of a newer Sidewright is left alone', async () => {
    const name = newDatabaseName();
    const scenario = await savedScenario(name);
    const newer = await openDB(name, migrations.length + 3);
    newer.close();

    const error = await openTestStore(name).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(StoreVersionError);
    expect(error.message).toContain('newer Sidewright');
    const untouched = await openDB(name);
    expect(untouched.version).toBe(migrations.length + 3);
    expect(await untouched.get('scenarios', scenario.id)).toEqual(scenario);
  });

  test('an open older panel lets the newer one upgrade, and says so at its next write', async () => {
    const name = newDatabaseName();
    const older = await openTestStore(name);
    const newer = await openDatabase(name, [...migrations, addTags]);
    expect(newer.version).toBe(migrations.length + 1);
    await expect(older.scenarios.save(sampleScenario())).rejects.toThrow(StoreVersionError);
  });
});
