import type { IncomingHttpHeaders } from 'node:http';
import type { Behaviour } from './behaviours';
import type { Reply } from './brain';
import type { RequestBody } from './request-schema';

/** One `POST /v1/messages`, as the server saw it and answered it. */
export interface RecordedRequest {
  /** Never the key itself: see `keyMatched`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly keyMatched: boolean;
  /** The body as it came, valid or not. */
  readonly rawBody: unknown;
  /** The body when it passed validation. */
  body?: RequestBody;
  behaviour: Behaviour['kind'];
  /** HTTP status of the answer; undefined while there is none. */
  status?: number;
  /** What the brain (or the fault) replied, when the answer was 200. */
  reply?: Reply;
  /** Why the answer was an error: a broken body, or a snapshot the brain could not go on from. */
  error?: string;
  /** The client hung up before the answer was complete. */
  aborted: boolean;
}

const SECRET_HEADERS = new Set(['x-api-key', 'authorization', 'cookie']);

/** Whether a request brought this key, as the SDK sends it or in the header that went before. */
export function bringsKey(headers: IncomingHttpHeaders, apiKey: string): boolean {
  return headers.authorization === `Bearer ${apiKey}` || headers['x-api-key'] === apiKey;
}

/** The headers that are safe to keep in a test report. */
export function safeHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || SECRET_HEADERS.has(name) ? [] : [[name, String(value)]],
    ),
  );
}
