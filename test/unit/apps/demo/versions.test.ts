import { describe, expect, it } from 'vitest';
import { Visitor } from './visitor';

describe('versions', () => {
  it('rename, move and re-identify the sign-in button', async () => {
    const visitor = new Visitor();
    const first = await visitor.page('/login');
    expect(first).toMatch(/<button id="sign-in" class="button button-primary"[^>]*>Sign In</);
    expect(first.indexOf('type="checkbox"')).toBeLessThan(first.indexOf('<button'));

    const second = await visitor.page('/login?v=2');
    expect(second).toMatch(
      /id="act-8d23" class="tl-btn tl-btn--main"[^>]*>Sign in to your account</,
    );
    expect(second).not.toContain('>Sign In<');
    expect(second.indexOf('type="checkbox"')).toBeGreaterThan(second.indexOf('<button'));
  });

  it('are remembered for the session until another is asked for', async () => {
    const visitor = new Visitor();
    await visitor.fetch('/issues?v=2'); // redirected to the login page
    expect(await visitor.page('/login')).toContain('Work email');
    await visitor.signIn();
    expect(await visitor.page('/issues')).toContain('Report a problem');
    expect(await visitor.page('/issues?v=1')).toContain('New issue');
    expect(await visitor.page('/issues')).toContain('New issue');
  });
});
