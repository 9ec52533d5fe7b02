/**
 * Installs what is missing: npm packages, then a Chromium. Plain JavaScript with no dependency, as
 * it runs before there is a node_modules. `--no-browser` leaves the browser out.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Sidewright needs Node 20.19 or later; this is ${process.version}.`);
  process.exit(1);
}

/** npm writes this file last, so it is there and newer than the lock only after a whole install. */
function packagesAreInstalled() {
  const marker = 'node_modules/.package-lock.json';
  return existsSync(marker) && statSync(marker).mtimeMs >= statSync('package-lock.json').mtimeMs;
}

if (!packagesAreInstalled()) {
  console.log('Installing npm packages.');
  const install = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) {
    console.error('`npm ci` failed; its message is above. Check the network, then try again.');
    process.exit(1);
  }
}

if (!process.argv.includes('--no-browser')) {
  try {
    console.log(`Chromium: ${ensureChromium()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
