import type { RunId } from '../model/ids';
import type { Database } from './open-database';
import type { RunLocks } from './run-locks';
import { keysOfRun } from './run-range';

/** What a run is worth that nobody saw the end of. */
const REASON =
  'The panel was closed or the browser ended while this ran. Resume it, or run it again.';

/** Closes the books on runs that nobody runs any more: the run, its open cases, its open steps. */
export async function markInterrupted(database: Database, locks: RunLocks): Promise<RunId[]> {
  const alive = await locks.held();
  const transaction = database.transaction(['runs', 'cases', 'steps'], 'readwrite');
  const verdict = { outcome: 'inconclusive', reason: REASON } as const;
  const marked: RunId[] = [];
  for (const run of await transaction.objectStore('runs').getAll()) {
    if (run.status !== 'running' || alive.has(run.id)) continue;
    marked.push(run.id);
    await transaction.objectStore('runs').put({ ...run, status: 'interrupted', verdict });
    for (const stored of await transaction.objectStore('cases').getAll(keysOfRun(run.id))) {
      if (stored.caseRun.verdict) continue;
      const caseRun = { ...stored.caseRun, verdict };
      await transaction.objectStore('cases').put({ ...stored, caseRun });
    }
    for (const stored of await transaction.objectStore('steps').getAll(keysOfRun(run.id))) {
      if (stored.step.status !== 'running') continue;
      const step = { ...stored.step, status: 'stopped' as const };
      await transaction.objectStore('steps').put({ ...stored, step });
    }
  }
  await transaction.done;
  return marked;
}
