import { describe, expect, it } from 'vitest';
import { checkUntil } from '../../../src/driver/check-until';
import { StoppedError } from '../../../src/model/errors/run-errors';

const never = new AbortController().signal;

describe('checkUntil', () => {
  it('looks again until the check holds, and says how often', async () => {
    let looks = 0;
    const result = await checkUntil(
      async () => ({ passed: ++looks === 3, received: `look ${looks}` }),
      5_000,
      never,
    );
    expect(result).toMatchObject({ passed: true, received: 'look 3', tries: 3 });
  });

  it('gives up when the time is up, with what it saw last', async () => {
    const result = await checkUntil(async () => ({ passed: false, received: 'Draft' }), 120, never);
    expect(result).toMatchObject({ passed: false, received: 'Draft' });
    expect(result.tries).toBeGreaterThan(1);
    expect(result.durationMs).toBeGreaterThanOrEqual(120);
  });

  it('stops at once when it is told to', async () => {
    const stop = new AbortController();
    const stopped = new StoppedError('Stopped.');
    const checked = checkUntil(
      async () => {
        stop.abort(stopped);
        return { passed: false, received: '' };
      },
      60_000,
      stop.signal,
    );
    await expect(checked).rejects.toBe(stopped);
  });
});
