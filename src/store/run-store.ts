import { NotFoundError } from '../model/errors/store-errors';
import type { RunId } from '../model/ids';
import type { Run } from '../model/run';
import { assembleRun } from './assemble-run';
import { markInterrupted } from './mark-interrupted';
import type { Database } from './open-database';
import { type Listing, readListing, readRecord } from './read-record';
import { type RemovedRun, removeRun, restoreRun } from './remove-run';
import type { RunLocks } from './run-locks';
import type { RunRecord } from './schema';
import { withStoreErrors } from './store-error';

export interface RunStore {
  /** Newest first, without their cases. */
  list(): Promise<Listing<RunRecord>>;
  /** The whole run. @throws NotFoundError, StoredDataError */
  get(id: RunId): Promise<Run>;
  /** Deletes the run with its steps, snapshots and pictures; keep the result to undo that. */
  remove(id: RunId): Promise<RemovedRun>;
  restore(removed: RemovedRun): Promise<void>;
  removeAll(): Promise<void>;
  /** Runs that say they are running while no panel runs them. Gives the ids it marked. */
  markInterrupted(): Promise<RunId[]>;
}

export function createRunStore(database: Database, locks: RunLocks): RunStore {
  return {
    list: () =>
      withStoreErrors(async () => {
        const stored = await database.getAllFromIndex('runs', 'byStartedAt');
        return readListing(
          'runs',
          stored.reverse().map((value) => ({ key: value.id, value })),
        );
      }),
    get: (id) =>
      withStoreErrors(async () => {
        const stored = await database.get('runs', id);
        if (stored === undefined) {
          throw new NotFoundError(
            `There is no saved run ${id}; it may have been deleted. Open another one in Runs, or run the scenario again.`,
            { id },
          );
        }
        return assembleRun(database, readRecord('runs', id, stored));
      }),
    remove: (id) => withStoreErrors(() => removeRun(database, id)),
    restore: (removed) => withStoreErrors(() => restoreRun(database, removed)),
    removeAll: () =>
      withStoreErrors(async () => {
        const stores = ['runs', 'cases', 'steps', 'observations', 'pictures'] as const;
        const transaction = database.transaction(stores, 'readwrite');
        await Promise.all([
          ...stores.map((name) => transaction.objectStore(name).clear()),
          transaction.done,
        ]);
      }),
    markInterrupted: () => withStoreErrors(() => markInterrupted(database, locks)),
  };
}
