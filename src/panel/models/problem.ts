import { deserializeError, SidewrightError, serializeError } from '../../model/errors';

/** Any thrown value as an error that the panel can show. */
export function toProblem(thrown: unknown): SidewrightError {
  return thrown instanceof SidewrightError ? thrown : deserializeError(serializeError(thrown));
}
