/** Writes `docs/results.schema.json`, the published schema of the results file. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resultsJsonSchema } from '../src/report/results-json-schema';

const path = 'docs/results.schema.json';
writeFileSync(path, JSON.stringify(resultsJsonSchema()));
const { status } = spawnSync('npx', ['biome', 'format', '--write', path], { stdio: 'inherit' });
process.exit(status ?? 1);
