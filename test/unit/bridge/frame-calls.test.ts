import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocumentToken } from '../../../src/bridge/page-protocol';
import type { FrameService } from '../../../src/bridge/serve-frame';
import { StoppedError } from '../../../src/model/errors/run-errors';

/** The browser's part: messages are copied as JSON, from the panel to the one frame there is. */
type Listener = (message: unknown, sender: object, reply: (value: unknown) => void) => boolean;
const listeners: Listener[] = [];
const copy = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

beforeEach(() => {
  vi.resetModules();
  listeners.length = 0;
  vi.stubGlobal('chrome', {
    runtime: {
      onMessage: {
        addListener: (listener: Listener) => listeners.push(listener),
        removeListener: () => undefined,
      },
      sendMessage: (_: unknown, done: () => void) => done(),
    },
    tabs: {
      sendMessage: (
        _tabId: number,
        message: unknown,
        _options: object,
        done: (value: unknown) => void,
      ) => {
        const answers = listeners.map((listener) =>
          listener(copy(message), { id: 'panel' }, (value) => done(copy(value))),
        );
        // So does the browser when nobody in the frame listens.
        if (!answers.includes(true)) done(undefined);
      },
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const token = 'the document' as DocumentToken; // a test's own document
const address = { tabId: 1, frameId: 0, token };
const never = new AbortController().signal;
const state = { token, url: 'http://a.test/', title: 'A', readyState: 'complete' as const };

async function bridge(service: Partial<FrameService>) {
  const { serveFrame } = await import('../../../src/bridge/serve-frame');
  const { callFrame } = await import('../../../src/bridge/call-frame');
  serveFrame(token, service as FrameService); // the test calls only what it gives
  return callFrame;
}

describe('a call to a frame', () => {
  it('brings the value back', async () => {
    const callFrame = await bridge({ state: () => state });
    expect(await callFrame(address, 'state', {}, never)).toEqual(state);
  });

  it('throws in the panel what the engine threw, as its class', async () => {
    // Of the modules that the bridge was loaded with just now.
    const { StaleRefError } = await import('../../../src/model/errors/page-errors');
    const callFrame = await bridge({
      heard: () => {
        throw new StaleRefError('e5 is gone.', { ref: 'e5' });
      },
    });
    const error = await callFrame(address, 'heard', {}, never).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'StaleRefError', details: { ref: 'e5' } });
  });

  it('names what is none of our errors unexpected, and keeps its words', async () => {
    const callFrame = await bridge({
      heard: () => {
        throw new TypeError('x is not a function');
      },
    });
    const error = await callFrame(address, 'heard', {}, never).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code: 'UnexpectedError',
      message: 'x is not a function',
    });
  });

  it('is refused by a document that it was not meant for', async () => {
    const callFrame = await bridge({ state: () => state });
    const other = { ...address, token: 'the page before' as DocumentToken };
    const error = await callFrame(other, 'state', {}, never).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'DocumentGoneError' });
  });

  it('says that the page went away when nobody answers', async () => {
    const callFrame = await bridge({});
    listeners.length = 0;
    const error = await callFrame(address, 'state', {}, never).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'DocumentGoneError' });
  });

  it('refuses an answer of another shape', async () => {
    const callFrame = await bridge({ heard: () => ({ nonces: [7] }) as never });
    await expect(callFrame(address, 'heard', {}, never)).rejects.toThrow(/nonces/);
  });

  it('ends at once when it is stopped, and stops the engine too', async () => {
    let stopped: AbortSignal | undefined;
    const callFrame = await bridge({
      waitForStable: (_, signal) => {
        stopped = signal;
        return new Promise(() => undefined);
      },
    });
    const stop = new AbortController();
    const waiting = callFrame(address, 'waitForStable', { timeoutMs: 60_000 }, stop.signal);
    await vi.waitFor(() => expect(stopped).toBeDefined());
    const reason = new StoppedError('Stopped.');
    stop.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    expect(stopped?.aborted).toBe(true);
  });
});
