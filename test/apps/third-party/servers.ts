import { join } from 'node:path';
import { type Listening, listen } from '../loopback/listen';
import { serveFolder } from '../loopback/serve-folder';
import { type ThirdPartyApp, thirdPartyApps } from './apps';
import { ensureInstalled } from './ensure-installed';

export interface ThirdPartyServers {
  urlOf(app: ThirdPartyApp, page: string): string;
  close(): Promise<void>;
}

/** Serves every application, installing them first when they are not there. */
export async function serveThirdPartyApps(): Promise<ThirdPartyServers> {
  const folder = ensureInstalled();
  const servers = new Map<ThirdPartyApp, Listening>();
  for (const app of thirdPartyApps) {
    servers.set(app, await listen(serveFolder(join(folder, app.root)), 0, '127.0.0.1'));
  }
  return {
    urlOf(app, page) {
      const server = servers.get(app);
      if (!server) throw new Error(`Nobody serves ${app.name}.`);
      return `http://127.0.0.1:${server.port}/${page}`;
    },
    async close() {
      for (const server of servers.values()) await server.close();
    },
  };
}
