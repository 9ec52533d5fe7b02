import { StoppedError } from '../../model/errors';

/**
 * The outcome of `work`, or at once a StoppedError when the signal aborts: Stop does not wait for
 * a page or a service that does not answer.
 */
export function abortable<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new StoppedError('The run was stopped.'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    work
      .then(resolve, (error: unknown) => (signal.aborted ? stop() : reject(error)))
      .finally(() => signal.removeEventListener('abort', stop));
  });
}
