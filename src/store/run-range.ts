import type { RunId } from '../model/ids';

/** All keys `[runId, …]`: an array sorts after every number and string. */
export function keysOfRun(runId: RunId): IDBKeyRange {
  return IDBKeyRange.bound([runId], [runId, []]);
}
