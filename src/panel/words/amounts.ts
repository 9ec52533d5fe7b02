import type { Run } from '../../model/run';

/** All tokens of a run, cached ones too. */
export function tokensOf(run: Run): number {
  return run.cases.reduce(
    (sum, { usage }) =>
      sum + usage.inputTokens + usage.outputTokens + usage.cacheReadTokens + usage.cacheWriteTokens,
    0,
  );
}

export function stepsOf(run: Run): number {
  return run.cases.reduce((sum, { steps }) => sum + steps.length, 0);
}

/** The cap on steps is for each case. */
export function stepsOfCurrentCase(run: Run): number {
  return run.cases.at(-1)?.steps.length ?? 0;
}

/** `840`, `3.1k`, `1.2M`. */
export function formatCount(count: number): string {
  if (count < 1000) return String(count);
  return count < 1_000_000 ? `${(count / 1000).toFixed(1)}k` : `${(count / 1_000_000).toFixed(1)}M`;
}

/** `512 kB`, `1.4 MB`: decimal units, as browsers show them. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return bytes < 1_000_000_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}
