/** An answer other than success: the status, and a sentence that the page may show. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    message: string,
    /** Messages by field name, for a form that was not valid. */
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}
