import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { extname, join, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Serves the files below a folder. Anything else, or of another type, is a 404. */
export function serveFolder(root: string): RequestListener {
  return async (request, response) => {
    const file = fileOf(root, request.url ?? '/');
    const content = file === undefined ? undefined : await readFile(file).catch(() => undefined);
    if (file === undefined || content === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] });
    response.end(content);
  };
}

function fileOf(root: string, url: string): string | undefined {
  try {
    // The parser has already folded `..` and `%2e` away; an escaped slash may bring them back.
    const path = join(root, decodeURIComponent(new URL(url, 'http://localhost').pathname));
    return path.startsWith(root + sep) && extname(path) in TYPES ? path : undefined;
  } catch {
    return undefined; // it is no address, or its escapes are broken
  }
}
