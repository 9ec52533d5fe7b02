import { NotFoundError } from '../model/errors/store-errors';
import type { ScenarioId } from '../model/ids';
import type { Scenario } from '../model/scenario';
import type { Variable } from '../model/variables';
import type { Database } from './open-database';
import { type Listing, readListing, readRecord } from './read-record';
import { withStoreErrors } from './store-error';

export interface ScenarioStore {
  /** Last changed first. */
  list(): Promise<Listing<Scenario>>;
  /** @throws NotFoundError, StoredDataError */
  get(id: ScenarioId): Promise<Scenario>;
  /** Adds it or replaces the one with its id. Values of secrets are left out. @throws StorageFullError */
  save(scenario: Scenario): Promise<void>;
  remove(id: ScenarioId): Promise<void>;
}

export function createScenarioStore(database: Database): ScenarioStore {
  return {
    list: () =>
      withStoreErrors(async () => {
        const stored = await database.getAllFromIndex('scenarios', 'byUpdatedAt');
        return readListing(
          'scenarios',
          stored.reverse().map((value) => ({ key: value.id, value })),
        );
      }),
    get: (id) =>
      withStoreErrors(async () => {
        const stored = await database.get('scenarios', id);
        if (stored === undefined) {
          throw new NotFoundError(
            `There is no saved scenario ${id}; it may have been deleted. Open another one in Library, or write the plan anew.`,
            { id },
          );
        }
        return readRecord('scenarios', id, stored);
      }),
    save: (scenario) =>
      withStoreErrors(async () => {
        await database.put('scenarios', withoutSecretValues(scenario));
      }),
    remove: (id) => withStoreErrors(() => database.delete('scenarios', id)),
  };
}

/** A scenario or draft as it may leave memory: secrets by name only. */
export function withoutSecretValues<T extends { variables: Variable[] }>(scenario: T): T {
  return {
    ...scenario,
    variables: scenario.variables.map((variable) =>
      variable.secret ? { ...variable, value: '' } : variable,
    ),
  };
}
