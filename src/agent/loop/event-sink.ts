import type { Redactor } from '../../guard/secrets';
import type { RunEvent, RunListener } from '../../model/run-event';
import { FIXED_FIELDS } from './fixed-fields';

/** The listener could not take an event, for example because storage is full: this ends the run. */
export class ListenerFailure extends Error {}

/** Hands events to the listener one after the other, in order, with secrets masked. */
export class EventSink {
  readonly #listener: RunListener;
  readonly #redactor: Redactor;
  #last: Promise<void> = Promise.resolve();
  #failure: { error: unknown } | undefined;

  constructor(listener: RunListener, redactor: Redactor) {
    this.#listener = listener;
    this.#redactor = redactor;
  }

  /**
   * Done when the listener is done with it.
   * @throws ListenerFailure with what the listener threw, now or before, as its cause.
   */
  async emit(event: RunEvent): Promise<void> {
    this.emitSoon(event);
    await this.#last;
    if (!this.#failure) return;
    const { error } = this.#failure;
    this.#failure = undefined;
    throw new ListenerFailure('The run could not be recorded.', { cause: error });
  }

  /** For callers that cannot wait. An error of the listener comes out of the next `emit`. */
  emitSoon(event: RunEvent): void {
    const masked = this.#redactor.deep(event, FIXED_FIELDS);
    this.#last = this.#last
      .then(() => this.#listener(masked))
      .catch((error: unknown) => {
        this.#failure ??= { error };
      });
  }
}
