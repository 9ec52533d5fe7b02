import type { MessageParam } from '@anthropic-ai/sdk/resources/messages';
import { describe, expect, it } from 'vitest';
import { text, toolUse } from '../../../apps/messages-api/brain';
import { planBrain } from '../../../apps/messages-api/plan-brain';
import { appendTurn, ask, SNAPSHOT, start } from './harness';

describe('prompt caching', () => {
  it('bills a marked prefix as written, then as read', async () => {
    const server = await start({});
    const system = [
      {
        type: 'text' as const,
        text: 'x'.repeat(4000),
        cache_control: { type: 'ephemeral' as const },
      },
    ];
    const first = await ask(server, { system }).finalMessage();
    const second = await ask(server, {
      system,
      messages: [{ role: 'user', content: 'Something else.' }],
    }).finalMessage();

    expect(first.usage.cache_read_input_tokens).toBe(0);
    expect(first.usage.cache_creation_input_tokens).toBeGreaterThan(1000);
    expect(second.usage.cache_creation_input_tokens).toBe(0);
    expect(second.usage.cache_read_input_tokens).toBe(first.usage.cache_creation_input_tokens);
    expect(server.requests[0]?.body?.system).toMatchObject([
      { cache_control: { type: 'ephemeral' } },
    ]);
  });

  it('extends the cache when the mark moves down the conversation', async () => {
    const server = await start({
      script: planBrain([() => toolUse('snapshot', {}), () => text('Seen.'), () => text('Done.')]),
    });
    const mark = (value: string): MessageParam => ({
      role: 'user',
      content: [{ type: 'text', text: value, cache_control: { type: 'ephemeral' } }],
    });
    const first = await ask(server, { messages: [mark(SNAPSHOT)] }).finalMessage();
    const messages: MessageParam[] = [
      { role: 'user', content: [{ type: 'text', text: SNAPSHOT }] },
    ];
    appendTurn(messages, first, SNAPSHOT);
    messages.push({ role: 'assistant', content: 'Seen.' }, mark('Go on.'));
    const second = await ask(server, { messages }).finalMessage();

    expect(second.usage.cache_read_input_tokens).toBe(first.usage.cache_creation_input_tokens);
    expect(second.usage.cache_creation_input_tokens).toBeGreaterThan(50);
    expect(second.usage.input_tokens).toBe(0);
  });
});
