import Anthropic, {
  APIConnectionError,
  APIError,
  AuthenticationError,
  BadRequestError,
  InternalServerError,
  PaymentRequiredError,
  RateLimitError,
} from '@anthropic-ai/sdk';
import { describe, expect, it } from 'vitest';
import type { Behaviour } from '../../../apps/messages-api/behaviours';
import { ask, clickSignIn, failure, start } from './harness';

describe('what goes wrong', () => {
  async function failedWith(behaviour: Behaviour): Promise<unknown> {
    return failure(ask(await start({ behaviours: [behaviour] })).finalMessage());
  }

  it('429 is a RateLimitError with the wait, and the next request is answered', async () => {
    const server = await start({ behaviours: [{ kind: 'rateLimited', retryAfterSeconds: 7 }] });
    const error = await failure(ask(server).finalMessage());
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ status: 429, type: 'rate_limit_error' });
    expect(error instanceof RateLimitError && error.headers.get('retry-after')).toBe('7');
    expect(await ask(server).finalText()).toBe('Done.');
    expect(server.requests.map((request) => request.status)).toEqual([429, 200]);
  });

  it.each([
    [{ kind: 'overloaded' }, InternalServerError, 529, 'overloaded_error'],
    [{ kind: 'unavailable' }, InternalServerError, 503, 'api_error'],
    [{ kind: 'unauthorized' }, AuthenticationError, 401, 'authentication_error'],
    [{ kind: 'noCredit' }, BadRequestError, 400, 'invalid_request_error'],
    [{ kind: 'noCredit', status: 402 }, PaymentRequiredError, 402, 'billing_error'],
  ] as const)('%o is the SDK error of its own', async (behaviour, errorClass, status, type) => {
    const error = await failedWith(behaviour);
    expect(error).toBeInstanceOf(errorClass);
    expect(error).toMatchObject({ status, type });
    if (behaviour.kind === 'noCredit') expect(String(error)).toContain('credit balance is too low');
  });

  it('a truncated stream rejects after part of a tool call has come', async () => {
    const server = await start({
      script: clickSignIn,
      behaviours: [{ kind: 'truncatedStream' }],
    });
    const stream = ask(server);
    let json = '';
    stream.on('inputJson', (delta) => {
      json += delta;
    });
    expect(await failure(stream.finalMessage())).toBeInstanceOf(Error);
    expect(json).toMatch(/^\{"ref":"e12"/);
    expect(() => JSON.parse(json)).toThrow(SyntaxError);
  });

  it('a stream that ends without message_stop gives no message', async () => {
    expect(String(await failedWith({ kind: 'unfinishedStream' }))).toContain(
      'stream ended without producing a Message',
    );
  });

  it('a malformed event rejects', async () => {
    expect(String(await failedWith({ kind: 'malformedStream' }))).toMatch(/JSON/);
  });

  it('an error event in mid-stream is an APIError of its type', async () => {
    const error = await failedWith({ kind: 'errorEvent' });
    expect(error).toBeInstanceOf(APIError);
    expect(error).toMatchObject({ type: 'overloaded_error', status: undefined });
  });

  it.each(['max_tokens', 'refusal', 'end_turn'] as const)(
    'a reply can stop for %s',
    async (reason) => {
      const server = await start({
        script: clickSignIn,
        behaviours: [{ kind: 'stopReason', reason }],
      });
      const message = await ask(server).finalMessage();
      expect(message.stop_reason).toBe(reason);
      expect(message.stop_details?.type).toBe(reason === 'refusal' ? 'refusal' : undefined);
      expect(message.content.map((block) => block.type)).toEqual(['text']);
    },
  );

  it('max_tokens can cut a tool call off in its arguments', async () => {
    const server = await start({
      script: clickSignIn,
      behaviours: [{ kind: 'stopReason', reason: 'max_tokens', during: 'toolUse' }],
    });
    const message = await ask(server).finalMessage();
    expect(message.stop_reason).toBe('max_tokens');
    const call = message.content.find((block) => block.type === 'tool_use');
    expect(call?.input).toMatchObject({ ref: 'e12' });
    expect(call?.input).not.toMatchObject({ note: 'é 🚲 "quoted"\n' });
  });

  it.each(['request', 'firstEvents'] as const)(
    'a hang after %s ends when the client hangs up',
    async (after) => {
      const server = await start({
        script: clickSignIn,
        behaviours: [{ kind: 'hang', after }],
      });
      const stream = ask(server);
      const ended = failure(stream.finalMessage());
      if (after === 'firstEvents') await stream.emitted('text');
      else await expect.poll(() => server.requests.length).toBe(1);
      stream.abort();
      expect(await ended).toBeInstanceOf(Anthropic.APIUserAbortError);
      await expect.poll(() => server.requests[0]?.aborted).toBe(true);
    },
  );

  it('closing the server ends a hang', async () => {
    const server = await start({ behaviours: [{ kind: 'hang' }] });
    const ended = failure(ask(server).finalMessage());
    await expect.poll(() => server.requests.length).toBe(1);
    await server.close();
    expect(await ended).toBeInstanceOf(APIConnectionError);
  });
});
