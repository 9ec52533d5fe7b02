import { defineConfig } from 'vite';

/** The page engine as one self-contained script, for benchmarks and tests in plain pages. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: '.output',
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: 'src/page/standalone.ts',
      formats: ['iife'],
      name: 'SidewrightPageBundle',
      fileName: () => 'page-engine.js',
    },
  },
});
