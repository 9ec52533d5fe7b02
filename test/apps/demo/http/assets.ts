import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HttpError } from './http-error';

const ROOT = fileURLToPath(new URL('../assets/', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Sends a file of the assets folder. Anything outside it, or of another type, is a 404. */
export async function sendAsset(
  response: ServerResponse,
  folder: string,
  name: string,
): Promise<void> {
  const path = resolve(ROOT, folder, name);
  const type = TYPES[extname(path)];
  // `resolve` has already folded `..` and `%2e` away: what is left must lie below the root.
  if (!path.startsWith(ROOT.endsWith(sep) ? ROOT : ROOT + sep) || type === undefined) {
    throw new HttpError(404, 'There is no such file.');
  }
  const content = await readFile(path).catch(() => {
    throw new HttpError(404, 'There is no such file.');
  });
  response.writeHead(200, { 'content-type': type, 'x-content-type-options': 'nosniff' });
  response.end(content);
}
