import { SidewrightError } from './sidewright-error';

/** No key, or a key that the service refused (401, 403). */
export class ModelKeyError extends SidewrightError {
  readonly code = 'ModelKeyError';
}

/** The account has no credit left. */
export class ModelCreditError extends SidewrightError {
  readonly code = 'ModelCreditError';
}

/** Rate limited or overloaded, still so after all tries. */
export class ModelBusyError extends SidewrightError {
  readonly code = 'ModelBusyError';
}

/** The service could not be reached. */
export class ModelUnreachableError extends SidewrightError {
  readonly code = 'ModelUnreachableError';
}

/** The service refused the request as wrong; ours to mend. */
export class ModelRequestError extends SidewrightError {
  readonly code = 'ModelRequestError';
}

/** The answer was cut off or cannot be read. */
export class ModelStreamError extends SidewrightError {
  readonly code = 'ModelStreamError';
}

/** A tool call that cannot be carried out as it stands: unknown tool, wrong arguments, no snapshot yet. */
export class ToolCallError extends SidewrightError {
  readonly code = 'ToolCallError';
}
