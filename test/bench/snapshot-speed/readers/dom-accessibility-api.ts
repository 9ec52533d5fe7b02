import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Reader } from '../reader';

declare global {
  var accessibilityApi: typeof import('dom-accessibility-api');
}

let bundle: Promise<string> | undefined;

/** The library that Testing Library reads names with: role and name of every element. */
export const domAccessibilityApi: Reader = {
  name: 'dom-accessibility-api',
  async open({ page }) {
    bundle ??= bundled();
    await page.addScriptTag({ content: await bundle });
    return {
      async read() {
        await page.evaluate(() => {
          const { computeAccessibleName, getRole } = globalThis.accessibilityApi;
          const roots: (Document | ShadowRoot)[] = [document];
          for (const root of roots) {
            for (const element of root.querySelectorAll('*')) {
              getRole(element);
              computeAccessibleName(element);
              if (element.shadowRoot) roots.push(element.shadowRoot);
            }
          }
        });
        return undefined;
      },
    };
  },
};

async function bundled(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(import.meta.resolve('dom-accessibility-api')),
        formats: ['iife'],
        name: 'accessibilityApi',
      },
    },
  });
  for (const { output } of Array.isArray(result) ? result : 'output' in result ? [result] : []) {
    return output[0].code;
  }
  throw new Error('Vite gave no bundle of dom-accessibility-api.');
}
