import type { ServerResponse } from 'node:http';
import type { Message } from '@anthropic-ai/sdk/resources/messages';
import { errorBody } from './api-error';
import type { Behaviour } from './behaviours';
import { type StreamEvent, streamEvents, toWire } from './stream-events';

/** Streams a message, as far as the behaviour lets it come. */
export function sendStream(
  response: ServerResponse,
  message: Message,
  behaviour: Behaviour,
  requestId: string,
): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
  });
  const events = streamEvents(message);
  const write = (some: readonly StreamEvent[]) => {
    for (const event of some) response.write(toWire(event));
  };
  const middle = middleOf(events);

  switch (behaviour.kind) {
    case 'truncatedStream':
      write(events.slice(0, middle));
      response.write(toWire(events[middle] ?? { type: 'ping' }).slice(0, 40));
      // Sends what is written, then closes without the chunk that ends the body.
      response.socket?.destroySoon();
      return;
    case 'unfinishedStream':
      write(events.slice(0, middle));
      response.end();
      return;
    case 'malformedStream':
      write(events.slice(0, middle));
      response.write(
        'event: content_block_delta\ndata: {"type":"content_block_delta","index":\n\n',
      );
      write(events.slice(middle));
      response.end();
      return;
    case 'errorEvent':
      write(events.slice(0, middle));
      response.end(
        `event: error\ndata: ${errorBody('overloaded_error', 'Overloaded', requestId)}\n\n`,
      );
      return;
    case 'hang':
      write(events.slice(0, middle));
      return;
    case 'stopReason':
      write(behaviour.during === 'toolUse' ? cutLastBlock(events) : events);
      response.end();
      return;
    default:
      write(events);
      response.end();
  }
}

/** The whole message as one JSON body, for a request without `stream`. */
export function sendMessage(response: ServerResponse, message: Message): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(message));
}

/** The place half-way through the deltas of the last block: of a tool call, when there is one. */
function middleOf(events: readonly StreamEvent[]): number {
  const deltas = deltasOfLastBlock(events);
  return deltas[Math.floor(deltas.length / 2)] ?? 1;
}

/** All events but the second half of the last block's deltas, as when the token limit cuts it off. */
function cutLastBlock(events: readonly StreamEvent[]): StreamEvent[] {
  const deltas = deltasOfLastBlock(events);
  const cut = new Set(deltas.slice(Math.floor(deltas.length / 2)));
  return events.filter((_, index) => !cut.has(index));
}

function deltasOfLastBlock(events: readonly StreamEvent[]): number[] {
  const start = events.findLastIndex((event) => event.type === 'content_block_start');
  return events.flatMap((event, index) =>
    index > start && event.type === 'content_block_delta' ? [index] : [],
  );
}
