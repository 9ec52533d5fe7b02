import type { Run } from '../../../../src/model/run';
import type { RunEvent } from '../../../../src/model/run-event';
import type { RunHandle, Runner, RunRequest } from '../../../../src/panel/dependencies';

/** A runner that does what the test tells it: events as they are emitted, an end when it is ended. */
export class FakeRunner implements Runner {
  readonly requests: RunRequest[] = [];
  readonly calls: string[] = [];
  #emit: ((event: RunEvent) => Promise<void> | void) | undefined;
  #resolve: ((run: Run) => void) | undefined;
  #reject: ((error: unknown) => void) | undefined;

  start(request: RunRequest, onEvent: (event: RunEvent) => Promise<void> | void): RunHandle {
    this.requests.push(request);
    this.#emit = onEvent;
    const done = new Promise<Run>((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    const call = (name: string) => () => {
      this.calls.push(name);
    };
    return { pause: call('pause'), resume: call('resume'), stop: call('stop'), done };
  }

  async emit(...events: RunEvent[]): Promise<void> {
    for (const event of events) await this.#emit?.(event);
  }

  end(run: Run): void {
    this.#resolve?.(run);
  }

  fail(error: unknown): void {
    this.#reject?.(error);
  }
}
