import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { type SidewrightError, TabBusyError } from '../../model/errors';
import type { Run } from '../../model/run';
import type { RunEvent } from '../../model/run-event';
import { recordRun, type Store } from '../../store';
import type { RunHandle, Runner, RunRequest } from '../dependencies';
import { applyRunEvent } from './apply-run-event';
import { toProblem } from './problem';
import { nextActivity, noActivity, type RunActivity } from './run-activity';

export type RunPhase = 'idle' | 'starting' | 'running' | 'pausing' | 'paused' | 'stopping';

/** The run of this panel: the one that goes on, or the last one. */
export interface RunModel {
  readonly run: ReadonlySignal<Run | undefined>;
  readonly activity: ReadonlySignal<RunActivity>;
  readonly phase: ReadonlySignal<RunPhase>;
  /** Why the run could not begin, or could not be told to its end. */
  readonly error: ReadonlySignal<SidewrightError | undefined>;
  /** Runs it, shows it and stores it. @throws TabBusyError while another run goes on */
  start(request: RunRequest): Promise<Run>;
  pause(): void;
  resume(): void;
  stop(): void;
}

export interface RunModelOptions {
  runner: Runner;
  store: Store;
  /** Told of every event after it is shown and stored. */
  onEvent(event: RunEvent, run: Run | undefined): void;
}

export function createRunModel({ runner, store, onEvent }: RunModelOptions): RunModel {
  const run = signal<Run | undefined>(undefined);
  const activity = signal<RunActivity>(noActivity);
  const phase = signal<RunPhase>('idle');
  const error = signal<SidewrightError | undefined>(undefined);
  let handle: RunHandle | undefined;

  const show = (event: RunEvent) =>
    batch(() => {
      run.value = applyRunEvent(run.peek(), event);
      activity.value = nextActivity(activity.peek(), event);
      phase.value = nextPhase(phase.peek(), event);
    });

  const begin = async (request: RunRequest): Promise<Run> => {
    const record = recordRun(store);
    handle = runner.start(request, async (event) => {
      show(event);
      await record(event);
      onEvent(event, run.peek());
    });
    return handle.done;
  };

  return {
    run,
    activity,
    phase,
    error,
    start: async (request) => {
      if (phase.peek() !== 'idle') {
        throw new TabBusyError('A run is going on in this panel. Stop it first, then run again.');
      }
      batch(() => {
        phase.value = 'starting';
        run.value = request.resume;
        error.value = undefined;
        activity.value = noActivity;
      });
      try {
        return await begin(request);
      } catch (thrown) {
        error.value = toProblem(thrown);
        throw error.value;
      } finally {
        handle = undefined;
        phase.value = 'idle';
      }
    },
    pause: () => {
      if (phase.peek() !== 'running') return;
      phase.value = 'pausing';
      handle?.pause();
    },
    resume: () => handle?.resume(),
    stop: () => {
      if (!handle) return;
      phase.value = 'stopping';
      handle.stop();
    },
  };
}

function nextPhase(phase: RunPhase, event: RunEvent): RunPhase {
  if (phase === 'stopping') return phase;
  switch (event.type) {
    case 'runStarted':
    case 'resumed':
      return 'running';
    case 'paused':
      return 'paused';
    default:
      return phase;
  }
}
