import type { IncomingMessage } from 'node:http';
import { readText } from '../../loopback/read-text';
import { HttpError } from './http-error';

const MAX_BODY_BYTES = 64 * 1024;

/** The body as JSON. Only `application/json`: a form on another site cannot send that. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!request.headers['content-type']?.startsWith('application/json')) {
    throw new HttpError(415, 'Send application/json.');
  }
  const text = await readLimited(request);
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
}

/** The body as the fields of an HTML form. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(await readLimited(request));
}

async function readLimited(request: IncomingMessage): Promise<string> {
  const text = await readText(request, MAX_BODY_BYTES);
  if (text === undefined) throw new HttpError(413, 'The body is larger than 64 KB.');
  return text;
}
