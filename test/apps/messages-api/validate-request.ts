import { invalidRequest } from './api-error';
import {
  blocksOf,
  type RequestBody,
  type RequestMessage,
  requestBodySchema,
} from './request-schema';
import { checkToolPairs } from './validate-tool-pairs';

const MAX_CACHE_BREAKPOINTS = 4;

/** The body as a typed value. Throws the 400 that the API would answer with when it is broken. */
export function parseRequest(body: unknown): RequestBody {
  const parsed = requestBodySchema.safeParse(body);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const place = issue?.path.length ? `${issue.path.join('.')}: ` : '';
    throw invalidRequest(`${place}${issue?.message ?? 'The request body is not valid'}`);
  }
  const request = parsed.data;
  checkRoles(request.messages);
  request.messages.forEach(checkContent);
  checkToolPairs(request.messages);
  checkTools(request);
  checkCacheBreakpoints(request);
  return request;
}

function checkRoles(messages: readonly RequestMessage[]): void {
  if (messages[0]?.role !== 'user') {
    throw invalidRequest('messages: first message must use the "user" role');
  }
  if (messages.at(-1)?.role === 'assistant') {
    throw invalidRequest(
      'This model does not support assistant message prefill. The conversation must end with a user message.',
    );
  }
  // The API of today joins neighbours of one role; a loop that sends them has lost track of its turns.
  messages.forEach((message, index) => {
    if (index > 0 && messages[index - 1]?.role === message.role) {
      throw invalidRequest(
        `messages: roles must alternate between "user" and "assistant", but found multiple "${message.role}" roles in a row (at messages.${index})`,
      );
    }
  });
}

function checkContent(message: RequestMessage, index: number): void {
  const blocks = blocksOf(message);
  if (blocks.length === 0) {
    throw invalidRequest(`messages.${index}: all messages must have non-empty content`);
  }
  blocks.forEach((block, position) => {
    if (block.type === 'text' && block.text.trim() === '') {
      throw invalidRequest(
        `messages.${index}.content.${position}: text content blocks must contain non-whitespace text`,
      );
    }
  });
}

function checkTools(request: RequestBody): void {
  const names = (request.tools ?? []).map((tool) => tool.name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) {
    throw invalidRequest(`tools: Tool names must be unique: "${repeated}" appears twice`);
  }
  const usesTools = request.messages.some((message) =>
    blocksOf(message).some((block) => block.type === 'tool_use'),
  );
  if (usesTools && names.length === 0) {
    throw invalidRequest('tools: must be given when messages contain `tool_use` blocks');
  }
}

function checkCacheBreakpoints(request: RequestBody): void {
  const found = countCacheControl(request);
  if (found > MAX_CACHE_BREAKPOINTS) {
    throw invalidRequest(
      `A maximum of ${MAX_CACHE_BREAKPOINTS} blocks with cache_control may be provided. Found ${found}.`,
    );
  }
}

/** How many blocks of a request, nested ones too, carry a `cache_control`. */
export function countCacheControl(value: unknown): number {
  if (Array.isArray(value)) {
    return value.reduce<number>((sum, item) => sum + countCacheControl(item), 0);
  }
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce((sum, [key, child]) => {
    // A tool's own input or schema may use the word as a property name.
    if (key === 'input' || key === 'input_schema') return sum;
    return sum + (key === 'cache_control' ? Number(child != null) : countCacheControl(child));
  }, 0);
}
