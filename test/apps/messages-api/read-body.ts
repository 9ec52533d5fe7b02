import type { IncomingMessage } from 'node:http';
import { readText } from '../loopback/read-text';
import { ApiError, invalidRequest } from './api-error';

const MAX_BODY_BYTES = 32 * 1024 * 1024;

/** The body of a request as JSON. Throws the API's 413 or 400. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readText(request, MAX_BODY_BYTES);
  if (text === undefined) {
    throw new ApiError(413, 'request_too_large', 'Request exceeds the maximum size');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw invalidRequest('The request body is not valid JSON');
  }
}
