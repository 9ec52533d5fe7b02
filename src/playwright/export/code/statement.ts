/**
 * One line of test code in pieces, so that a long one breaks where a person would break it.
 * A chain is `page`, then each call on it: `['page', "getByRole('row')", "getByText('Ada')"]`.
 */
export type Statement =
  /** `await <chain>.<call>;` */
  | { kind: 'call'; on: readonly string[]; call: Call }
  /** `await expect(<chain>).<matcher>;` */
  | { kind: 'expect'; subject: readonly string[]; matcher: Call };

/** `method(argument, argument)`; `not.toHaveText` is a method here. */
export interface Call {
  method: string;
  args: readonly string[];
}

export const page: readonly string[] = ['page'];

export function callOn(on: readonly string[], method: string, ...args: string[]): Statement {
  return { kind: 'call', on, call: { method, args } };
}
