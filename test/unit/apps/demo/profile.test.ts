import { describe, expect, it } from 'vitest';
import { signedIn } from './visitor';

describe('profile', () => {
  it('is saved whole, or refused field by field', async () => {
    const visitor = await signedIn();
    const { body: profile } = await visitor.api('GET', '/api/profile');
    expect(profile).toMatchObject({ displayName: 'Ada Lovelace', handle: 'ada', theme: 'System' });
    const wrong = await visitor.api('PUT', '/api/profile', { ...profile, handle: 'A B' });
    expect(wrong.body.fields.handle).toContain('small letters');
    await visitor.api('PUT', '/api/profile', { ...profile, theme: 'Dark' });
    expect(await visitor.page('/settings')).toContain('data-theme="dark"');
  });
});
