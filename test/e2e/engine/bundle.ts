import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** `snapshot-in-page.ts` and all it needs, as one script to run in a page. */
export async function bundleSnapshotInPage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL('./snapshot-in-page.ts', import.meta.url)),
        formats: ['iife'],
        name: 'snapshotInPageBundle',
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  for (const output of outputs) {
    if ('output' in output) return output.output[0].code;
  }
  throw new Error('Vite gave no bundle for snapshot-in-page.ts.');
}
