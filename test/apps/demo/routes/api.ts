import type { z } from 'zod';
import { type AppContext, sessionOf, takeTime } from '../app-context';
import { readJson } from '../http/body';
import { HttpError } from '../http/http-error';
import type { RouteRequest } from '../http/router';
import type { Session } from '../state/session';

/** The session of an API request. Throws `HttpError` 401 when nobody is signed in. */
export async function signedIn(context: AppContext, route: RouteRequest): Promise<Session> {
  const session = sessionOf(context, route);
  if (!session.account) throw new HttpError(401, 'Sign in first.');
  await takeTime(context, route);
  return session;
}

/** The JSON body in this shape. Throws `HttpError` 422 with a message for each field. */
export async function readValid<T>(route: RouteRequest, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(await readJson(route.request));
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const name = String(issue.path[0] ?? 'form');
    fields[name] ??= issue.message;
  }
  throw new HttpError(422, 'Some fields need another look.', fields);
}
