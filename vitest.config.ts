import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/chromium.mjs';

const executablePath = findChromium();

/** Only ends what hangs: how long a property test takes depends on the machine. */
const testTimeout = 60_000;

/** `unit` runs in Node; `page` runs in a real Chromium, for all that needs layout. */
export default defineConfig({
  publicDir: false,
  test: {
    projects: [
      { test: { name: 'unit', include: ['test/unit/**/*.test.{ts,tsx}'], testTimeout } },
      {
        publicDir: false,
        // Named here, as Vite would reload in the middle of a run when it finds them one by one.
        optimizeDeps: {
          include: [
            '@preact/signals',
            'axe-core',
            'idb',
            'preact',
            'preact/hooks',
            'preact/jsx-dev-runtime',
            'yaml',
            'zod',
          ],
        },
        esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
        test: {
          name: 'page',
          include: ['test/page/**/*.test.{ts,tsx}'],
          testTimeout,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(executablePath ? { executablePath } : {}) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
