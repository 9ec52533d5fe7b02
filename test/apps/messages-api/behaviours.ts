import type { StopReason } from './brain';

/** What goes wrong with one request. The queue is taken in order, one entry a request, then all is ok. */
export type Behaviour =
  | { readonly kind: 'ok' }
  /** 429, with a `retry-after` header when a wait is given. */
  | { readonly kind: 'rateLimited'; readonly retryAfterSeconds?: number }
  /** 529, which the API answers when it is under load. */
  | { readonly kind: 'overloaded' }
  /** 503, as a proxy in front of the API answers. */
  | { readonly kind: 'unavailable' }
  /** 401 for a key that is well formed but unknown. */
  | { readonly kind: 'unauthorized' }
  /** An empty account: 400 with the balance message, or the newer 402 `billing_error`. */
  | { readonly kind: 'noCredit'; readonly status?: 400 | 402 }
  /** 200, then the connection is cut in the middle of a block. */
  | { readonly kind: 'truncatedStream' }
  /** 200, then the stream ends in good order, but without `message_stop`. */
  | { readonly kind: 'unfinishedStream' }
  /** 200, then an event whose data is not JSON. */
  | { readonly kind: 'malformedStream' }
  /** 200, then an `error` event in mid-stream, as the API sends when it is overloaded while it answers. */
  | { readonly kind: 'errorEvent' }
  /**
   * A reply that ends for this reason and calls no tool. With `during: 'toolUse'` the brain's own
   * tool call is cut off in the middle of its arguments.
   */
  | {
      readonly kind: 'stopReason';
      readonly reason: Exclude<StopReason, 'tool_use'>;
      readonly during?: 'text' | 'toolUse';
    }
  /** A tool call that must be refused: a name that was not offered, or arguments that do not fit. */
  | {
      readonly kind: 'badToolCall';
      readonly name: string;
      readonly input: Readonly<Record<string, unknown>>;
    }
  /** No answer until the server closes: at once, or after the first part of the stream. */
  | { readonly kind: 'hang'; readonly after?: 'request' | 'firstEvents' };
