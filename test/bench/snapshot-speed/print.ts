import { median } from '../median';
import { printTable } from '../print-table';
import type { Measurement } from './measure';

/** One row a reader; the first one is what the others are compared with. */
export function printMeasurements(measurements: readonly Measurement[]): void {
  const [first] = measurements;
  const measured = measurements.filter(({ failure }) => failure === undefined);
  printTable(
    measured.map(({ reader, times, layouts, characters }) => ({
      reader,
      first: Math.round(times[0] ?? Number.NaN),
      median: Math.round(median(times)),
      fastest: Math.round(Math.min(...times)),
      [`÷ ${first?.reader}`]: (median(times) / median(first?.times ?? [])).toFixed(2),
      runs: times.length,
      layouts: layouts?.layouts ?? '',
      recalcs: layouts?.recalcs ?? '',
      characters: characters ?? '',
    })),
  );
  for (const { reader, failure } of measurements) {
    if (failure !== undefined) console.log(`${reader} fails: ${failure}`);
  }
}

/** How the time of each reader grows from a small page to a large one. */
export function printGrowth(
  small: string,
  onSmall: readonly Measurement[] | undefined,
  large: string,
  onLarge: readonly Measurement[] | undefined,
): void {
  if (!onSmall || !onLarge) return;
  console.log(`\nGrowth from page ${small} to page ${large}`);
  printTable(
    onSmall.map(({ reader, times }) => {
      const after = onLarge.find((other) => other.reader === reader);
      return { reader, times: (median(after?.times ?? []) / median(times)).toFixed(1) };
    }),
  );
}
