import type { Message } from '@anthropic-ai/sdk/resources/messages';
import type { Reply, StopReason } from './brain';
import type { CacheUsage } from './prompt-cache';
import { estimateTokens } from './tokens';

export interface MessageHead {
  readonly model: string;
  readonly usage: CacheUsage;
}

/** The whole reply as the API's `Message`: the answer to a request without `stream`. */
export function toMessage(reply: Reply, head: MessageHead): Message {
  return {
    id: newId('msg'),
    type: 'message',
    role: 'assistant',
    model: head.model,
    container: null,
    diagnostics: null,
    stop_details:
      reply.stopReason === 'refusal'
        ? { type: 'refusal', category: null, explanation: 'This request was declined.' }
        : null,
    stop_reason: stopReasonOf(reply),
    stop_sequence: null,
    content: reply.content.map((block) =>
      block.type === 'text'
        ? { type: 'text', text: block.text, citations: null }
        : {
            type: 'tool_use',
            id: block.id ?? newId('toolu'),
            name: block.name,
            input: block.input,
            caller: { type: 'direct' },
          },
    ),
    usage: {
      ...head.usage,
      output_tokens: estimateTokens(JSON.stringify(reply.content)),
      cache_creation: null,
      inference_geo: null,
      output_tokens_details: null,
      server_tool_use: null,
      service_tier: 'standard',
      speed: null,
    },
  };
}

function stopReasonOf(reply: Reply): StopReason {
  const callsTool = reply.content.some((block) => block.type === 'tool_use');
  return reply.stopReason ?? (callsTool ? 'tool_use' : 'end_turn');
}

function newId(prefix: 'msg' | 'toolu'): string {
  return `${prefix}_${crypto.randomUUID().replaceAll('-', '').slice(0, 24)}`;
}
