import { describe, expect, it } from 'vitest';
import { delay, withDeadline } from '../../../src/driver/deadline';
import { WaitTimeoutError } from '../../../src/model/errors/page-errors';
import { StoppedError } from '../../../src/model/errors/run-errors';

describe('withDeadline', () => {
  it('aborts with words when the time is up', async () => {
    const { signal } = withDeadline(5, 'The page did not answer.');
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    expect(signal.reason).toBeInstanceOf(WaitTimeoutError);
    expect(signal.reason.message).toBe('The page did not answer.');
  });

  it('aborts as the first of the others does', () => {
    const stop = new AbortController();
    const { signal, clear } = withDeadline(60_000, 'Too late.', stop.signal);
    const stopped = new StoppedError('Stopped.');
    stop.abort(stopped);
    clear();
    expect(signal.reason).toBe(stopped);
  });
});

describe('delay', () => {
  it('ends at once, with the reason, when it is told to stop', async () => {
    const stop = new AbortController();
    const waiting = delay(60_000, stop.signal);
    const stopped = new StoppedError('Stopped.');
    stop.abort(stopped);
    await expect(waiting).rejects.toBe(stopped);
    await expect(delay(60_000, stop.signal)).rejects.toBe(stopped);
  });
});
