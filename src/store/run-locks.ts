import type { RunId } from '../model/ids';

/** Knows which runs are alive in some panel; the others that say `running` were interrupted. */
export interface RunLocks {
  /** Marks the run as alive until the returned function is called or this context dies. */
  hold(runId: RunId): () => void;
  held(): Promise<ReadonlySet<string>>;
}

const PREFIX = 'sidewright-run:';

/** Held as Web Locks: the browser lets go of them when a panel closes or crashes. */
export function webRunLocks(locks: LockManager): RunLocks {
  return {
    hold(runId) {
      const ended = new AbortController();
      const untilEnded = () =>
        new Promise<void>((resolve) => {
          if (ended.signal.aborted) resolve();
          ended.signal.addEventListener('abort', () => resolve(), { once: true });
        });
      void locks.request(PREFIX + runId, untilEnded);
      return () => ended.abort();
    },
    async held() {
      const { held = [] } = await locks.query();
      const names = held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name] : []));
      return new Set(names.map((name) => name.slice(PREFIX.length)));
    },
  };
}
