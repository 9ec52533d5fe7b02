import { StoppedError } from '../../model/errors';

/**
 * Pause and resume of one run. A pause takes effect at once: what is in flight ends, and nothing new
 * begins, no model call and no tool call, until `resume`. Stopping is the run's AbortSignal.
 */
export class RunControl {
  #paused = false;
  readonly #listeners = new Set<(paused: boolean) => void>();

  get paused(): boolean {
    return this.#paused;
  }

  pause(): void {
    this.#set(true);
  }

  resume(): void {
    this.#set(false);
  }

  /** Calls back on every change; the result ends it. */
  onChange(listener: (paused: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Done as soon as the run is not paused.
   * @throws StoppedError when the signal aborts.
   */
  async ready(signal: AbortSignal): Promise<void> {
    while (this.#paused || signal.aborted) {
      if (signal.aborted) throw new StoppedError('The run was stopped.');
      await new Promise<void>((resolve) => {
        const wake = () => {
          stopListening();
          signal.removeEventListener('abort', wake);
          resolve();
        };
        const stopListening = this.onChange(wake);
        signal.addEventListener('abort', wake);
      });
    }
  }

  #set(paused: boolean): void {
    if (this.#paused === paused) return;
    this.#paused = paused;
    for (const listener of [...this.#listeners]) listener(paused);
  }
}
