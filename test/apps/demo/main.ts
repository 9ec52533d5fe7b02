import { parseArgs } from 'node:util';
import { startDemoApp } from './server';
import { ACCOUNTS } from './state/accounts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    'frame-port': { type: 'string', default: '0' },
    latency: { type: 'string', default: '600' },
  },
});

const app = await startDemoApp({
  port: Number(values.port),
  framePort: Number(values['frame-port']),
  latencyMs: Number(values.latency),
}).catch((error: unknown) => {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!taken) throw error;
  console.error(`Port ${values.port} is taken. Choose another with --port, or 0 for a free one.`);
  process.exit(1);
});

console.log(`Trackline is at ${app.url} (frame: ${app.frameUrl})`);
for (const account of ACCOUNTS) console.log(`  ${account.email}  ${account.password}`);
console.log('Press Ctrl+C to stop.');

process.once('SIGINT', () => app.close());
process.once('SIGTERM', () => app.close());
