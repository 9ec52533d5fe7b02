import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextFrame, nextTask, pause } from '../../src/page/timing';

const never = new AbortController().signal;

afterEach(() => {
  Reflect.deleteProperty(document, 'hidden');
  vi.restoreAllMocks();
});

function hideTab(): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
}

describe('waiting', () => {
  it('waits for an animation frame where there are any', async () => {
    const asked = vi.spyOn(window, 'requestAnimationFrame');
    await nextFrame(document, never);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('asks for no animation frame and for no timer in a hidden tab', async () => {
    hideTab();
    const frames = vi.spyOn(window, 'requestAnimationFrame');
    const timers = vi.spyOn(window, 'setTimeout');
    await nextFrame(document, never);
    const start = performance.now();
    await pause(50, document, never);
    expect(performance.now() - start).toBeGreaterThanOrEqual(50);
    expect(frames).not.toHaveBeenCalled();
    expect(timers).not.toHaveBeenCalled();
  });

  it('waits shorter for the next frame once one did not come', async () => {
    const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    const start = performance.now();
    await nextFrame(document, never);
    const first = performance.now() - start;
    await nextFrame(document, never);
    const second = performance.now() - start - first;
    expect(first).toBeGreaterThanOrEqual(100);
    expect(second).toBeLessThan(first);
    frames.mockRestore();
    await nextFrame(document, never);
  });

  it('uses a timer for a long wait in a hidden tab', async () => {
    hideTab();
    const timers = vi.spyOn(window, 'setTimeout');
    await pause(210, document, never);
    expect(timers).toHaveBeenCalledTimes(1);
  });

  it('lets microtasks and tasks of the page run first', async () => {
    const order: string[] = [];
    queueMicrotask(() => order.push('microtask'));
    await nextTask(never);
    order.push('task');
    expect(order).toEqual(['microtask', 'task']);
  });

  it.each([
    ['nextFrame', (signal: AbortSignal) => nextFrame(document, signal)],
    ['nextTask', (signal: AbortSignal) => nextTask(signal)],
    ['pause', (signal: AbortSignal) => pause(60_000, document, signal)],
  ])('%s rejects with the reason of the signal', async (_, wait) => {
    const abort = new AbortController();
    const waiting = wait(abort.signal);
    abort.abort(new RangeError('stopped'));
    await expect(waiting).rejects.toThrow(RangeError);
    await expect(wait(abort.signal)).rejects.toThrow(RangeError);
  });
});
