import { type Listening, listen } from '../loopback/listen';
import { createHandler, type HandlerOptions } from './handle-request';
import type { RecordedRequest } from './record';

export type MessagesApiOptions = HandlerOptions;

export interface MessagesApi {
  /** To be used as the SDK's `baseURL`. */
  readonly url: string;
  readonly requests: readonly RecordedRequest[];
  /** Stops the server and cuts all connections, hanging ones too. */
  close: Listening['close'];
}

/** Starts a server on loopback that speaks Anthropic's Messages API and thinks with a script. */
export async function startMessagesApi(options: MessagesApiOptions = {}): Promise<MessagesApi> {
  const requests: RecordedRequest[] = [];
  const handle = createHandler(options, requests);
  const { port, close } = await listen(
    (request, response) => {
      handle(request, response).catch(() => response.destroy());
    },
    0,
    '127.0.0.1',
  );
  return { url: `http://127.0.0.1:${port}`, requests, close };
}
