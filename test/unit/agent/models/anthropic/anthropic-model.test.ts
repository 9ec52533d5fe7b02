import { afterEach, describe, expect, it } from 'vitest';
import { createAnthropicModel, DEFAULT_MODEL } from '../../../../../src/agent/models/anthropic';
import type { ModelListener, ModelRequest } from '../../../../../src/agent/models/model';
import { tools } from '../../../../../src/agent/tools';
import {
  ModelBusyError,
  ModelCreditError,
  ModelKeyError,
  ModelRequestError,
  ModelStreamError,
  ModelUnreachableError,
  StoppedError,
} from '../../../../../src/model/errors';
import type { Behaviour } from '../../../../apps/messages-api/behaviours';
import { type Brain, text, toolUse } from '../../../../apps/messages-api/brain';
import { type MessagesApi, startMessagesApi } from '../../../../apps/messages-api/server';
import { countCacheControl } from '../../../../apps/messages-api/validate-request';

let api: MessagesApi | undefined;
afterEach(async () => {
  await api?.close();
  api = undefined;
});

const clicks: Brain = () => ({
  content: [text('I click Save.'), toolUse('click', { ref: 'e1', element: 'Save', line: 1 })],
});

async function start(behaviours: readonly Behaviour[], script: Brain = clicks) {
  api = await startMessagesApi({ script, behaviours });
  return api;
}

const REQUEST: ModelRequest = {
  system: 'You are a tester.',
  tools,
  messages: [
    { role: 'user', text: 'Case 1' },
    { role: 'user', text: '- button "Save" [ref=e1]' },
  ],
  task: { case: { number: 1, name: 'A', lines: [] }, expectedChecks: [] },
};

type Retry = Parameters<NonNullable<ModelListener['onRetry']>>[0];

/** Asks once, waiting 1 ms where the service would be given 5 s. */
async function ask(
  server: { url: string },
  more: { request?: ModelRequest; signal?: AbortSignal; model?: string; apiKey?: string } = {},
) {
  const retries: Retry[] = [];
  const texts: string[] = [];
  const model = createAnthropicModel({
    apiKey: more.apiKey ?? 'test-key',
    baseURL: server.url,
    retry: { firstDelayMs: 1 },
    model: more.model,
  });
  const asked = model.next(more.request ?? REQUEST, more.signal ?? new AbortController().signal, {
    onText: (piece) => texts.push(piece),
    onRetry: (retry) => retries.push(retry),
  });
  return { asked, retries, texts };
}

describe('a turn', () => {
  it('comes with text as it streams, calls, and usage', async () => {
    const { asked, texts } = await ask(await start([]));
    const turn = await asked;
    expect(turn).toMatchObject({
      text: 'I click Save.',
      stop: 'calls',
      calls: [{ name: 'click', input: { ref: 'e1', element: 'Save', line: 1 } }],
    });
    expect(texts.join('')).toBe('I click Save.');
    expect(texts.length).toBeGreaterThan(1);
    expect(turn.usage.outputTokens).toBeGreaterThan(0);
    expect(turn.usage.cacheWriteTokens).toBeGreaterThan(0);
  });

  it('is asked for with the tools as schemas, within limits, without thinking', async () => {
    const server = await start([]);
    await (await ask(server)).asked;
    const body = server.requests[0]?.body;
    expect(body).toMatchObject({
      model: DEFAULT_MODEL,
      max_tokens: 4_096,
      stream: true,
      thinking: { type: 'disabled' },
    });
    expect(body?.tools?.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
    expect(body?.tools?.find(({ name }) => name === 'fill')?.input_schema).toEqual({
      type: 'object',
      additionalProperties: false,
      required: ['ref', 'element', 'value'],
      properties: {
        ref: expect.objectContaining({ type: 'string', pattern: '^(f\\d+)?e\\d+$' }),
        element: expect.objectContaining({ type: 'string', minLength: 1 }),
        line: expect.objectContaining({ type: 'integer' }),
        value: expect.objectContaining({ type: 'string' }),
      },
    });
  });

  it('leaves thinking to other models, and gives them room for it', async () => {
    const server = await start([]);
    const { asked } = await ask(server, { model: 'claude-opus-5-5' });
    await asked;
    expect(server.requests[0]?.body).toMatchObject({
      model: 'claude-opus-5-5',
      max_tokens: 16_384,
    });
    expect(server.requests[0]?.body).not.toHaveProperty('thinking');
  });

  it('joins what one side says in a row, and marks at most four places for caching', async () => {
    const server = await start([]);
    const request: ModelRequest = {
      ...REQUEST,
      messages: [
        ...REQUEST.messages,
        { role: 'assistant', text: ' ', calls: [{ id: 'a', name: 'click', input: { ref: 'e1' } }] },
        { role: 'tools', results: [{ callId: 'a', text: 'Failed.', isError: true }] },
        { role: 'assistant', text: 'So.', calls: [{ id: 'b', name: 'snapshot', input: {} }] },
        { role: 'tools', results: [{ callId: 'b', text: '- main', isError: false }] },
      ],
    };
    await (await ask(server, { request })).asked;
    const body = server.requests[0]?.body;
    const mark = { cache_control: { type: 'ephemeral' } };
    expect(body?.messages).toEqual([
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Case 1' },
          { type: 'text', text: '- button "Save" [ref=e1]' },
        ],
      },
      {
        role: 'assistant',
        content: [{ type: 'tool_use', id: 'a', name: 'click', input: { ref: 'e1' } }],
      },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 'a', content: 'Failed.', is_error: true, ...mark },
        ],
      },
      {
        role: 'assistant',
        content: [
          { type: 'text', text: 'So.' },
          { type: 'tool_use', id: 'b', name: 'snapshot', input: {} },
        ],
      },
      {
        role: 'user',
        content: [{ type: 'tool_result', tool_use_id: 'b', content: '- main', ...mark }],
      },
    ]);
    expect(body?.tools?.at(-1)).toMatchObject(mark);
    expect(body?.system).toEqual([{ type: 'text', text: 'You are a tester.', ...mark }]);
    expect(countCacheControl(body)).toBe(4);
  });

  it('reads from the cache what the turn before wrote', async () => {
    const server = await start([]);
    const first = await (await ask(server)).asked;
    const messages: ModelRequest['messages'] = [
      ...REQUEST.messages,
      { role: 'assistant', text: first.text, calls: first.calls },
      {
        role: 'tools',
        results: first.calls.map(({ id }) => ({ callId: id, text: 'Done.', isError: false })),
      },
    ];
    const second = await (await ask(server, { request: { ...REQUEST, messages } })).asked;
    expect(second.usage.cacheReadTokens).toBe(first.usage.cacheWriteTokens);
    expect(second.usage.cacheWriteTokens).toBeGreaterThan(0);
    expect(second.usage.inputTokens).toBe(0);
  });

  it.each([
    ['end_turn', 'end'],
    ['max_tokens', 'cutOff'],
    ['refusal', 'refused'],
  ] as const)('that stops for %s is %s, without calls', async (reason, stop) => {
    const { asked } = await ask(await start([{ kind: 'stopReason', reason }]));
    expect(await asked).toMatchObject({ stop, calls: [] });
  });

  it.each(['max_tokens', 'refusal'] as const)(
    'that stops for %s in the middle of a tool call does not give half of it',
    async (reason) => {
      const { asked } = await ask(await start([{ kind: 'stopReason', reason, during: 'toolUse' }]));
      expect((await asked).calls).toEqual([]);
    },
  );
});

describe('a busy service', () => {
  it('is asked again, and each wait is told', async () => {
    const server = await start([
      { kind: 'rateLimited' },
      { kind: 'overloaded' },
      { kind: 'unavailable' },
    ]);
    const { asked, retries } = await ask(server);
    expect((await asked).stop).toBe('calls');
    expect(retries).toEqual([
      { reason: 'rate limited', attempt: 2, maxAttempts: 4, delayMs: 1 },
      { reason: 'overloaded', attempt: 3, maxAttempts: 4, delayMs: 2 },
      { reason: 'overloaded', attempt: 4, maxAttempts: 4, delayMs: 4 },
    ]);
    expect(server.requests).toHaveLength(4);
  });

  it('is given up after four tries', async () => {
    const storm = Array.from({ length: 9 }, () => ({ kind: 'rateLimited' }) as const);
    const server = await start(storm);
    const { asked } = await ask(server);
    await expect(asked).rejects.toThrow(ModelBusyError);
    await expect(asked).rejects.toThrow(/rate limited, still so after all tries/);
    expect(server.requests).toHaveLength(4);
  });

  it('is waited for as long as it asks, unless that is too long', async () => {
    const server = await start([{ kind: 'rateLimited', retryAfterSeconds: 0 }]);
    const { asked, retries } = await ask(server);
    await asked;
    expect(retries[0]?.delayMs).toBe(0);
    await server.close();
    const slow = await start([{ kind: 'rateLimited', retryAfterSeconds: 3_600 }]);
    await expect((await ask(slow)).asked).rejects.toThrow(ModelBusyError);
    expect(slow.requests).toHaveLength(1);
  });

  it('that says so in mid-stream is asked again too', async () => {
    const { asked, retries } = await ask(await start([{ kind: 'errorEvent' }]));
    expect((await asked).calls).toHaveLength(1);
    expect(retries.map(({ reason }) => reason)).toEqual(['overloaded']);
  });

  it('that cannot be reached is asked again, then given up', async () => {
    const server = await start([]);
    await server.close();
    const { asked, retries } = await ask(server);
    await expect(asked).rejects.toThrow(ModelUnreachableError);
    expect(retries.map(({ reason }) => reason)).toEqual(Array(3).fill('not reachable'));
  });
});

describe('an answer that is no answer', () => {
  it.each<[string, Behaviour, new (message: string) => Error, RegExp]>([
    ['a wrong key', { kind: 'unauthorized' }, ModelKeyError, /refused the API key \(401/],
    ['no credit (400)', { kind: 'noCredit', status: 400 }, ModelCreditError, /no credit left/],
    ['no credit (402)', { kind: 'noCredit', status: 402 }, ModelCreditError, /no credit left/],
    ['a cut connection', { kind: 'truncatedStream' }, ModelStreamError, /broke off/],
    ['a stream without end', { kind: 'unfinishedStream' }, ModelStreamError, /broke off/],
    ['a malformed stream', { kind: 'malformedStream' }, ModelStreamError, /cannot be read/],
  ])('%s is an error of its own kind, at once', async (_, behaviour, kind, message) => {
    const server = await start([behaviour]);
    const { asked, retries } = await ask(server);
    await expect(asked).rejects.toThrow(kind);
    await expect(asked).rejects.toThrow(message);
    expect([server.requests.length, retries.length]).toEqual([1, 0]);
  });

  it('a request that is wrong says what the service said', async () => {
    const server = await start([]);
    const request = { ...REQUEST, messages: [{ role: 'user', text: ' ' } as const] };
    const { asked } = await ask(server, { request });
    await expect(asked).rejects.toThrow(ModelRequestError);
    await expect(asked).rejects.toThrow(/400: .*non-whitespace text/);
  });

  it('no error holds the key', async () => {
    const { asked } = await ask(await start([]), { apiKey: 'sk-wrong-key' });
    const error: unknown = await asked.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ModelKeyError);
    expect(String(error)).not.toContain('sk-wrong-key');
  });

  it.each(['', '  ', 'two words', 'schl\u00fcssel'])(
    'the key %j is refused before it is sent',
    (apiKey) => {
      expect(() => createAnthropicModel({ apiKey })).toThrow(ModelKeyError);
    },
  );
});

describe('stop', () => {
  it.each(['request', 'firstEvents'] as const)(
    'ends a call that hangs after the %s',
    async (after) => {
      const server = await start([{ kind: 'hang', after }]);
      const stop = new AbortController();
      const { asked } = await ask(server, { signal: stop.signal });
      await expect.poll(() => server.requests.length).toBe(1);
      stop.abort();
      await expect(asked).rejects.toThrow(StoppedError);
      await expect.poll(() => server.requests[0]?.aborted).toBe(true);
    },
  );
});
