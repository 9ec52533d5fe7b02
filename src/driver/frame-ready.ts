import { onMessage } from '../bridge/messaging';
import type { DocumentToken } from '../bridge/page-protocol';

export interface ReadyFrame {
  tabId: number;
  frameId: number;
  token: DocumentToken;
}

const listeners = new Set<(frame: ReadyFrame) => void>();

// A listener stays for good, so all drivers of a panel share this one.
onMessage('frameReady', ({ token }, sender) => {
  const tabId = sender.tab?.id;
  if (tabId === undefined || sender.frameId === undefined) return;
  for (const listener of listeners) listener({ tabId, frameId: sender.frameId, token });
});

/** Calls back for each document whose page engine has started. */
export function onFrameReady(listener: (frame: ReadyFrame) => void, signal: AbortSignal): void {
  listeners.add(listener);
  signal.addEventListener('abort', () => listeners.delete(listener), { once: true });
}
