import { WaitTimeoutError } from '../model/errors/page-errors';

/** A signal that aborts with a WaitTimeoutError after `ms`, or as one of the others does. */
export function withDeadline(
  ms: number,
  message: string,
  ...others: AbortSignal[]
): { signal: AbortSignal; clear: () => void } {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new WaitTimeoutError(message)), ms);
  return {
    signal: AbortSignal.any([timeout.signal, ...others]),
    clear: () => clearTimeout(timer),
  };
}

/** Waits, or rejects at once with the signal's reason. */
export function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal.addEventListener('abort', abort, { once: true });
  });
}
