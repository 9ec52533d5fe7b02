import { APIError } from '@anthropic-ai/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_RETRY, withRetry } from '../../../../../src/agent/models/anthropic/retry';
import { toModelError } from '../../../../../src/agent/models/anthropic/to-model-error';
import { ModelBusyError, ModelKeyError, StoppedError } from '../../../../../src/model/errors';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function busy(details: Record<string, unknown> = {}) {
  return new ModelBusyError('Busy.', { reason: 'overloaded', ...details });
}

describe('withRetry', () => {
  it('waits 5, 10 and 20 seconds, and then gives up', async () => {
    const told: number[] = [];
    const calledAt: number[] = [];
    const start = Date.now();
    const running = withRetry(
      DEFAULT_RETRY,
      new AbortController().signal,
      { onRetry: ({ delayMs }) => told.push(delayMs) },
      async () => {
        calledAt.push(Date.now() - start);
        throw busy();
      },
    );
    const failed = expect(running).rejects.toThrow(ModelBusyError);
    await vi.runAllTimersAsync();
    await failed;
    expect(told).toEqual([5_000, 10_000, 20_000]);
    expect(calledAt).toEqual([0, 5_000, 15_000, 35_000]);
  });

  it('waits as long as the service asks', async () => {
    const told: number[] = [];
    let calls = 0;
    const running = withRetry(
      DEFAULT_RETRY,
      new AbortController().signal,
      { onRetry: ({ delayMs }) => told.push(delayMs) },
      async () => {
        if (calls++ === 0) throw busy({ retryAfterMs: 17_000 });
        return 'fine';
      },
    );
    await vi.runAllTimersAsync();
    expect(await running).toBe('fine');
    expect(told).toEqual([17_000]);
  });

  it('does not try again what cannot get better', async () => {
    const running = withRetry(DEFAULT_RETRY, new AbortController().signal, undefined, async () => {
      throw new ModelKeyError('No.');
    });
    await expect(running).rejects.toThrow(ModelKeyError);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops in the middle of a wait, at once', async () => {
    const stop = new AbortController();
    const running = withRetry(DEFAULT_RETRY, stop.signal, undefined, async () => {
      throw busy();
    });
    const stopped = expect(running).rejects.toThrow(StoppedError);
    await vi.advanceTimersByTimeAsync(1_000);
    stop.abort();
    await stopped;
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('retry-after', () => {
  it.each<[Record<string, string>, number | undefined]>([
    [{ 'retry-after': '7' }, 7_000],
    [{ 'retry-after': '0.5' }, 500],
    [{ 'retry-after-ms': '250', 'retry-after': '7' }, 250],
    [{ 'retry-after': 'Wed, 21 Oct 2026 07:28:30 GMT' }, 30_000],
    [{ 'retry-after': 'soon' }, undefined],
    [{}, undefined],
  ])('%j is %s ms', (headers, delay) => {
    vi.setSystemTime(new Date('2026-10-21T07:28:00Z'));
    const thrown = APIError.generate(429, { error: {} }, 'slow down', new Headers(headers));
    const error = toModelError(thrown, { signal: new AbortController().signal, model: 'm' });
    expect(error.details.retryAfterMs).toBe(delay);
  });
});
