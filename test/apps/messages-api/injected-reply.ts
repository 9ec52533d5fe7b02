import type { Reply, StopReason } from './brain';
import { blocksOf, type RequestMessage } from './request-schema';

const INJECTED_ID = 'toolu_injected_';
const INJECTED_TEXT = 'This reply was cut short by the test server.';

/** A reply that calls a tool wrongly. */
export function badToolCall(name: string, input: Readonly<Record<string, unknown>>): Reply {
  return { content: [{ type: 'tool_use', id: injectedId(), name, input }] };
}

/** A reply that says something and stops without a tool call. */
export function stoppedReply(stopReason: StopReason): Reply {
  return { content: [{ type: 'text', text: INJECTED_TEXT }], stopReason };
}

/** The brain's reply, marked as injected, so that the cut-off turn does not count as a step done. */
export function markInjected(reply: Reply, stopReason: StopReason): Reply {
  const content = reply.content.map((block) =>
    block.type === 'tool_use' ? { ...block, id: injectedId() } : block,
  );
  return { content, stopReason };
}

/** How many assistant messages are the brain's own: a fault must not make it skip a step. */
export function countTurns(messages: readonly RequestMessage[]): number {
  return messages.filter((message) => message.role === 'assistant' && !isInjected(message)).length;
}

function isInjected(message: RequestMessage): boolean {
  return blocksOf(message).some(
    (block) =>
      (block.type === 'tool_use' && block.id.startsWith(INJECTED_ID)) ||
      (block.type === 'text' && block.text === INJECTED_TEXT),
  );
}

function injectedId(): string {
  return `${INJECTED_ID}${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;
}
