/** The usual rule of thumb, four characters a token: stable, and near enough for a budget test. */
export function estimateTokens(written: string): number {
  return Math.ceil(written.length / 4);
}
