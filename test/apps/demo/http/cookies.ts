import type { IncomingMessage, ServerResponse } from 'node:http';

/** The value of a cookie of the request, if it was sent. */
export function readCookie(request: IncomingMessage, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Sets a cookie that lives as long as the browser session and that no script can read. */
export function setCookie(response: ServerResponse, name: string, value: string): void {
  response.appendHeader('set-cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Lax`);
}
