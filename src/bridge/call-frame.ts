import type { z } from 'zod';
import { deserializeError } from '../model/errors/deserialize';
import { DocumentGoneError } from '../model/errors/tab-errors';
import { frameResultSchemas } from './frame-results';
import { sendMessage } from './messaging';
import type { DocumentToken, FrameMethod, FrameMethods, FrameResult } from './page-protocol';

export interface FrameAddress {
  tabId: number;
  frameId: number;
  /** Left out when any document in the frame will do. */
  token?: DocumentToken;
}

/**
 * Runs a method of the page engine in one frame.
 * @throws what the engine threw; DocumentGoneError when the frame went away before it answered;
 *   the signal's reason as soon as it aborts.
 */
export async function callFrame<M extends FrameMethod>(
  address: FrameAddress,
  method: M,
  request: Parameters<FrameMethods[M]>[0],
  signal: AbortSignal,
): Promise<FrameResult<M>> {
  signal.throwIfAborted();
  const { tabId, frameId, token } = address;
  const callId = crypto.randomUUID();
  const stop = (): void => {
    sendMessage('frameAbort', { callId }, { tabId, frameId }).catch(() => undefined); // it is gone
  };
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  signal.addEventListener('abort', stop, { once: true });
  try {
    const call = { callId, method, request, ...(token === undefined ? {} : { token }) };
    const reply = await Promise.race([
      sendMessage('frameCall', call, { tabId, frameId }).catch((cause: unknown) => {
        throw new DocumentGoneError('The page went away before it answered.', {}, { cause });
      }),
      aborted,
    ]);
    if (!reply.ok) throw deserializeError(reply.error);
    const schema: z.ZodType<FrameResult<M>> = frameResultSchemas[method];
    return schema.parse(reply.value);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
