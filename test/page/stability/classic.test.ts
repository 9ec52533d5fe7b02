import { afterEach, describe, expect, it } from 'vitest';
import { Overlay } from '../../../src/page/overlay/overlay';
import { CLASSIC_TIMES } from '../../../src/page/stability/classic';
import { LONGEST_WAIT, waitForStable } from '../../../src/page/stability/wait-for-stable';

/** A twentieth of the usual times. */
const classicTimes = { pollMs: 25, quietMs: 100 };

afterEach(() => {
  document.body.innerHTML = '';
});

describe('classic stability', () => {
  it('polls every 500 ms, is quiet after 2 s, and waits 60 s at most', () => {
    expect(CLASSIC_TIMES).toEqual({ pollMs: 500, quietMs: 2_000 });
    expect(LONGEST_WAIT).toBe(60_000);
  });

  it('takes its quiet time on a page that does not change', async () => {
    const { stable, waitedMs, waitingOn } = await waitForStable({ classicTimes });
    expect(stable).toBe(true);
    expect(waitedMs).toBeGreaterThanOrEqual(100);
    expect(waitedMs).toBeLessThan(300);
    expect(waitingOn).toBeUndefined();
  });

  it('starts the quiet time anew with each change of nodes or text', async () => {
    document.body.innerHTML = '<p>Loading</p>';
    const text = document.querySelector('p')?.firstChild;
    let lastChange = 0;
    setTimeout(() => document.body.append('node'), 60);
    setTimeout(() => {
      if (text) text.nodeValue = 'Loaded';
      lastChange = performance.now();
    }, 120);
    const { stable } = await waitForStable({ classicTimes });
    expect(stable).toBe(true);
    expect(lastChange).toBeGreaterThan(0);
    expect(performance.now() - lastChange).toBeGreaterThanOrEqual(100);
  });

  it('takes no notice of attributes, nor of the overlay', async () => {
    const overlay = new Overlay(document);
    const ticking = setInterval(() => {
      document.body.title = String(performance.now());
      overlay.hide();
      overlay.showRunning();
    }, 20);
    const { stable, waitedMs } = await waitForStable({ classicTimes });
    clearInterval(ticking);
    overlay.hide();
    document.body.removeAttribute('title');
    expect(stable).toBe(true);
    expect(waitedMs).toBeLessThan(300);
  });

  it('gives up on a page that ticks, and says where', async () => {
    document.body.innerHTML = '<p id="clock">0</p>';
    const clock = document.getElementById('clock');
    let count = 0;
    const ticking = setInterval(() => {
      if (clock) clock.textContent = String(++count);
    }, 20);
    const result = await waitForStable({ classicTimes, timeoutMs: 250 });
    clearInterval(ticking);
    expect(result.stable).toBe(false);
    expect(result.waitedMs).toBeGreaterThanOrEqual(250);
    expect(result.waitingOn).toMatch(
      /^the page to stop changing: \d+ changes, last in <p id="clock">$/,
    );
  });

  it('says that the time was too short', async () => {
    const result = await waitForStable({ classicTimes, timeoutMs: 40 });
    expect(result.stable).toBe(false);
    expect(result.waitingOn).toBe('the page to stay unchanged for longer');
  });

  it('aborts at once with the reason of the signal', async () => {
    const abort = new AbortController();
    const waiting = waitForStable({ signal: abort.signal });
    abort.abort(new RangeError('stopped'));
    await expect(waiting).rejects.toThrow(RangeError);
  });
});
