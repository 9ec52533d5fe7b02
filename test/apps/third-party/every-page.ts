import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ThirdPartyApp, ThirdPartyPage } from './apps';
import { ensureInstalled } from './ensure-installed';

/** All pages of an application that need no server of their own. */
export function everyPage(app: ThirdPartyApp): ThirdPartyPage[] {
  const files = readdirSync(join(ensureInstalled(), app.root), {
    recursive: true,
    encoding: 'utf8',
  });
  return files
    .map((file) => file.split(sep).join('/'))
    .filter((path) => app.every.test(path))
    .sort()
    .map((path) => app.pages.find((page) => page.path === path) ?? { path });
}
