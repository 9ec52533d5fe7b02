import type {
  ContentBlockParam,
  MessageCreateParamsStreaming,
  MessageParam,
  Tool,
} from '@anthropic-ai/sdk/resources/messages';
import { z } from 'zod';
import type { Message, ModelRequest, ToolDefinition } from '../model';

/** `cache_control` marks allowed on messages; the tools and the system prompt take one each of four. */
const MESSAGE_MARKS = 2;
const MARK = { cache_control: { type: 'ephemeral' } } as const;

/** The body of one call of the Messages API. */
export function toRequest(model: string, request: ModelRequest): MessageCreateParamsStreaming {
  return {
    model,
    ...answerLimits(model),
    system: [{ type: 'text', text: request.system, ...MARK }],
    tools: request.tools.map((tool, index) =>
      index === request.tools.length - 1 ? { ...toTool(tool), ...MARK } : toTool(tool),
    ),
    messages: markLast(joinNeighbours(request.messages.map(toMessage))),
    stream: true,
  };
}

/**
 * A step needs no thinking, and is faster and cheaper without. Haiku lets it be turned off; of the
 * others some refuse that, so they think as they like, and need room for it.
 * https://platform.claude.com/docs/en/build-with-claude/thinking-troubleshooting
 */
function answerLimits(
  model: string,
): Pick<MessageCreateParamsStreaming, 'max_tokens' | 'thinking'> {
  return model.includes('haiku')
    ? { max_tokens: 4_096, thinking: { type: 'disabled' } }
    : { max_tokens: 16_384 };
}

function toTool({ name, description, input }: ToolDefinition): Tool {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input' });
  return { name, description, input_schema: { ...schema, type: 'object' } };
}

function toMessage(message: Message): { role: 'user' | 'assistant'; content: ContentBlockParam[] } {
  switch (message.role) {
    case 'user':
      return { role: 'user', content: [{ type: 'text', text: message.text }] };
    case 'assistant':
      return {
        role: 'assistant',
        content: [
          ...(message.text.trim() === '' ? [] : [{ type: 'text', text: message.text } as const]),
          ...message.calls.map(
            ({ id, name, input }) => ({ type: 'tool_use', id, name, input }) as const,
          ),
        ],
      };
    case 'tools':
      return {
        role: 'user',
        content: message.results.map(({ callId, text, isError }) => ({
          type: 'tool_result',
          tool_use_id: callId,
          content: text,
          ...(isError ? { is_error: true } : {}),
        })),
      };
  }
}

type Blocks = ReturnType<typeof toMessage>;

/** The API takes turns: what one side says in a row is one message. */
function joinNeighbours(messages: readonly Blocks[]): Blocks[] {
  const joined: Blocks[] = [];
  for (const message of messages) {
    const last = joined.at(-1);
    if (last?.role === message.role) last.content.push(...message.content);
    else joined.push({ ...message, content: [...message.content] });
  }
  return joined;
}

/**
 * Marks the end of the last user messages for caching: this request's, and the one before, which is
 * where the service finds what the last request has written.
 */
function markLast(messages: readonly Blocks[]): MessageParam[] {
  const marked = messages
    .flatMap(({ role }, index) => (role === 'user' ? [index] : []))
    .slice(-MESSAGE_MARKS);
  return messages.map(({ role, content }, index) => {
    const last = content.at(-1);
    if (!marked.includes(index) || !last || !('type' in last)) return { role, content };
    return { role, content: [...content.slice(0, -1), withMark(last)] };
  });
}

function withMark(block: ContentBlockParam): ContentBlockParam {
  return block.type === 'text' || block.type === 'tool_result' ? { ...block, ...MARK } : block;
}
