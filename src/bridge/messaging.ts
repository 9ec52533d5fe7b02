import { defineExtensionMessaging } from '@webext-core/messaging';
import type { DocumentToken, FrameCall, FrameReply } from './page-protocol';

/** Every message between contexts, by name. */
export interface Messages {
  /** Panel to one frame: run a method of its page engine. */
  frameCall(call: FrameCall): FrameReply;
  /** Panel to one frame: stop that call. */
  frameAbort(call: { callId: string }): void;
  /** A frame to the panels: my engine is there. */
  frameReady(frame: { token: DocumentToken }): void;
}

export const { sendMessage, onMessage } = defineExtensionMessaging<Messages>();
