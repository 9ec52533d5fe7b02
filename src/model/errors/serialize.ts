import type { SerializedError } from './serialized';
import { SidewrightError } from './sidewright-error';

/** Makes plain data of any thrown value, so that it crosses contexts with its class. */
export function serializeError(thrown: unknown): SerializedError {
  if (thrown instanceof SidewrightError) {
    return { code: thrown.code, message: thrown.message, details: thrown.details };
  }
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const details = thrown instanceof Error ? { name: thrown.name } : {};
  return { code: 'UnexpectedError', message, details };
}
