import { serializeError } from '../model/errors/serialize';
import { DocumentGoneError } from '../model/errors/tab-errors';
import { onMessage, sendMessage } from './messaging';
import type {
  DocumentToken,
  FrameCall,
  FrameMethod,
  FrameMethods,
  FrameReply,
} from './page-protocol';

/** A page engine as the bridge sees it: each method may take its time and is told when to stop. */
export type FrameService = {
  readonly [M in FrameMethod]: (
    request: Parameters<FrameMethods[M]>[0],
    signal: AbortSignal,
  ) => ReturnType<FrameMethods[M]> | Promise<ReturnType<FrameMethods[M]>>;
};

/** Answers the panel's calls to this frame, and tells the panels that the frame is there. */
export function serveFrame(token: DocumentToken, service: FrameService): void {
  const running = new Map<string, AbortController>();

  async function answer<M extends FrameMethod>(call: FrameCall<M>): Promise<FrameReply<M>> {
    const abort = new AbortController();
    running.set(call.callId, abort);
    try {
      if (call.token !== undefined && call.token !== token) {
        throw new DocumentGoneError('The page was replaced by another one. Look again.');
      }
      return { ok: true, value: await service[call.method](call.request, abort.signal) };
    } catch (error) {
      return { ok: false, error: serializeError(error) };
    } finally {
      running.delete(call.callId);
    }
  }

  onMessage('frameCall', answer);
  onMessage('frameAbort', ({ callId }) => running.get(callId)?.abort());
  // No panel may be listening; then nobody needs to know.
  sendMessage('frameReady', { token }).catch(() => undefined);
}
