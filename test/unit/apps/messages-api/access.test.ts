import { AuthenticationError } from '@anthropic-ai/sdk';
import { describe, expect, it } from 'vitest';
import { DEFAULT_API_KEY } from '../../../apps/messages-api/handle-request';
import { clientOf, failure, start, userMessage } from './harness';

describe('keys and browsers', () => {
  it('a wrong key is an AuthenticationError, and no key is ever kept', async () => {
    const server = await start({ apiKey: 'right-key' });
    const error = await failure(
      clientOf(server, 'wrong-key')
        .messages.stream({ model: 'm', max_tokens: 1, messages: [userMessage] })
        .finalMessage(),
    );
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(server.requests[0]).toMatchObject({ keyMatched: false, status: 401 });
    expect(JSON.stringify(server.requests)).not.toContain('wrong-key');
    expect(server.requests[0]?.headers['anthropic-version']).toBe('2026-10-21');
  });

  it('a preflight from an extension page allows every header it asks for', async () => {
    const server = await start({});
    const response = await fetch(`${server.url}/v1/messages`, {
      method: 'OPTIONS',
      headers: {
        origin: 'chrome-extension://abc',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-api-key,anthropic-version',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'x-api-key,anthropic-version',
    );
    expect(server.requests).toEqual([]);
  });

  it('a browser must say that it means to hold a key', async () => {
    const server = await start({});
    const post = (headers: Record<string, string>) =>
      fetch(`${server.url}/v1/messages`, {
        method: 'POST',
        headers: {
          origin: 'chrome-extension://abc',
          'x-api-key': DEFAULT_API_KEY,
          'anthropic-version': '2026-10-21',
          ...headers,
        },
        body: JSON.stringify({ model: 'm', max_tokens: 1, messages: [userMessage] }),
      });
    expect((await post({})).status).toBe(401);
    expect((await post({ 'anthropic-dangerous-direct-browser-access': 'true' })).status).toBe(200);
  });

  it('anything but POST /v1/messages is not found', async () => {
    const server = await start({});
    const response = await fetch(`${server.url}/v1/models`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { type: 'not_found_error' } });
  });
});
