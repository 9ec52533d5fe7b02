import { NotFoundError } from '../model/errors/store-errors';
import type { RunId } from '../model/ids';
import type { Observation } from '../model/observation';
import type { CaseRun, Run, Usage } from '../model/run';
import type { StepPosition } from '../model/run-event';
import type { Step } from '../model/step';
import type { Database } from './open-database';
import type { RunRecord } from './schema';
import { withStoreErrors } from './store-error';

type Ending = Pick<Run, 'status' | 'verdict' | 'error' | 'durationMs'>;

/** The writes that a run makes while it goes; each is done when its promise is. */
export interface RunWriter {
  begin(run: Run): Promise<void>;
  putCase(runId: RunId, caseIndex: number, caseRun: CaseRun): Promise<void>;
  putStep(runId: RunId, at: StepPosition, step: Step, picture?: Blob): Promise<void>;
  putObservation(runId: RunId, at: StepPosition, observation: Observation): Promise<void>;
  putUsage(runId: RunId, caseIndex: number, usage: Usage): Promise<void>;
  end(runId: RunId, ending: Ending): Promise<void>;
}

export function createRunWriter(database: Database): RunWriter {
  const writer: RunWriter = {
    begin: (run) =>
      withStoreErrors(async () => {
        await database.put('runs', toRunRecord(run));
      }),
    putCase: (runId, caseIndex, { steps: _steps, ...caseRun }) =>
      withStoreErrors(async () => {
        await database.put('cases', { runId, caseIndex, caseRun });
      }),
    putStep: (runId, { caseIndex, stepIndex }, step, picture) =>
      withStoreErrors(async () => {
        const transaction = database.transaction(['steps', 'pictures'], 'readwrite');
        await Promise.all([
          transaction.objectStore('steps').put({ runId, caseIndex, stepIndex, step }),
          ...(picture
            ? [transaction.objectStore('pictures').put({ stepId: step.id, runId, image: picture })]
            : []),
          transaction.done,
        ]);
      }),
    putObservation: (runId, { caseIndex, stepIndex }, observation) =>
      withStoreErrors(async () => {
        await database.put('observations', { runId, caseIndex, stepIndex, observation });
      }),
    putUsage: (runId, caseIndex, usage) =>
      withStoreErrors(async () => {
        const transaction = database.transaction('cases', 'readwrite');
        const stored = await transaction.store.get([runId, caseIndex]);
        if (stored)
          await transaction.store.put({ ...stored, caseRun: { ...stored.caseRun, usage } });
        await transaction.done;
      }),
    end: (runId, ending) =>
      withStoreErrors(async () => {
        const transaction = database.transaction('runs', 'readwrite');
        const stored = await transaction.store.get(runId);
        if (!stored) throw deletedInMidRun(runId);
        await transaction.store.put({ ...stored, ...ending });
        await transaction.done;
      }),
  };
  return writer;
}

/** A secret's value has no place in the store, even when a caller put one into the run. */
function toRunRecord({ cases: _cases, ...run }: Run): RunRecord {
  return {
    ...run,
    variables: run.variables.map((variable) =>
      variable.secret ? { name: variable.name, secret: true } : variable,
    ),
  };
}

function deletedInMidRun(id: RunId): NotFoundError {
  return new NotFoundError(
    `The run ${id} was deleted while it ran, so its end could not be saved. Run it again to keep a record.`,
    { id },
  );
}
