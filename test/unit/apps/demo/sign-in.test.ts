import { describe, expect, it } from 'vitest';
import { signedIn, Visitor } from './visitor';

describe('sign in', () => {
  it('sends a stranger to the login page and back to where they wanted to go', async () => {
    const visitor = new Visitor();
    const first = await visitor.fetch('/issues/TL-3?tab=log');
    expect(first.status).toBe(303);
    expect(first.headers.get('location')).toBe('/login?next=%2Fissues%2FTL-3%3Ftab%3Dlog');

    const form = await visitor.page('/login?next=%2Fissues%2FTL-3%3Ftab%3Dlog');
    expect(form).toContain('name="next" value="/issues/TL-3?tab=log"');

    const done = await visitor.signIn('Ada@Example.com', 'correct-horse', '/issues/TL-3?tab=log');
    expect(done.status).toBe(303);
    expect(done.headers.get('location')).toBe('/issues/TL-3?tab=log');
    expect(await visitor.page('/issues/TL-3')).toContain('Ada Lovelace');
  });

  it('shows an alert for a wrong password and keeps the email, escaped', async () => {
    const response = await new Visitor().signIn('"><script>alert(1)</script>', 'wrong');
    const html = await response.text();
    expect(response.status).toBe(401);
    expect(html).toContain('role="alert">The email or the password is wrong.');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });

  it.each(['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example', ''])(
    'never leaves the site for next=%j',
    async (next) => {
      const response = await new Visitor().signIn('ada@example.com', 'correct-horse', next);
      expect(response.headers.get('location')).toBe('/issues');
    },
  );

  it('signs out', async () => {
    const visitor = await signedIn();
    const response = await visitor.fetch('/logout', { method: 'POST' });
    expect(response.headers.get('location')).toBe('/login?signed-out');
    expect(await visitor.page('/login?signed-out')).toContain('You are signed out.');
    expect((await visitor.api('GET', '/api/issues')).status).toBe(401);
  });
});
