import { afterAll, beforeAll } from 'vitest';
import { type DemoApp, startDemoApp } from '../../../apps/demo/server';

/** The application under test: one for each test file. */
export let app: DemoApp;

beforeAll(async () => {
  app = await startDemoApp({ latencyMs: 0 });
});
afterAll(() => app.close());

/** A browser as far as HTTP goes: it keeps cookies and follows no redirect by itself. */
export class Visitor {
  readonly #cookies = new Map<string, string>();

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(path, app.url), {
      redirect: 'manual',
      ...init,
      headers: { ...init.headers, cookie },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }

  async page(path: string): Promise<string> {
    return (await this.fetch(path)).text();
  }

  async signIn(email = 'ada@example.com', password = 'correct-horse', next = '/issues') {
    return this.fetch('/login', {
      method: 'POST',
      body: new URLSearchParams({ email, password, next }),
    });
  }

  async api(method: string, path: string, body?: unknown) {
    const response = await this.fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }

  async titles(query = ''): Promise<string[]> {
    const { body } = await this.api('GET', `/api/issues${query}`);
    return body.issues.map((issue: { id: string; title: string }) => issue.title);
  }
}

export async function signedIn(): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.signIn();
  return visitor;
}

export const NEW_ISSUE = { title: 'Bell rings on every stop', priority: 'High', status: 'Open' };
