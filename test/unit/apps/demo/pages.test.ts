import { describe, expect, it } from 'vitest';
import { app, signedIn, Visitor } from './visitor';

describe('pages', () => {
  const PAGES = [
    '/login',
    '/issues',
    '/issues/TL-1',
    '/backlog',
    '/status',
    '/help',
    '/tools',
    '/legacy',
    '/settings',
    '/settings/notifications',
  ];

  it.each([1, 2])('are complete in version %d, and so is every file they name', async (version) => {
    const visitor = await signedIn();
    const stranger = new Visitor();
    for (const path of PAGES) {
      const response = await (path === '/login' ? stranger : visitor).fetch(`${path}?v=${version}`);
      const html = await response.text();
      expect([path, response.status]).toEqual([path, 200]);
      expect(html).not.toContain('{{');
      for (const [, asset] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
        expect([asset, (await visitor.fetch(asset ?? '')).status]).toEqual([asset, 200]);
      }
    }
  });

  it('embed the feedback form from another origin', async () => {
    const html = await new Visitor().page('/help');
    const source = /<iframe[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(new URL(source).origin).toBe(app.frameUrl);
    expect(new URL(app.frameUrl).origin).not.toBe(new URL(app.url).origin);
    expect(new URL(app.frameUrl).hostname).not.toBe(new URL(app.url).hostname);
    const widget = await (await fetch(source)).text();
    expect(widget).toContain('<label for="message">Your message</label>');
    expect((await fetch(new URL('/assets/js/widget.js', source))).status).toBe(200);
    expect((await fetch(new URL('/issues', source))).status).toBe(404);
  });

  it('that do not exist are a 404 that repeats the path escaped', async () => {
    const response = await new Visitor().fetch('/<b>nothing');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('There is no page /%3Cb%3Enothing.');
    expect((await (await signedIn()).fetch('/issues/%3Cb%3E')).status).toBe(404);
  });
});
