import { SidewrightError } from './sidewright-error';

export class StorageFullError extends SidewrightError {
  readonly code = 'StorageFullError';
}

/** Something asked for by id is not in the store. */
export class NotFoundError extends SidewrightError {
  readonly code = 'NotFoundError';
}

/** The database was written by a newer Sidewright, or its upgrade failed. */
export class StoreVersionError extends SidewrightError {
  readonly code = 'StoreVersionError';
}

/** What came out of the store does not fit its schema. */
export class StoredDataError extends SidewrightError {
  readonly code = 'StoredDataError';
}
