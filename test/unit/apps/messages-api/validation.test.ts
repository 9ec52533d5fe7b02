import type Anthropic from '@anthropic-ai/sdk';
import type { MessageParam } from '@anthropic-ai/sdk/resources/messages';
import { describe, expect, it } from 'vitest';
import { ask, refusal, start, TOOLS, userMessage } from './harness';

describe('a request that the API would refuse', () => {
  const call = (id: string): MessageParam => ({
    role: 'assistant',
    content: [{ type: 'tool_use', id, name: 'snapshot', input: {} }],
  });
  const result = (id: string): MessageParam => ({
    role: 'user',
    content: [{ type: 'tool_result', tool_use_id: id, content: 'ok' }],
  });
  const marked = (value: string) => ({
    type: 'text' as const,
    text: value,
    cache_control: { type: 'ephemeral' as const },
  });

  it.each<[string, Partial<Anthropic.MessageStreamParams>, string]>([
    [
      'an unanswered tool_use',
      { messages: [userMessage, call('toolu_1'), { role: 'user', content: 'next' }] },
      'messages.1: `tool_use` ids were found without `tool_result` blocks immediately after: toolu_1',
    ],
    [
      'a result for no call',
      { messages: [userMessage, call('toolu_1'), result('toolu_2')] },
      'messages.1: `tool_use` ids were found without',
    ],
    [
      'a result after another message',
      { messages: [userMessage, { role: 'assistant', content: 'hm' }, result('toolu_1')] },
      'messages.2.content.0: unexpected `tool_use_id` found in `tool_result` blocks: toolu_1',
    ],
    [
      'two messages of one role',
      { messages: [userMessage, userMessage] },
      'found multiple "user" roles in a row (at messages.1)',
    ],
    [
      'an assistant message first',
      { messages: [{ role: 'assistant', content: 'hi' }] },
      'first message must use the "user" role',
    ],
    [
      'an assistant message last',
      { messages: [userMessage, { role: 'assistant', content: 'I will' }] },
      'The conversation must end with a user message',
    ],
    [
      'a sampling parameter that is gone',
      JSON.parse('{"temperature":0}'),
      'temperature: Extra inputs are not permitted',
    ],
    [
      'an empty text',
      { messages: [{ role: 'user', content: [{ type: 'text', text: ' ' }] }] },
      'messages.0.content.0: text content blocks must contain non-whitespace text',
    ],
    ['no messages', { messages: [] }, 'messages: '],
    ['no tokens', { max_tokens: 0 }, 'max_tokens: '],
    ['an empty model', { model: '' }, 'model: '],
    ['two tools of one name', { tools: TOOLS.concat(TOOLS) }, 'tools: Tool names must be unique'],
    [
      'a tool name with a space',
      { tools: [{ name: 'a b', input_schema: { type: 'object' } }] },
      'tools.0.name: ',
    ],
    [
      'a message with another role',
      { messages: [userMessage, JSON.parse('{"role":"tool","content":"ok"}')] },
      'messages.1.role: ',
    ],
    [
      'five cache_control blocks',
      {
        system: [marked('a'), marked('b'), marked('c')],
        messages: [{ role: 'user', content: [marked('d'), marked('e')] }],
      },
      'A maximum of 4 blocks with cache_control may be provided. Found 5.',
    ],
  ])('%s', async (_, params, message) => {
    const server = await start({});
    expect(await refusal(ask(server, params).finalMessage())).toContain(message);
    expect(server.requests[0]).toMatchObject({ status: 400 });
  });

  it('calls that are all answered pass, images and errors too', async () => {
    const server = await start({});
    const reply = await ask(server, {
      messages: [
        userMessage,
        {
          role: 'assistant',
          content: [
            { type: 'text', text: 'Two at once.' },
            { type: 'tool_use', id: 'toolu_1', name: 'snapshot', input: { cache_control: 1 } },
            { type: 'tool_use', id: 'toolu_2', name: 'snapshot', input: {} },
          ],
        },
        {
          role: 'user',
          content: [
            { type: 'tool_result', tool_use_id: 'toolu_2', is_error: true, content: 'no' },
            {
              type: 'tool_result',
              tool_use_id: 'toolu_1',
              content: [
                {
                  type: 'image',
                  source: { type: 'base64', media_type: 'image/png', data: 'iVBORw0KGgo=' },
                },
              ],
            },
            { type: 'text', text: 'Go on.' },
          ],
        },
      ],
    }).finalText();
    expect(reply).toBe('Done.');
  });
});
