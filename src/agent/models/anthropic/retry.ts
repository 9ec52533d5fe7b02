import { ModelBusyError, ModelUnreachableError, StoppedError } from '../../../model/errors';
import type { ModelListener } from '../model';

export interface RetryRule {
  /** All in all, the first one too. */
  tries: number;
  /** Before the second try; doubles with each. The service's own `retry-after` goes before it. */
  firstDelayMs: number;
  /** A service that asks for a longer wait is given up at once. */
  longestDelayMs: number;
}

export const DEFAULT_RETRY: RetryRule = {
  tries: 4,
  firstDelayMs: 5_000,
  longestDelayMs: 10 * 60_000,
};

/**
 * Calls again when the service is busy or out of reach, and tells the listener before each wait.
 * @throws the last error; StoppedError, or the signal's own reason, as soon as it aborts.
 */
export async function withRetry<Value>(
  rule: RetryRule,
  signal: AbortSignal,
  listener: ModelListener | undefined,
  call: () => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    throwIfStopped(signal);
    try {
      return await call();
    } catch (error) {
      throwIfStopped(signal);
      if (!isRetried(error) || attempt >= rule.tries) throw error;
      const asked = error.details.retryAfterMs;
      const delayMs = typeof asked === 'number' ? asked : rule.firstDelayMs * 2 ** (attempt - 1);
      if (delayMs > rule.longestDelayMs) throw error;
      const reason = String(error.details.reason ?? 'not reachable');
      listener?.onRetry?.({ reason, attempt: attempt + 1, maxAttempts: rule.tries, delayMs });
      await sleep(delayMs, signal);
    }
  }
}

function isRetried(error: unknown): error is ModelBusyError | ModelUnreachableError {
  return error instanceof ModelBusyError || error instanceof ModelUnreachableError;
}

function throwIfStopped(signal: AbortSignal): void {
  if (!signal.aborted) return;
  throw signal.reason instanceof StoppedError
    ? signal.reason
    : new StoppedError('The run was stopped.');
}

function sleep(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, delayMs);
    signal.addEventListener('abort', wake);
  });
}
