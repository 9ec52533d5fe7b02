import type { RunId } from '../model/ids';
import type { Database } from './open-database';
import { keysOfRun } from './run-range';
import type { CaseRecord, ObservationRecord, PictureRecord, RunRecord, StepRecord } from './schema';

/** All records of a deleted run as they were stored, readable or not, so that they can be put back. */
export interface RemovedRun {
  readonly run: RunRecord | undefined;
  readonly cases: readonly CaseRecord[];
  readonly steps: readonly StepRecord[];
  readonly observations: readonly ObservationRecord[];
  readonly pictures: readonly PictureRecord[];
}

const STORES = ['runs', 'cases', 'steps', 'observations', 'pictures'] as const;

export async function removeRun(database: Database, id: RunId): Promise<RemovedRun> {
  const transaction = database.transaction(STORES, 'readwrite');
  const range = keysOfRun(id);
  const store = transaction.objectStore.bind(transaction);
  const [run, cases, steps, observations, pictures] = await Promise.all([
    store('runs').get(id),
    store('cases').getAll(range),
    store('steps').getAll(range),
    store('observations').getAll(range),
    store('pictures').index('byRun').getAll(id),
  ]);
  await Promise.all([
    store('runs').delete(id),
    store('cases').delete(range),
    store('steps').delete(range),
    store('observations').delete(range),
    ...pictures.map(({ stepId }) => store('pictures').delete(stepId)),
    transaction.done,
  ]);
  return { run, cases, steps, observations, pictures };
}

export async function restoreRun(database: Database, removed: RemovedRun): Promise<void> {
  const transaction = database.transaction(STORES, 'readwrite');
  const { run, cases, steps, observations, pictures } = removed;
  await Promise.all([
    ...(run ? [transaction.objectStore('runs').put(run)] : []),
    ...cases.map((record) => transaction.objectStore('cases').put(record)),
    ...steps.map((record) => transaction.objectStore('steps').put(record)),
    ...observations.map((record) => transaction.objectStore('observations').put(record)),
    ...pictures.map((record) => transaction.objectStore('pictures').put(record)),
    transaction.done,
  ]);
}
