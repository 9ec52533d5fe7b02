import type { Migration } from './migration';

export const firstStores: Migration = (database) => {
  const scenarios = database.createObjectStore('scenarios', { keyPath: 'id' });
  scenarios.createIndex('byUpdatedAt', 'updatedAt');
  const runs = database.createObjectStore('runs', { keyPath: 'id' });
  runs.createIndex('byStartedAt', 'startedAt');
  database.createObjectStore('cases', { keyPath: ['runId', 'caseIndex'] });
  database.createObjectStore('steps', { keyPath: ['runId', 'caseIndex', 'stepIndex'] });
  database.createObjectStore('observations', { keyPath: ['runId', 'caseIndex', 'stepIndex'] });
  const pictures = database.createObjectStore('pictures', { keyPath: 'stepId' });
  pictures.createIndex('byRun', 'runId');
};
