import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import type { RunLocks } from '../../../src/store/run-locks';
import { openStore } from '../../../src/store/store';

/** Node 20 has no Web Locks; the real ones are tested in Chromium, in `test/page/store`. */
export function fakeRunLocks(): RunLocks {
  const alive = new Set<string>();
  return {
    hold(runId) {
      alive.add(runId);
      return () => alive.delete(runId);
    },
    held: async () => new Set(alive),
  };
}

export const newDatabaseName = () => `sidewright-${randomUUID()}`;

export const openTestStore = (name = newDatabaseName(), locks = fakeRunLocks()) =>
  openStore({ name, locks });
