import { describe, expect, it } from 'vitest';
import { NEW_ISSUE, signedIn } from './visitor';

describe('state', () => {
  it('is seeded the same for every session', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const titles = await one.titles();
    expect(titles).toHaveLength(12);
    expect(titles[0]).toBe('Map freezes when two stations share a name');
    expect(await other.titles()).toEqual(titles);
  });

  it('has 200 backlog issues with ids and titles of their own', async () => {
    const { body } = await (await signedIn()).api('GET', '/api/issues?status=Backlog');
    const ids: string[] = body.issues.map((issue: { id: string }) => issue.id);
    const titles: string[] = body.issues.map((issue: { title: string }) => issue.title);
    expect(ids).toHaveLength(200);
    expect([ids[0], ids[199]]).toEqual(['TL-101', 'TL-300']);
    expect(new Set([...ids, ...titles]).size).toBe(400);
  });

  it('of one session is not seen by another', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const created = await one.api('POST', '/api/issues', NEW_ISSUE);
    expect(created).toMatchObject({ status: 201, body: { id: 'TL-13', impact: 0, labels: [] } });
    expect((await one.titles())[0]).toBe(NEW_ISSUE.title);
    expect(await other.titles()).not.toContain(NEW_ISSUE.title);
  });

  it('goes back to the seed on reset, and the user stays signed in', async () => {
    const visitor = await signedIn();
    await visitor.page('/issues?v=2');
    await visitor.api('POST', '/api/issues', NEW_ISSUE);
    await visitor.api('POST', '/api/issues/TL-1/archive');
    await visitor.api('POST', '/api/feedback', { message: 'Good: more of this' });

    expect((await visitor.api('POST', '/api/reset')).body).toEqual({ reset: true });

    expect(await visitor.titles()).toHaveLength(12);
    expect((await visitor.titles())[0]).toBe('Map freezes when two stations share a name');
    expect((await visitor.api('GET', '/api/session')).body).toEqual({
      user: 'Ada Lovelace',
      feedback: [],
    });
    expect(await visitor.page('/issues')).toContain('data-version="1"');
  });
});
