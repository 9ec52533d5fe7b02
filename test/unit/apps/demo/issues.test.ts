import { describe, expect, it } from 'vitest';
import { NEW_ISSUE, signedIn } from './visitor';

describe('issues', () => {
  it('are found by all words, by status and by assignee', async () => {
    const visitor = await signedIn();
    expect(await visitor.titles('?q=map%20freezes')).toHaveLength(1);
    expect(await visitor.titles('?q=tl-11')).toEqual(['Two taps on Pay charge the card twice']);
    expect(await visitor.titles('?status=Done')).toHaveLength(2);
    expect(await visitor.titles('?mine=true')).toHaveLength(3);
    expect(await visitor.titles('?q=nothing-like-this')).toEqual([]);
  });

  it.each([
    [{ title: '' }, { title: 'Enter a title.' }],
    [{ title: 'Bell' }, { title: expect.stringContaining('at least 5 characters') }],
    [{ priority: '' }, { priority: 'Choose a priority.' }],
    [{ due: '2019-01-01' }, { due: 'The due date cannot be before 2026.' }],
    [{ due: 'soon' }, { due: 'Enter a date such as 2027-03-31.' }],
    [{ title: 'offer the app in welsh' }, { title: 'TL-12 already has this title.' }],
  ])('with %j are refused field by field', async (change, fields) => {
    const answer = await (await signedIn()).api('POST', '/api/issues', { ...NEW_ISSUE, ...change });
    expect(answer).toEqual({
      status: 422,
      body: { error: 'Some fields need another look.', fields },
    });
  });

  it('are changed in part, archived and brought back', async () => {
    const visitor = await signedIn();
    const changed = await visitor.api('PATCH', '/api/issues/TL-2', {
      impact: 3,
      tags: ['sms', 'uk'],
    });
    expect(changed.body).toMatchObject({ id: 'TL-2', impact: 3, tags: ['sms', 'uk'] });
    expect(changed.body.title).toBe('Unlock code arrives after the rental has timed out');

    await visitor.api('POST', '/api/issues/TL-2/archive');
    expect(await visitor.titles()).toHaveLength(11);
    await visitor.api('POST', '/api/issues/TL-2/restore');
    expect(await visitor.titles()).toHaveLength(12);
  });

  it('take comments', async () => {
    const visitor = await signedIn();
    const empty = await visitor.api('POST', '/api/issues/TL-4/comments', { text: ' ' });
    expect(empty.body.fields).toEqual({ text: 'Write something first.' });
    await visitor.api('POST', '/api/issues/TL-4/comments', { text: 'Yes, please.' });
    const { body } = await visitor.api('GET', '/api/issues/TL-4');
    expect(body.comments).toEqual([{ author: 'Ada Lovelace', text: 'Yes, please.' }]);
  });

  it('are shown with their title escaped', async () => {
    const visitor = await signedIn();
    const title = '</script><script>alert(1)</script>';
    const { body } = await visitor.api('POST', '/api/issues', { ...NEW_ISSUE, title });
    const html = await visitor.page(`/issues/${body.id}`);
    expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script>alert(1)');
  });

  it('are exported as CSV', async () => {
    const response = await (await signedIn()).fetch('/issues.csv');
    expect(response.headers.get('content-disposition')).toContain('issues.csv');
    const lines = (await response.text()).split('\r\n');
    expect(lines).toHaveLength(14);
    expect(lines[9]).toBe('"TL-9","Write a guide for reporting a flat tyre","Open","Low"');
  });
});
