import type { RawMessageStreamEvent } from '@anthropic-ai/sdk/resources/messages';
import { describe, expect, it } from 'vitest';
import { readTurn } from '../../../../../src/agent/models/anthropic/read-turn';
import { ModelStreamError } from '../../../../../src/model/errors';

/** The events of one tool call with these arguments, as they come over the wire. */
function toolCall(json: string, stop: string): RawMessageStreamEvent[] {
  const wire = [
    { type: 'message_start', message: { usage: { input_tokens: 3, output_tokens: 1 } } },
    { type: 'content_block_start', index: 0, content_block: { type: 'thinking', thinking: '' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'thinking_delta', thinking: 'Hm.' } },
    { type: 'content_block_stop', index: 0 },
    {
      type: 'content_block_start',
      index: 1,
      content_block: { type: 'tool_use', id: 't', name: 'click', input: {} },
    },
    {
      type: 'content_block_delta',
      index: 1,
      delta: { type: 'input_json_delta', partial_json: json },
    },
    { type: 'content_block_stop', index: 1 },
    {
      type: 'message_delta',
      delta: { stop_reason: stop },
      usage: { output_tokens: 9, cache_read_input_tokens: null },
    },
    { type: 'message_stop' },
  ];
  return wire as RawMessageStreamEvent[]; // only the fields that are read
}

async function read(events: RawMessageStreamEvent[]) {
  return readTurn(
    (async function* () {
      yield* events;
    })(),
    () => {},
  );
}

describe('readTurn', () => {
  it('reads calls, and leaves thinking out', async () => {
    expect(await read(toolCall('{"ref":"e1"}', 'tool_use'))).toEqual({
      text: '',
      calls: [{ id: 't', name: 'click', input: { ref: 'e1' } }],
      stop: 'calls',
      usage: { inputTokens: 3, outputTokens: 9, cacheReadTokens: 0, cacheWriteTokens: 0 },
    });
  });

  it('reads no arguments as none', async () => {
    expect((await read(toolCall('', 'tool_use'))).calls[0]?.input).toEqual({});
  });

  it('refuses arguments that are no JSON', async () => {
    const reading = read(toolCall('{"ref":"e1', 'tool_use'));
    await expect(reading).rejects.toThrow(ModelStreamError);
    await expect(reading).rejects.toThrow(/called click with arguments that are no JSON/);
  });

  it.each([
    ['stop_sequence', 'end'],
    ['pause_turn', 'end'],
    ['model_context_window_exceeded', 'cutOff'],
    ['refusal', 'refused'],
  ])('does not run the calls of an answer that stopped for %s', async (reason, stop) => {
    expect(await read(toolCall('{"ref":"e1', reason))).toMatchObject({ stop, calls: [] });
  });

  it('refuses an answer without its end', async () => {
    await expect(read(toolCall('{}', 'tool_use').slice(0, -1))).rejects.toThrow(ModelStreamError);
    await expect(read([])).rejects.toThrow(ModelStreamError);
  });
});
