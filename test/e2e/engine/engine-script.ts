import { build } from 'vite';

let built: Promise<string> | undefined;

/** The page engine as one script that sets `globalThis.SidewrightPage`, built once per process. */
export function engineScript(): Promise<string> {
  built ??= buildEngine();
  return built;
}

async function buildEngine(): Promise<string> {
  const result = await build({
    configFile: 'vite.engine.config.ts',
    logLevel: 'error',
    build: { write: false, minify: false },
  });
  for (const { output } of Array.isArray(result) ? result : 'output' in result ? [result] : []) {
    return output[0].code;
  }
  throw new Error('The page engine was not built: vite gave no output.');
}
