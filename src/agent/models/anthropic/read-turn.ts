import type {
  Usage as ApiUsage,
  RawContentBlockDelta,
  RawMessageStreamEvent,
  StopReason,
  ToolUseBlock,
} from '@anthropic-ai/sdk/resources/messages';
import { ModelStreamError } from '../../../model/errors';
import type { Usage } from '../../../model/run';
import type { ModelTurn, ToolCall } from '../model';

/**
 * Reads one answer to its end. The arguments of tool calls are parsed strictly: half of them must
 * never be carried out.
 * @throws ModelStreamError when the answer ends too early or cannot be read.
 */
export async function readTurn(
  stream: AsyncIterable<RawMessageStreamEvent>,
  onText: (text: string) => void,
): Promise<ModelTurn> {
  const texts: string[] = [];
  const calls: { block: ToolUseBlock; json: string }[] = [];
  const open = new Map<number, (delta: RawContentBlockDelta) => void>();
  let usage: Partial<ApiUsage> = {};
  let stop: StopReason | null = null;
  let ended = false;

  for await (const event of stream) {
    switch (event.type) {
      case 'message_start':
        usage = event.message.usage;
        break;
      case 'content_block_start': {
        const { content_block: block, index } = event;
        if (block.type === 'tool_use') {
          const call = { block, json: '' };
          calls.push(call);
          open.set(index, (delta) => {
            if (delta.type === 'input_json_delta') call.json += delta.partial_json;
          });
        } else if (block.type === 'text') {
          open.set(index, (delta) => {
            if (delta.type !== 'text_delta') return;
            texts.push(delta.text);
            onText(delta.text);
          });
        }
        break;
      }
      case 'content_block_delta':
        open.get(event.index)?.(event.delta);
        break;
      case 'message_delta':
        stop = event.delta.stop_reason;
        usage = { ...usage, ...withoutNulls(event.usage) };
        break;
      case 'message_stop':
        ended = true;
        break;
      case 'content_block_stop':
        open.delete(event.index);
        break;
    }
  }
  if (!ended || stop === null) {
    throw new ModelStreamError('The answer of the model broke off before its end. Run again.');
  }
  const kind = stopOf(stop);
  return {
    text: texts.join(''),
    calls: kind === 'calls' ? calls.map(toCall) : [],
    stop: kind,
    usage: toUsage(usage),
  };
}

function stopOf(reason: StopReason): ModelTurn['stop'] {
  switch (reason) {
    case 'tool_use':
      return 'calls';
    case 'max_tokens':
    case 'model_context_window_exceeded':
      return 'cutOff';
    case 'refusal':
      return 'refused';
    case 'end_turn':
    case 'stop_sequence':
    case 'pause_turn':
      return 'end';
  }
}

function toCall({ block, json }: { block: ToolUseBlock; json: string }): ToolCall {
  const { id, name } = block;
  if (json.trim() === '') return { id, name, input: {} };
  try {
    return { id, name, input: JSON.parse(json) };
  } catch (cause) {
    throw new ModelStreamError(
      `The model called ${name} with arguments that are no JSON. Run again.`,
      { tool: name },
      { cause },
    );
  }
}

function toUsage(usage: Partial<ApiUsage>): Usage {
  return {
    inputTokens: usage.input_tokens ?? 0,
    outputTokens: usage.output_tokens ?? 0,
    cacheReadTokens: usage.cache_read_input_tokens ?? 0,
    cacheWriteTokens: usage.cache_creation_input_tokens ?? 0,
  };
}

/** Counters of the end that are null were not counted anew. */
function withoutNulls<Counters extends object>(counters: Counters): Partial<ApiUsage> {
  return Object.fromEntries(Object.entries(counters).filter(([, value]) => value != null));
}
