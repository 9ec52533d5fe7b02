import type { RunId, StepId } from '../model/ids';
import type { Observation } from '../model/observation';
import { openDatabase } from './open-database';
import { readRecord } from './read-record';
import { type RunLocks, webRunLocks } from './run-locks';
import { createRunStore, type RunStore } from './run-store';
import { createRunWriter, type RunWriter } from './run-writer';
import { createScenarioStore, type ScenarioStore } from './scenario-store';
import { withStoreErrors } from './store-error';

/** Bytes, as far as the browser tells. */
export interface StorageUsage {
  used: number;
  quota: number;
}

/** Everything that is kept on this machine, but for settings and the API key. */
export interface Store {
  readonly scenarios: ScenarioStore;
  readonly runs: RunStore;
  readonly pictures: { get(stepId: StepId): Promise<Blob | undefined> };
  readonly observations: {
    /** What the agent saw before that step, when it looked. */
    get(runId: RunId, caseIndex: number, stepIndex: number): Promise<Observation | undefined>;
  };
  /** For `recordRun`. */
  readonly writer: RunWriter;
  readonly locks: RunLocks;
  usage(): Promise<StorageUsage | undefined>;
  close(): void;
}

export interface StoreOptions {
  name?: string;
  locks?: RunLocks;
}

/** @throws StoreVersionError */
export async function openStore({
  name = 'sidewright',
  locks = webRunLocks(navigator.locks),
}: StoreOptions = {}): Promise<Store> {
  const database = await openDatabase(name);
  return {
    scenarios: createScenarioStore(database),
    runs: createRunStore(database, locks),
    pictures: {
      get: (stepId) =>
        withStoreErrors(async () => {
          const stored = await database.get('pictures', stepId);
          return stored && readRecord('pictures', stepId, stored).image;
        }),
    },
    observations: {
      get: (...key) =>
        withStoreErrors(async () => {
          const stored = await database.get('observations', key);
          return stored && readRecord('observations', key, stored).observation;
        }),
    },
    writer: createRunWriter(database),
    locks,
    usage: storageUsage,
    close: () => database.close(),
  };
}

async function storageUsage(): Promise<StorageUsage | undefined> {
  const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
  return usage === undefined || quota === undefined ? undefined : { used: usage, quota };
}
