import type { RouteRequest } from './http/router';
import type { Session } from './state/session';
import type { SessionStore } from './state/session-store';

/** What the routes of one server share. */
export interface AppContext {
  readonly sessions: SessionStore;
  /** Where the frame of the help page lives: another origin. */
  readonly frameUrl: string;
  /** How long the API takes to answer, in ms, unless the request says otherwise. */
  readonly latencyMs: number;
}

const MAX_LATENCY_MS = 10_000;

/** The session of a request. */
export function sessionOf(context: AppContext, route: RouteRequest): Session {
  return context.sessions.of(route.request, route.response);
}

/** Waits as long as the server, or `?latency=` of the request, says. */
export async function takeTime(context: AppContext, route: RouteRequest): Promise<void> {
  const asked = Number(route.url.searchParams.get('latency') ?? Number.NaN);
  const latency = asked >= 0 ? Math.min(asked, MAX_LATENCY_MS) : context.latencyMs;
  await new Promise((resolve) => setTimeout(resolve, latency));
}
