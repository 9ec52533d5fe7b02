import * as modelErrors from './model-errors';
import * as pageErrors from './page-errors';
import * as planErrors from './plan-errors';
import * as runErrors from './run-errors';
import { UnexpectedError } from './run-errors';
import type { SerializedError } from './serialized';
import { SidewrightError } from './sidewright-error';
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

/** Makes plain data of any thrown value, so that it crosses contexts with its class. */
export function serializeError(thrown: unknown): SerializedError {
  if (thrown instanceof SidewrightError) {
    return { code: thrown.code, message: thrown.message, details: thrown.details };
  }
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const details = thrown instanceof Error ? { name: thrown.name } : {};
  return { code: 'UnexpectedError', message, details };
}

/** The error as it was thrown; of an unknown code, an `UnexpectedError`. */
export function deserializeError(error: SerializedError): SidewrightError {
  const ErrorClass = errorClasses.get(error.code) ?? UnexpectedError;
  return new ErrorClass(error.message, error.details ?? {});
}
