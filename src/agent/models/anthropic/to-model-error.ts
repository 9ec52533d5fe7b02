import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from '@anthropic-ai/sdk';
import {
  ModelBusyError,
  ModelCreditError,
  ModelKeyError,
  ModelRequestError,
  ModelStreamError,
  ModelUnreachableError,
  SidewrightError,
  StoppedError,
} from '../../../model/errors';

/** The error by its cause, with what to do next. What is one of ours already stays. */
export function toModelError(
  thrown: unknown,
  { signal, model }: { signal: AbortSignal; model: string },
): SidewrightError {
  if (signal.aborted || thrown instanceof APIUserAbortError) {
    return new StoppedError('The run was stopped.');
  }
  if (thrown instanceof SidewrightError) return thrown;
  const options = { cause: thrown };
  if (thrown instanceof APIConnectionError) {
    const late = thrown instanceof APIConnectionTimeoutError;
    return new ModelUnreachableError(
      `Claude ${late ? 'did not answer in time' : 'could not be reached'}. Check the connection, and the base URL in Settings, then run again.`,
      { reason: 'not reachable' },
      options,
    );
  }
  if (thrown instanceof APIError) return ofStatus(thrown, model, options);
  return new ModelStreamError(
    'The answer of the model broke off or cannot be read. Run again.',
    {},
    options,
  );
}

function ofStatus(error: APIError, model: string, options: ErrorOptions): SidewrightError {
  const said = error.apiMessage ?? error.type ?? 'no reason given';
  switch (error.status) {
    case 401:
    case 403:
      return new ModelKeyError(
        `Claude refused the API key (${error.status}: ${said}). Check it in Settings.`,
        { status: error.status },
        options,
      );
    case 402:
      return noCredit(said, options);
    case 400:
      // The API has no code of its own for an empty account on 400, only these words.
      return /credit balance/i.test(said) ? noCredit(said, options) : wrongRequest(error, options);
    case 404:
      return new ModelRequestError(
        `Claude does not know the model ${model}, or the base URL is wrong (404: ${said}). Check both in Settings.`,
        { status: 404 },
        options,
      );
    case 429:
      return busy('rate limited', error, options);
    case 503:
    case 529:
      return busy('overloaded', error, options);
    // An `error` event within a stream has no status.
    case undefined:
      if (error.type === 'overloaded_error') return busy('overloaded', error, options);
      if (error.type === 'rate_limit_error') return busy('rate limited', error, options);
      return new ModelStreamError(
        `The answer of the model broke off: ${said}. Run again.`,
        {},
        options,
      );
    default:
      return error.status >= 500
        ? new ModelStreamError(
            `Claude had a fault of its own (${error.status}: ${said}). Run again.`,
            { status: error.status },
            options,
          )
        : wrongRequest(error, options);
  }
}

function busy(reason: string, error: APIError, options: ErrorOptions): ModelBusyError {
  const retryAfterMs = retryAfter(error.headers);
  return new ModelBusyError(
    `Claude is ${reason}, still so after all tries. Wait a little, then run again.`,
    { reason, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) },
    options,
  );
}

function noCredit(said: string, options: ErrorOptions): ModelCreditError {
  return new ModelCreditError(
    `The account of this API key has no credit left (${said}). Add credit in the console, or use plain steps.`,
    {},
    options,
  );
}

function wrongRequest(error: APIError, options: ErrorOptions): ModelRequestError {
  return new ModelRequestError(
    `Claude refused the request (${error.status}: ${error.apiMessage ?? 'no reason given'}).`,
    { status: error.status },
    options,
  );
}

/** `retry-after` is in seconds or a date; `retry-after-ms` goes before it. */
function retryAfter(headers: Headers | undefined): number | undefined {
  const inMs = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (inMs >= 0) return inMs;
  const written = headers?.get('retry-after');
  if (written == null) return undefined;
  const seconds = Number(written);
  const delay = Number.isNaN(seconds) ? Date.parse(written) - Date.now() : seconds * 1_000;
  return Number.isNaN(delay) ? undefined : Math.max(0, delay);
}
