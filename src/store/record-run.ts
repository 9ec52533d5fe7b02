import { assertNever } from '../model/assert-never';
import { StorageFullError } from '../model/errors/store-errors';
import type { RunEvent, RunListener } from '../model/run-event';
import type { Store } from './store';

/**
 * Writes a run as it happens, each event before the next step begins: a crash loses at most the step
 * in flight. Secrets are masked by then: the agent loop does that before it tells anyone.
 * @throws StorageFullError from the listener, when not even the step's text can be kept.
 */
export function recordRun(store: Store): RunListener {
  let release = () => {};
  return async (event) => {
    switch (event.type) {
      case 'runStarted':
        release = store.locks.hold(event.run.id);
        return store.writer.begin(event.run);
      case 'caseStarted':
      case 'caseEnded':
        return store.writer.putCase(event.runId, event.caseIndex, event.caseRun);
      case 'stepStarted':
        return store.writer.putStep(event.runId, event, event.step);
      case 'stepEnded':
        return putEndedStep(store, event);
      case 'observed':
        return store.writer.putObservation(event.runId, event, event.observation);
      case 'usage':
        return store.writer.putUsage(event.runId, event.caseIndex, event.usage);
      case 'runEnded':
        try {
          await store.writer.end(event.runId, ending(event));
        } finally {
          release();
        }
        return;
      case 'said':
      case 'waiting':
      case 'modelRetry':
      case 'paused':
      case 'resumed':
        return;
      default:
        return assertNever(event);
    }
  };
}

type StepEnded = Extract<RunEvent, { type: 'stepEnded' }>;

/** A picture is worth less than the step: without room for both, the step goes in alone. */
async function putEndedStep(store: Store, event: StepEnded): Promise<void> {
  const { runId, step, picture } = event;
  try {
    await store.writer.putStep(runId, event, step, picture);
  } catch (error) {
    if (!picture || !(error instanceof StorageFullError)) throw error;
    const why = 'the browser had no room left for it; delete old runs in Runs';
    await store.writer.putStep(runId, event, { ...step, picture: { taken: false, why } });
  }
}

function ending({ status, verdict, error, durationMs }: Extract<RunEvent, { type: 'runEnded' }>) {
  return { status, verdict, durationMs, ...(error ? { error } : {}) };
}
