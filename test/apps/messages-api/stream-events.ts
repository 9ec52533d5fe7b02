import type { Message, RawMessageStreamEvent } from '@anthropic-ai/sdk/resources/messages';

export type StreamEvent = RawMessageStreamEvent | { readonly type: 'ping' };

/** Small and odd on purpose, so that words, escapes and numbers are cut in the middle. */
const DELTA_LENGTH = 7;

/** A message as the events that stream it, in the order of the API. */
export function streamEvents(message: Message): StreamEvent[] {
  return [
    {
      type: 'message_start',
      message: {
        ...message,
        content: [],
        stop_reason: null,
        usage: { ...message.usage, output_tokens: 1 },
      },
    },
    { type: 'ping' },
    ...message.content.flatMap(blockEvents),
    {
      type: 'message_delta',
      delta: {
        container: null,
        stop_details: message.stop_details,
        stop_reason: message.stop_reason,
        stop_sequence: null,
      },
      usage: {
        cache_creation_input_tokens: message.usage.cache_creation_input_tokens,
        cache_read_input_tokens: message.usage.cache_read_input_tokens,
        input_tokens: message.usage.input_tokens,
        output_tokens: message.usage.output_tokens,
        output_tokens_details: null,
        server_tool_use: null,
      },
    },
    { type: 'message_stop' },
  ];
}

/** One event in the wire format of server-sent events. */
export function toWire(event: StreamEvent): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

function blockEvents(block: Message['content'][number], index: number): StreamEvent[] {
  const start = (content_block: Message['content'][number]): StreamEvent => ({
    type: 'content_block_start',
    index,
    content_block,
  });
  const stop: StreamEvent = { type: 'content_block_stop', index };
  switch (block.type) {
    case 'text':
      return [
        start({ ...block, text: '' }),
        ...pieces(block.text).map((text): StreamEvent => {
          return { type: 'content_block_delta', index, delta: { type: 'text_delta', text } };
        }),
        stop,
      ];
    case 'tool_use':
      return [
        start({ ...block, input: {} }),
        // The API opens the arguments with an empty delta.
        ...['', ...pieces(JSON.stringify(block.input))].map((partial_json): StreamEvent => {
          return {
            type: 'content_block_delta',
            index,
            delta: { type: 'input_json_delta', partial_json },
          };
        }),
        stop,
      ];
    default:
      throw new TypeError(`This server does not stream blocks of type ${block.type}.`);
  }
}

function pieces(written: string): string[] {
  const characters = [...written];
  const count = Math.ceil(characters.length / DELTA_LENGTH);
  return Array.from({ length: count }, (_, at) =>
    characters.slice(at * DELTA_LENGTH, (at + 1) * DELTA_LENGTH).join(''),
  );
}
