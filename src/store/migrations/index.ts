import { firstStores } from './001-first-stores';
import type { Migration } from './migration';

/** In order; the version of the database is their count. Append only, one file each. */
export const migrations: readonly Migration[] = [firstStores];
