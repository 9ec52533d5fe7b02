/** The options argument for a timeout in milliseconds; none for Playwright's default. */
export function timeoutOption(timeoutMs: number | undefined): string[] {
  return timeoutMs === undefined ? [] : [`{ timeout: ${numberCode(timeoutMs)} }`];
}

/** `15000` as `15_000`. */
export function numberCode(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '_');
}
