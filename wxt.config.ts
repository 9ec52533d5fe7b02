import { defineConfig } from 'wxt';

/**
 * Sites are granted one by one at run time; only loopback is granted at install, so that the demo
 * and a developer's own server work at once. `debugger`, `tabs` and `webNavigation` are left out on
 * purpose: each adds an install warning, and frames are found through `scripting` instead.
 */
export default defineConfig({
  modules: ['@wxt-dev/webextension-polyfill'],
  imports: false,
  outDir: '.output',
  vite: () => ({
    build: {
      target: 'chrome126',
      // The panel loads from disk, once.
      chunkSizeWarningLimit: 1_500,
      rollupOptions: {
        onwarn(warning, warn) {
          // zod's comments are written for another bundler; nothing is lost.
          if (warning.code !== 'INVALID_ANNOTATION') warn(warning);
        },
      },
    },
  }),
  manifest: ({ mode }) => ({
    name: '__MSG_extensionName__',
    description: '__MSG_extensionDescription__',
    default_locale: 'en',
    minimum_chrome_version: '126',
    permissions: ['activeTab', 'scripting', 'sidePanel', 'storage', 'unlimitedStorage'],
    host_permissions: [
      'http://localhost/*',
      'http://127.0.0.1/*',
      // Step pictures need `activeTab` or all sites; a test cannot click the toolbar button.
      ...(mode === 'e2e' ? ['<all_urls>'] : []),
    ],
    optional_host_permissions: ['*://*/*'],
    action: { default_title: '__MSG_openPanel__' },
  }),
});
