/** Runs every check in order, says how each went, and exits with 1 when one did not pass. */
import { spawnSync } from 'node:child_process';

const PHASES: readonly (readonly [name: string, command: string])[] = [
  ['lint', 'biome check .'],
  ['types', 'wxt prepare && tsc --noEmit'],
  ['build: page engine', 'vite build --config vite.engine.config.ts --logLevel warn'],
  ['build: extension', 'wxt build'],
  ['build: extension with pictures', 'wxt build --mode e2e'],
  ['unit', 'vitest run --project unit'],
  ['in the browser', 'vitest run --project page'],
  ['end to end', 'playwright test'],
];

let failed = 0;
for (const [name, command] of PHASES) {
  console.log(`\n=== ${name}: ${command}`);
  const start = performance.now();
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`=== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (status !== 0) failed += 1;
}
console.log(`\nphases: ${PHASES.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
