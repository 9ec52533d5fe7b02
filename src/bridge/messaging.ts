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

type Name = keyof Messages;
type Data<N extends Name> = Parameters<Messages[N]>[0];
type Reply<N extends Name> = ReturnType<Messages[N]>;

interface Message<N extends Name> {
  readonly name: N;
  readonly data: Data<N>;
}

/** An object around it, as `undefined` is what the browser says when nobody answers. */
interface Answer<N extends Name> {
  readonly value: Reply<N>;
}

/** Answers the messages of a name that reach this context, for as long as it lives. */
export function onMessage<N extends Name>(
  name: N,
  answer: (data: Data<N>, sender: chrome.runtime.MessageSender) => Reply<N> | Promise<Reply<N>>,
): void {
  // Only contexts of this extension can send here, and all of them send through this file.
  chrome.runtime.onMessage.addListener((message: Message<Name>, sender, reply) => {
    if (!isOf(name, message)) return false;
    Promise.resolve(answer(message.data, sender)).then(
      (value) => reply({ value } satisfies Answer<N>),
      (error: unknown) => {
        reply();
        throw error;
      },
    );
    return true; // the reply comes later
  });
}

function isOf<N extends Name>(name: N, message: Message<Name>): message is Message<N> {
  return message.name === name;
}

/** Sends to one frame, or to the pages of the extension. Rejects when nobody there answers. */
export function sendMessage<N extends Name>(
  name: N,
  data: Data<N>,
  to?: { readonly tabId: number; readonly frameId: number },
): Promise<Reply<N>> {
  return new Promise((resolve, reject) => {
    const message: Message<N> = { name, data };
    const done = (answer: Answer<N> | undefined): void => {
      // Reading it tells the browser that the error is handled.
      const error = chrome.runtime.lastError;
      if (answer) resolve(answer.value);
      else reject(new Error(error?.message ?? `Nobody answered ${name}.`));
    };
    if (to) chrome.tabs.sendMessage(to.tabId, message, { frameId: to.frameId }, done);
    else chrome.runtime.sendMessage(message, done);
  });
}
