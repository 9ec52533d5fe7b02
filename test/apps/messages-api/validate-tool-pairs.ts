import { invalidRequest } from './api-error';
import { blocksOf, type RequestMessage } from './request-schema';

/**
 * Every `tool_use` is answered in the very next message, once, and nothing else is answered.
 * Throws the API's 400 otherwise.
 */
export function checkToolPairs(messages: readonly RequestMessage[]): void {
  const seen = new Set<string>();
  messages.forEach((message, index) => {
    const calls = message.role === 'assistant' ? toolUseIds(message) : [];
    for (const id of calls) {
      if (seen.has(id)) throw invalidRequest(`messages.${index}: \`tool_use\` ids must be unique`);
      seen.add(id);
    }
    checkAnswered(messages, index, calls);
    checkResults(message, index, messages[index - 1]);
  });
}

function checkAnswered(
  messages: readonly RequestMessage[],
  index: number,
  calls: readonly string[],
): void {
  const next = messages[index + 1];
  const answered = new Set(next ? toolResultIds(next) : []);
  const missing = calls.filter((id) => !answered.has(id));
  if (missing.length > 0) {
    throw invalidRequest(
      `messages.${index}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${missing.join(', ')}. Each \`tool_use\` block must have a corresponding \`tool_result\` block in the next message.`,
    );
  }
}

function checkResults(
  message: RequestMessage,
  index: number,
  previous: RequestMessage | undefined,
): void {
  const expected = new Set(previous?.role === 'assistant' ? toolUseIds(previous) : []);
  const given = new Set<string>();
  let textSeen = false;
  blocksOf(message).forEach((block, position) => {
    if (block.type !== 'tool_result') {
      textSeen = true;
      return;
    }
    if (!expected.has(block.tool_use_id)) {
      throw invalidRequest(
        `messages.${index}.content.${position}: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${block.tool_use_id}. Each \`tool_result\` block must have a corresponding \`tool_use\` block in the previous message.`,
      );
    }
    if (given.has(block.tool_use_id)) {
      throw invalidRequest(
        `messages.${index}.content.${position}: each tool_use must have a single result. Found multiple \`tool_result\` blocks with id: ${block.tool_use_id}`,
      );
    }
    if (textSeen) {
      throw invalidRequest(
        `messages.${index}.content.${position}: \`tool_result\` blocks must come first in the content of a message`,
      );
    }
    given.add(block.tool_use_id);
  });
}

function toolUseIds(message: RequestMessage): string[] {
  return blocksOf(message).flatMap((block) => (block.type === 'tool_use' ? [block.id] : []));
}

function toolResultIds(message: RequestMessage): string[] {
  return blocksOf(message).flatMap((block) =>
    block.type === 'tool_result' ? [block.tool_use_id] : [],
  );
}
