import { StoredDataError } from '../model/errors/store-errors';
import { recordSchemas, type StoredRecord, type StoreName } from './schema';

const WORDS: Record<StoreName, { noun: string; remedy: string }> = {
  scenarios: { noun: 'scenario', remedy: 'Delete it in Library' },
  runs: { noun: 'run', remedy: 'Delete it in Runs' },
  cases: { noun: 'case', remedy: 'Delete its run in Runs' },
  steps: { noun: 'step', remedy: 'Delete its run in Runs' },
  observations: { noun: 'snapshot', remedy: 'Delete its run in Runs' },
  pictures: { noun: 'picture', remedy: 'Delete its run in Runs' },
};

/**
 * What came out of the store, checked against its schema.
 * @throws StoredDataError that names the record; `details` has its `store` and `key`.
 */
export function readRecord<Name extends StoreName>(
  store: Name,
  key: IDBValidKey,
  stored: unknown,
): StoredRecord<Name> {
  const result = recordSchemas[store].safeParse(stored);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const where =
    issue && issue.path.length > 0 ? ` (${issue.path.join('.')}: ${issue.message})` : '';
  const { noun, remedy } = WORDS[store];
  throw new StoredDataError(
    `The saved ${noun} ${[key].flat().join('/')} cannot be read${where}. ${remedy}; nothing else is affected.`,
    { store, key },
  );
}

/** What a list holds: the readable records, and an error for each of the others. */
export interface Listing<Item> {
  items: Item[];
  unreadable: StoredDataError[];
}

/** Reads every record, so that one bad record does not hide the good ones. */
export function readListing<Name extends StoreName>(
  store: Name,
  rows: readonly { key: IDBValidKey; value: unknown }[],
): Listing<StoredRecord<Name>> {
  const listing: Listing<StoredRecord<Name>> = { items: [], unreadable: [] };
  for (const { key, value } of rows) {
    try {
      listing.items.push(readRecord(store, key, value));
    } catch (error) {
      if (!(error instanceof StoredDataError)) throw error;
      listing.unreadable.push(error);
    }
  }
  return listing;
}
