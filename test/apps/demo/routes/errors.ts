import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpError } from '../http/http-error';
import { sendHtml, sendJson } from '../http/replies';
import { renderTemplate } from '../view/template';

/** Answers with an error: JSON under `/api/`, else a page. */
export async function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  error: HttpError,
): Promise<void> {
  if (request.url?.startsWith('/api/')) {
    sendJson(response, { error: error.message, fields: error.fields }, error.status);
    return;
  }
  const text = { status: String(error.status), message: error.message };
  sendHtml(response, await renderTemplate('error', { text, raw: {}, flags: {} }), error.status);
}
