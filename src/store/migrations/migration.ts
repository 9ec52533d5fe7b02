/**
 * Takes the database from one version to the next. It runs inside the upgrade transaction, so it may
 * await requests of that transaction only; when it throws, the data stay as they were.
 *
 * Migrations see the plain IndexedDB and never the schema of today: what they find was written by an
 * older Sidewright.
 */
export type Migration = (
  database: IDBDatabase,
  transaction: IDBTransaction,
) => Promise<void> | void;
