import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Where people and distributions put a Chromium that still accepts `--load-extension`. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/opt/chrome-for-testing/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

/** Playwright's own Chromium, when it has been downloaded. */
function playwrightChromium() {
  try {
    const path = createRequire(import.meta.url)('playwright').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined; // node_modules is not there yet
  }
}

/**
 * The Chromium to test with, or undefined. In order: `CHROMIUM_PATH`, an installed one,
 * Playwright's own. Google Chrome itself is left out: since version 137 it refuses
 * `--load-extension`.
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) {
      throw new Error(
        `CHROMIUM_PATH is ${named}, but there is no such file. Correct it or unset it, then try again.`,
      );
    }
    return named;
  }
  return INSTALLED.find((path) => existsSync(path)) ?? playwrightChromium();
}

/** Finds Chromium, installing one when there is none. Throws with what to do when it cannot. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found. Trying `npx playwright install chromium`.');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 600_000 });
  const downloaded = playwrightChromium();
  if (downloaded) return downloaded;
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.log('Trying `apt-get install chromium`.');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'Chromium could not be installed. Install it yourself (for example `apt-get install chromium`), ' +
      'or set CHROMIUM_PATH to one, then try again.',
  );
}
