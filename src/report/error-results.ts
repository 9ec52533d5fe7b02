import type { SerializedError } from '../model/errors/serialized';

/** Without `details`: they are for code, and may hold more of a page than a file should. */
export function toErrorResults({ code, message }: SerializedError): SerializedError {
  return { code, message };
}
