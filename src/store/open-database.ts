import { type IDBPDatabase, openDB, unwrap } from 'idb';
import { StoreVersionError } from '../model/errors/store-errors';
import { migrations as allMigrations } from './migrations';
import type { Migration } from './migrations/migration';
import type { SidewrightSchema } from './schema';
import { withStoreErrors } from './store-error';

export type Database = IDBPDatabase<SidewrightSchema>;

/**
 * Opens the database and brings it up to date.
 * @throws StoreVersionError when a newer Sidewright wrote it, an upgrade failed, or an old panel
 * keeps it open.
 */
export function openDatabase(
  name: string,
  migrations: readonly Migration[] = allMigrations,
): Promise<Database> {
  return withStoreErrors(() => open(name, migrations));
}

function open(name: string, migrations: readonly Migration[]): Promise<Database> {
  return new Promise((resolve, reject) => {
    let failure: StoreVersionError | undefined;
    let opened: Database | undefined;
    const opening = openDB<SidewrightSchema>(name, migrations.length, {
      async upgrade(database, oldVersion, _newVersion, transaction) {
        // The opening itself reports that the upgrade was aborted.
        transaction.done.catch(() => {});
        try {
          for (const migrate of migrations.slice(oldVersion)) {
            await migrate(unwrap(database), unwrap(transaction));
          }
        } catch (error) {
          failure = upgradeFailed(error);
          transaction.abort();
        }
      },
      blocked: () => reject(heldByOldPanel()),
      blocking: () => opened?.close(),
    });
    opening.then(
      (database) => {
        opened = database;
        resolve(database);
      },
      (error) => reject(failure ?? error),
    );
  });
}

function heldByOldPanel(): StoreVersionError {
  return new StoreVersionError(
    'Another Sidewright panel still uses the older format of your saved data. Close all other Sidewright panels, then open this one again.',
  );
}

function upgradeFailed(cause: unknown): StoreVersionError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new StoreVersionError(
    `Your saved scenarios and runs could not be brought up to date (${why}). Nothing was changed. Report this, and go back to the Sidewright you had before if you need them now.`,
    {},
    { cause },
  );
}
