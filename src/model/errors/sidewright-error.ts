/**
 * Root of all expected errors. The message says what happened, where, and what to do next, in words
 * for the person at the panel; `details` carries data for code.
 */
export abstract class SidewrightError extends Error {
  /** Stable name of the cause; equal to the class name. */
  abstract readonly code: string;
  readonly details: Record<string, unknown>;

  constructor(message: string, details: Record<string, unknown> = {}, options?: ErrorOptions) {
    super(message, options);
    this.details = details;
  }
}
