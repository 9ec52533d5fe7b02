import { SidewrightError } from '../model/errors/sidewright-error';
import { StorageFullError, StoreVersionError } from '../model/errors/store-errors';

/** What an IndexedDB failure means for the person; anything unknown comes back as it is. */
export function toStoreError(error: unknown): unknown {
  if (error instanceof SidewrightError || !(error instanceof Error)) return error;
  switch (error.name) {
    case 'QuotaExceededError':
      return new StorageFullError(
        'The browser has no room left for Sidewright on this machine. Delete old runs in Runs, then try again.',
        {},
        { cause: error },
      );
    case 'VersionError':
      return new StoreVersionError(
        'Your scenarios and runs were saved by a newer Sidewright. Update Sidewright, then open the panel again; nothing was changed.',
        {},
        { cause: error },
      );
    // A connection closes when another panel of a newer version upgrades the database.
    case 'InvalidStateError':
      return new StoreVersionError(
        'The connection to the saved scenarios and runs was closed, most likely by an update. Close this panel and open it again.',
        {},
        { cause: error },
      );
    default:
      return error;
  }
}

/** Runs one piece of work on the database and rethrows its failures as `SidewrightError`s. */
export async function withStoreErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toStoreError(error);
  }
}
