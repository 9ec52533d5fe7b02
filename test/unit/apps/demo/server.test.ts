import { describe, expect, it } from 'vitest';
import { startDemoApp } from '../../../apps/demo/server';
import { app, NEW_ISSUE, signedIn, Visitor } from './visitor';

describe('the server', () => {
  it.each([
    '/assets/..%2f..%2fserver.ts',
    '/assets/css/..%2f..%2fserver.ts',
    '/assets/..%2f/main.ts',
    '/assets/css/%2e%2e%2f%2e%2e%2fREADME.md',
    '/assets/css/..%2f..%2f..%2f..%2f..%2fpackage.json',
    '/assets/css/%00.css',
    '/assets/css/missing.css',
    '/assets/css/%E0%A4%A.css',
  ])('refuses %s', async (path) => {
    expect((await fetch(app.url + path)).status).toBe(404);
  });

  it('sends files with their type', async () => {
    const response = await fetch(`${app.url}/assets/js/shell.js`);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('takes JSON only, well formed, and not too much of it', async () => {
    const visitor = await signedIn();
    const post = (body: string, type: string) =>
      visitor.fetch('/api/issues', { method: 'POST', body, headers: { 'content-type': type } });
    expect((await post('title=x', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post('{"title":', 'application/json')).status).toBe(400);
    const huge = JSON.stringify({ ...NEW_ISSUE, description: 'x'.repeat(5_000_000) });
    expect((await post(huge, 'application/json')).status).toBe(413);
    expect((await visitor.fetch('/api/issues', { method: 'DELETE' })).status).toBe(405);
  });

  it('lets nobody without a session at the data', async () => {
    const visitor = new Visitor();
    expect(await visitor.api('GET', '/api/issues')).toEqual({
      status: 401,
      body: { error: 'Sign in first.', fields: {} },
    });
    expect((await visitor.api('GET', '/api/profile')).status).toBe(401);
  });

  it('takes its time when asked to', async () => {
    const visitor = await signedIn();
    const started = performance.now();
    await visitor.titles('?latency=120');
    expect(performance.now() - started).toBeGreaterThan(115);
  });

  it('stops, frame and all, and gives its port back', async () => {
    const other = await startDemoApp();
    const port = Number(new URL(other.url).port);
    await other.close();
    await expect(fetch(other.url)).rejects.toThrow();
    await expect(fetch(other.frameUrl)).rejects.toThrow();
    const again = await startDemoApp({ port });
    expect(again.url).toBe(other.url);
    await again.close();
  });
});
