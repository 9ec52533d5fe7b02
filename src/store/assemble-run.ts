import type { CaseRun, Run } from '../model/run';
import type { Step } from '../model/step';
import type { Database } from './open-database';
import { readRecord } from './read-record';
import { keysOfRun } from './run-range';
import type { RunRecord } from './schema';

/** Puts a run together again from its records. @throws StoredDataError */
export async function assembleRun(database: Database, run: RunRecord): Promise<Run> {
  const transaction = database.transaction(['cases', 'steps']);
  const range = keysOfRun(run.id);
  const [cases, steps] = await Promise.all([
    transaction.objectStore('cases').getAll(range),
    transaction.objectStore('steps').getAll(range),
    transaction.done,
  ]);
  const stepsByCase = new Map<number, Step[]>();
  for (const stored of steps) {
    const key = [run.id, stored.caseIndex, stored.stepIndex];
    const { caseIndex, step } = readRecord('steps', key, stored);
    stepsByCase.set(caseIndex, [...(stepsByCase.get(caseIndex) ?? []), step]);
  }
  const caseRuns = cases.map((stored): CaseRun => {
    const { caseIndex, caseRun } = readRecord('cases', [run.id, stored.caseIndex], stored);
    return { ...caseRun, steps: stepsByCase.get(caseIndex) ?? [] };
  });
  return { ...run, cases: caseRuns };
}
