import * as modelErrors from './model-errors';
import * as pageErrors from './page-errors';
import * as planErrors from './plan-errors';
import * as runErrors from './run-errors';
import { UnexpectedError } from './run-errors';
import type { SerializedError } from './serialized';
import type { SidewrightError } from './sidewright-error';
import * as storeErrors from './store-errors';
import * as tabErrors from './tab-errors';

type ErrorClass = new (message: string, details?: Record<string, unknown>) => SidewrightError;

/** Every error class by its code; a class that is exported from this folder is in it. */
export const errorClasses: ReadonlyMap<string, ErrorClass> = new Map<string, ErrorClass>(
  Object.entries({
    ...modelErrors,
    ...pageErrors,
    ...planErrors,
    ...runErrors,
    ...storeErrors,
    ...tabErrors,
  }),
);

/** The error as it was thrown; of an unknown code, an `UnexpectedError`. */
export function deserializeError(error: SerializedError): SidewrightError {
  const ErrorClass = errorClasses.get(error.code) ?? UnexpectedError;
  return new ErrorClass(error.message, error.details ?? {});
}
