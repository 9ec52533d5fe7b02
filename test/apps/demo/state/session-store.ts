import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCookie, setCookie } from '../http/cookies';
import { Session } from './session';

const COOKIE = 'trackline_session';

/** A long test run must not fill the memory: the oldest session goes first. */
const MAX_SESSIONS = 500;

/** The sessions of one server, by cookie. */
export class SessionStore {
  readonly #sessions = new Map<string, Session>();

  /** The session of a request; a new one with seeded data when it brings none that is known. */
  of(request: IncomingMessage, response: ServerResponse): Session {
    const known = this.#sessions.get(readCookie(request, COOKIE) ?? '');
    if (known) return known;
    const session = new Session();
    this.#sessions.set(session.id, session);
    setCookie(response, COOKIE, session.id);
    this.#dropOldest();
    return session;
  }

  #dropOldest(): void {
    const oldest = this.#sessions.keys().next();
    if (this.#sessions.size > MAX_SESSIONS && !oldest.done) this.#sessions.delete(oldest.value);
  }
}
