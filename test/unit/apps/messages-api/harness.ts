import Anthropic, { APIError } from '@anthropic-ai/sdk';
import type { MessageParam, Tool } from '@anthropic-ai/sdk/resources/messages';
import { afterEach, expect } from 'vitest';
import { text, toolUse } from '../../../apps/messages-api/brain';
import { DEFAULT_API_KEY } from '../../../apps/messages-api/handle-request';
import { planBrain } from '../../../apps/messages-api/plan-brain';
import {
  type MessagesApi,
  type MessagesApiOptions,
  startMessagesApi,
} from '../../../apps/messages-api/server';

export const SNAPSHOT = `- main [ref=e2]:
  - heading "Welcome to Trackline" [level=1] [ref=e3]
  - textbox "Email" [ref=e5]
  - 'button "Sign In: now" [ref=e12] [cursor=pointer]'
  - table [ref=e20]:
    - row "TL-101 Map freezes" [ref=e21]:
      - button "Open" [ref=e22]
    - row "TL-102 Dock beeps" [ref=e23]:
      - button "Open" [ref=e24]`;

export const TOOLS: Tool[] = [
  { name: 'snapshot', input_schema: { type: 'object', properties: {} } },
  {
    name: 'click',
    description: 'Clicks an element of the newest snapshot.',
    input_schema: {
      type: 'object',
      properties: { ref: { type: 'string' }, note: { type: 'string' } },
      required: ['ref'],
      additionalProperties: false,
    },
  },
];

export const userMessage: MessageParam = { role: 'user', content: `Sign in.\n\n${SNAPSHOT}` };
export const clickSignIn = planBrain([
  ({ ref }) => [
    text('I sign in – with “Sign In”.'),
    toolUse('click', { ref: ref('button', 'Sign In: now'), note: 'é 🚲 "quoted"\n' }),
  ],
]);

let api: MessagesApi | undefined;
afterEach(() => api?.close());

export async function start(options: MessagesApiOptions): Promise<MessagesApi> {
  api = await startMessagesApi(options);
  return api;
}

export function clientOf(server: MessagesApi, apiKey = DEFAULT_API_KEY): Anthropic {
  return new Anthropic({ baseURL: server.url, apiKey, maxRetries: 0, logLevel: 'off' });
}

export function ask(server: MessagesApi, params: Partial<Anthropic.MessageStreamParams> = {}) {
  return clientOf(server).messages.stream({
    model: 'claude-haiku-4-5',
    max_tokens: 1024,
    tools: TOOLS,
    messages: [userMessage],
    ...params,
  });
}

export async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.fail('should have been refused'),
    (error: unknown) => error,
  );
}

/** What the API said, without the envelope that the SDK puts into its message. */
export async function refusal(promise: Promise<unknown>): Promise<string> {
  const error = await failure(promise);
  return (error instanceof APIError && error.apiMessage) || String(error);
}

/** Appends the reply and one result for each of its tool calls, as an agent loop does. */
export function appendTurn(
  messages: MessageParam[],
  reply: Anthropic.Message,
  content: string,
  isError = false,
): void {
  const calls = reply.content.filter((block) => block.type === 'tool_use');
  messages.push(
    { role: 'assistant', content: calls },
    {
      role: 'user',
      content: calls.map((block) => ({
        type: 'tool_result',
        tool_use_id: block.id,
        content,
        is_error: isError,
      })),
    },
  );
}
