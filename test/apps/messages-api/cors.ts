import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from './api-error';

/** The client may run in an extension page: everything is allowed, and every header readable. */
export function allowAnyOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-expose-headers', '*');
  if (request.method !== 'OPTIONS') return;
  response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS');
  response.setHeader(
    'access-control-allow-headers',
    request.headers['access-control-request-headers'] ?? '*',
  );
  response.setHeader('access-control-allow-private-network', 'true');
  response.setHeader('access-control-max-age', '600');
}

/** The API serves a browser only when the client says that it knows what it does. */
export function checkBrowserAccess(request: IncomingMessage): void {
  const fromBrowser = request.headers.origin !== undefined;
  if (fromBrowser && request.headers['anthropic-dangerous-direct-browser-access'] !== 'true') {
    throw new ApiError(
      401,
      'authentication_error',
      "CORS requests must set 'anthropic-dangerous-direct-browser-access' header",
    );
  }
}
