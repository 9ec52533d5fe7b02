import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError, errorBody, invalidRequest } from './api-error';
import type { Behaviour } from './behaviours';
import { type Brain, text } from './brain';
import { allowAnyOrigin, checkBrowserAccess } from './cors';
import { decideReply } from './decide-reply';
import { faultOf, invalidKey } from './faults';
import { PromptCache } from './prompt-cache';
import { readJson } from './read-body';
import { bringsKey, type RecordedRequest, safeHeaders } from './record';
import { toMessage } from './reply-message';
import { sendMessage, sendStream } from './send-reply';
import { parseRequest } from './validate-request';

export interface HandlerOptions {
  /** Stands in for the model. Default: says "Done." and stops. */
  readonly script?: Brain;
  /** What goes wrong, one entry a request, in order. */
  readonly behaviours?: readonly Behaviour[];
  /** The one key that is accepted. */
  readonly apiKey?: string;
}

export const DEFAULT_API_KEY = 'test-key';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers each request of the API and appends it to `requests`. */
export function createHandler(options: HandlerOptions, requests: RecordedRequest[]): Handler {
  const brain = options.script ?? (() => ({ content: [text('Done.')] }));
  const apiKey = options.apiKey ?? DEFAULT_API_KEY;
  const queue = [...(options.behaviours ?? [])];
  const cache = new PromptCache();

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    record: RecordedRequest,
    behaviour: Behaviour,
    requestId: string,
  ): Promise<void> {
    checkBrowserAccess(request);
    if (!record.keyMatched) throw invalidKey();
    if (request.headers['anthropic-version'] === undefined) {
      throw invalidRequest('anthropic-version: header is required');
    }
    const fault = faultOf(behaviour);
    if (fault) throw fault;
    if (behaviour.kind === 'hang' && behaviour.after !== 'firstEvents') return;

    const body = parseRequest(record.rawBody);
    record.body = body;
    const reply = decideReply(brain, behaviour, body);
    record.reply = reply;
    record.status = 200;
    const message = toMessage(reply, { model: body.model, usage: cache.bill(body) });
    if (body.stream) sendStream(response, message, behaviour, requestId);
    else sendMessage(response, message);
  }

  return async (request, response) => {
    const requestId = `req_${crypto.randomUUID().replaceAll('-', '')}`;
    response.setHeader('request-id', requestId);
    allowAnyOrigin(request, response);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    let record: RecordedRequest | undefined;
    try {
      const path = new URL(request.url ?? '/', 'http://loopback').pathname;
      if (request.method !== 'POST' || path !== '/v1/messages') {
        throw new ApiError(404, 'not_found_error', `Not found: ${request.method} ${path}`);
      }
      const behaviour = queue.shift() ?? { kind: 'ok' };
      record = {
        headers: safeHeaders(request.headers),
        keyMatched: bringsKey(request.headers, apiKey),
        rawBody: await readJson(request),
        behaviour: behaviour.kind,
        aborted: false,
      };
      requests.push(record);
      noteAbort(response, record, behaviour);
      await answer(request, response, record, behaviour, requestId);
    } catch (error) {
      sendError(response, error, requestId, record);
    }
  };
}

function noteAbort(response: ServerResponse, record: RecordedRequest, behaviour: Behaviour): void {
  response.on('close', () => {
    if (behaviour.kind !== 'truncatedStream') record.aborted = !response.writableFinished;
  });
}

function sendError(
  response: ServerResponse,
  thrown: unknown,
  requestId: string,
  record: RecordedRequest | undefined,
): void {
  const error =
    thrown instanceof ApiError
      ? thrown
      : new ApiError(500, 'api_error', `test server: ${toError(thrown).message}`);
  if (record) {
    record.status = error.status;
    record.error = error.message;
  }
  response
    .writeHead(error.status, { ...error.headers, 'content-type': 'application/json' })
    .end(errorBody(error.type, error.message, requestId));
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
