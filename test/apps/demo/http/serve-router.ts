import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Listening, listen } from '../../loopback/listen';
import { HttpError } from './http-error';
import type { Router } from './router';

export type ErrorPage = (
  request: IncomingMessage,
  response: ServerResponse,
  error: HttpError,
) => void | Promise<void>;

/** Serves a router on a port (0: a free one). Errors of the routes go to `onError`. */
export function serveRouter(
  router: Router,
  port: number,
  host: string,
  onError: ErrorPage,
): Promise<Listening> {
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    router
      .handle(request, response)
      .catch((error: unknown) => {
        // A browser that left, or a server that closes, has nobody to tell.
        if (response.destroyed) return;
        return onError(request, response, toHttpError(error));
      })
      .catch(() => response.destroy());
  };
  return listen(serve, port, host);
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  console.error(error);
  return new HttpError(500, 'Something went wrong on the server.');
}
