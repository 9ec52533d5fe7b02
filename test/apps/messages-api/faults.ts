import { ApiError } from './api-error';
import type { Behaviour } from './behaviours';

/** The error that a behaviour answers with instead of a reply; undefined when it answers 200. */
export function faultOf(behaviour: Behaviour): ApiError | undefined {
  switch (behaviour.kind) {
    case 'rateLimited':
      return new ApiError(
        429,
        'rate_limit_error',
        'This request would exceed the rate limit for your organization.',
        behaviour.retryAfterSeconds === undefined
          ? {}
          : { 'retry-after': String(behaviour.retryAfterSeconds) },
      );
    case 'overloaded':
      return new ApiError(529, 'overloaded_error', 'Overloaded');
    case 'unavailable':
      return new ApiError(503, 'api_error', 'Service unavailable');
    case 'unauthorized':
      return invalidKey();
    case 'noCredit':
      return behaviour.status === 402
        ? new ApiError(402, 'billing_error', NO_CREDIT)
        : new ApiError(400, 'invalid_request_error', NO_CREDIT);
    case 'ok':
    case 'truncatedStream':
    case 'unfinishedStream':
    case 'malformedStream':
    case 'errorEvent':
    case 'stopReason':
    case 'badToolCall':
    case 'hang':
      return undefined;
  }
}

/** The API's answer to a key it does not know. */
export function invalidKey(): ApiError {
  return new ApiError(401, 'authentication_error', 'invalid API key');
}

const NO_CREDIT =
  'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.';
