import { noUsage } from '../../../model/run';
import type { Model } from '../model';
import { nextTurn } from './next-turn';
import { pauseFor } from './pause';

export interface PlainModelOptions {
  /** Waits before a page is looked at again; replaced in tests. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * The model without a network: carries out steps that are written plainly, one after the other. What
 * it cannot read or find it says, by line; it never guesses. It keeps nothing between calls.
 */
export function createPlainModel({ pause = pauseFor }: PlainModelOptions = {}): Model {
  return {
    name: 'plain',
    async next(request, signal, listener) {
      signal.throwIfAborted();
      const { text, calls, waitMs } = nextTurn(request);
      if (waitMs > 0) await pause(waitMs, signal);
      if (text !== '') listener?.onText?.(text);
      return { text, calls, stop: calls.length > 0 ? 'calls' : 'end', usage: noUsage };
    },
  };
}
