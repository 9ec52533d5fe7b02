import type { AppContext } from './app-context';
import { sendAsset } from './http/assets';
import { Router } from './http/router';
import { serveRouter } from './http/serve-router';
import { addAuthRoutes } from './routes/auth';
import { sendError } from './routes/errors';
import { addExportRoute } from './routes/export';
import { createFrameRouter } from './routes/frame';
import { addIssueRoutes } from './routes/issues-api';
import { addPageRoutes } from './routes/pages';
import { addSessionRoutes } from './routes/session-api';
import { SessionStore } from './state/session-store';

export interface DemoAppOptions {
  /** Port of the application. Default: a free one. */
  readonly port?: number;
  /** Port of the frame server. Default: a free one. */
  readonly framePort?: number;
  /** Address of the application. Default: 127.0.0.1. */
  readonly host?: string;
  /** How long the API takes, in ms. Default: 600. */
  readonly latencyMs?: number;
}

export interface DemoApp {
  readonly url: string;
  /** Origin of the help page's frame: another port, and `localhost` for another site too. */
  readonly frameUrl: string;
  close(): Promise<void>;
}

/** Starts Trackline, the application that the tests and the demo run on. */
export async function startDemoApp(options: DemoAppOptions = {}): Promise<DemoApp> {
  const host = options.host ?? '127.0.0.1';
  const frame = await serveRouter(
    createFrameRouter(),
    options.framePort ?? 0,
    'localhost',
    sendError,
  );
  const frameUrl = `http://localhost:${frame.port}`;
  const context: AppContext = {
    sessions: new SessionStore(),
    frameUrl,
    latencyMs: options.latencyMs ?? 600,
  };
  const app = await serveRouter(createAppRouter(context), options.port ?? 0, host, sendError).catch(
    async (error: unknown) => {
      await frame.close();
      throw error;
    },
  );
  return {
    url: `http://${host}:${app.port}`,
    frameUrl,
    close: async () => {
      await Promise.all([app.close(), frame.close()]);
    },
  };
}

function createAppRouter(context: AppContext): Router {
  const router = new Router().get('/assets/:folder/:name', (route) =>
    sendAsset(route.response, route.params.folder ?? '', route.params.name ?? ''),
  );
  addAuthRoutes(router, context);
  addPageRoutes(router, context);
  addIssueRoutes(router, context);
  addSessionRoutes(router, context);
  addExportRoute(router, context);
  return router;
}
