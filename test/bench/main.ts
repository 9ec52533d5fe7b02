/**
 * Runs the benches and prints their tables: `npm run bench -- [bench…] [--pages 900,9000]
 * [--readers sidewright,playwright] [--runs 5]`.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Bench } from './bench';
import { snapshotSpeed } from './snapshot-speed';

const BENCHES: readonly Bench[] = [snapshotSpeed];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string' },
    readers: { type: 'string' },
    runs: { type: 'string', default: '7' },
  },
});
const list = (given: string | undefined): string[] | undefined => given?.split(',');
const pages = list(values.pages);
const readers = list(values.readers);
const options = {
  runs: Number(values.runs),
  ...(pages ? { pages } : {}),
  ...(readers ? { readers } : {}),
};

const unknown = positionals.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0 || !(options.runs >= 1)) {
  console.error(
    unknown.length > 0 ? `There is no bench ${unknown.join(', ')}.` : '--runs takes a number.',
  );
  console.error(BENCHES.map(({ name, about }) => `  ${name}: ${about}`).join('\n'));
  process.exit(2);
}

for (const bench of BENCHES) {
  if (positionals.length > 0 && !positionals.includes(bench.name)) continue;
  const cores = cpus();
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`\n${bench.name}: ${bench.about}`);
  console.log(`${cores.length} cores (${cores[0]?.model ?? 'unknown'}), load ${load.join(' ')}`);
  await bench.run(options);
}
