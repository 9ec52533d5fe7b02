import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const LOCK = `${HERE}package-lock.json`;

/** npm writes this file last, so it is there and newer than the lock only after a whole install. */
const MARKER = `${HERE}node_modules/.package-lock.json`;

/**
 * Installs the packages of this folder when they are not there. For one process at a time.
 * @returns the folder they are in
 */
export function ensureInstalled(): string {
  const isInstalled = existsSync(MARKER) && statSync(MARKER).mtimeMs >= statSync(LOCK).mtimeMs;
  if (!isInstalled) {
    // No script of theirs runs here: they are pages, and have nothing to build.
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const { status } = spawnSync('npm', args, {
      cwd: HERE,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) {
      throw new Error(
        '`npm ci` failed in test/apps/third-party; its message is above. Check the network, then try again.',
      );
    }
  }
  return `${HERE}node_modules`;
}
