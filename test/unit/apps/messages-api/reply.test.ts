import { describe, expect, it } from 'vitest';
import { ask, clickSignIn, clientOf, start, TOOLS, userMessage } from './harness';

describe('a reply', () => {
  it('streams text and a tool call that the SDK puts together again', async () => {
    const server = await start({ script: clickSignIn });
    const stream = ask(server);
    const deltas: string[] = [];
    stream.on('text', (delta) => deltas.push(delta));

    const message = await stream.finalMessage();

    expect(message.stop_reason).toBe('tool_use');
    expect(message.content).toMatchObject([
      { type: 'text', text: 'I sign in – with “Sign In”.' },
      { type: 'tool_use', name: 'click', input: { ref: 'e12', note: 'é 🚲 "quoted"\n' } },
    ]);
    expect(deltas.length).toBeGreaterThan(2);
    expect(message.usage.output_tokens).toBeGreaterThan(10);
    expect(stream.request_id).toMatch(/^req_[0-9a-f]{32}$/);
  });

  it('comes as one JSON body without `stream`', async () => {
    const server = await start({ script: clickSignIn });
    const message = await clientOf(server).messages.create({
      model: 'claude-haiku-4-5',
      max_tokens: 1024,
      tools: TOOLS,
      messages: [userMessage],
    });
    expect(message.content[1]).toMatchObject({ name: 'click', input: { ref: 'e12' } });
  });

  it('says "Done." and stops when there is no script', async () => {
    const message = await ask(await start({})).finalMessage();
    expect(message.content).toMatchObject([{ type: 'text', text: 'Done.' }]);
    expect(message.stop_reason).toBe('end_turn');
  });
});
