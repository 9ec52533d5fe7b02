import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpError } from './http-error';

export interface RouteRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  /** Values of the `:name` parts of the pattern, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

export type Handler = (request: RouteRequest) => void | Promise<void>;

interface Route {
  readonly method: string;
  readonly parts: readonly string[];
  readonly handler: Handler;
}

/** Picks a handler by method and path pattern, such as `/issues/:id`. */
export class Router {
  readonly #routes: Route[] = [];

  get(pattern: string, handler: Handler): this {
    return this.#add('GET', pattern, handler);
  }

  post(pattern: string, handler: Handler): this {
    return this.#add('POST', pattern, handler);
  }

  patch(pattern: string, handler: Handler): this {
    return this.#add('PATCH', pattern, handler);
  }

  put(pattern: string, handler: Handler): this {
    return this.#add('PUT', pattern, handler);
  }

  /** Throws `HttpError` 404 or 405 when nothing fits. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://loopback');
    const fitting = this.#routes.flatMap((route) => {
      const params = matchParts(route.parts, url.pathname.split('/'));
      return params ? [{ ...route, params }] : [];
    });
    if (fitting.length === 0) throw new HttpError(404, `There is no page ${url.pathname}.`);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const route = fitting.find((candidate) => candidate.method === method);
    if (!route) throw new HttpError(405, `${request.method} is not possible here.`);
    await route.handler({ request, response, url, params: route.params });
  }

  #add(method: string, pattern: string, handler: Handler): this {
    this.#routes.push({ method, parts: pattern.split('/'), handler });
    return this;
  }
}

function matchParts(
  pattern: readonly string[],
  path: readonly string[],
): Record<string, string> | undefined {
  if (pattern.length !== path.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const actual = path[index] ?? '';
    if (part.startsWith(':')) {
      const value = decode(actual);
      if (!value) return undefined;
      params[part.slice(1)] = value;
    } else if (part !== actual) {
      return undefined;
    }
  }
  return params;
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined; // a broken %-escape names nothing
  }
}
