/** An answer other than 200, in the shape the Messages API gives it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly type: ApiErrorType,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

export type ApiErrorType =
  | 'invalid_request_error'
  | 'authentication_error'
  | 'billing_error'
  | 'not_found_error'
  | 'request_too_large'
  | 'rate_limit_error'
  | 'overloaded_error'
  | 'api_error';

/** The JSON body that goes with an error. */
export function errorBody(type: ApiErrorType, message: string, requestId: string): string {
  return JSON.stringify({ type: 'error', error: { type, message }, request_id: requestId });
}

/** A 400 that names the place in the body, as the API does (`messages.3: …`). */
export function invalidRequest(message: string): ApiError {
  return new ApiError(400, 'invalid_request_error', message);
}
