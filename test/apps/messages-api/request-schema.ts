import { z } from 'zod';

/** Fields this server reads; all others are kept as they came, so that tests can assert on them. */
const cacheable = { cache_control: z.looseObject({ type: z.literal('ephemeral') }).nullish() };

const textBlockSchema = z.looseObject({ type: z.literal('text'), text: z.string(), ...cacheable });

const imageBlockSchema = z.looseObject({ type: z.literal('image'), ...cacheable });

const toolUseBlockSchema = z.looseObject({
  type: z.literal('tool_use'),
  id: z.string().regex(/^[a-zA-Z0-9_-]+$/),
  name: z.string(),
  input: z.record(z.string(), z.unknown()),
  ...cacheable,
});

const toolResultBlockSchema = z.looseObject({
  type: z.literal('tool_result'),
  tool_use_id: z.string(),
  content: z
    .union([z.string(), z.array(z.discriminatedUnion('type', [textBlockSchema, imageBlockSchema]))])
    .optional(),
  is_error: z.boolean().optional(),
  ...cacheable,
});

const contentBlockSchema = z.discriminatedUnion('type', [
  textBlockSchema,
  imageBlockSchema,
  toolUseBlockSchema,
  toolResultBlockSchema,
]);

const messageSchema = z.looseObject({
  role: z.enum(['user', 'assistant']),
  content: z.union([z.string(), z.array(contentBlockSchema)]),
});

const toolSchema = z.looseObject({
  name: z.string().regex(/^[a-zA-Z0-9_-]{1,128}$/),
  description: z.string().optional(),
  input_schema: z.looseObject({ type: z.literal('object') }),
  ...cacheable,
});

/**
 * The body of `POST /v1/messages` in API version 2026-10-21. Closed, as it is there: a parameter that
 * is gone (`temperature`, `top_p`, `top_k`) or misspelt is an error.
 */
export const requestBodySchema = z.strictObject(
  {
    model: z.string().min(1),
    // 0 is allowed there, to warm the cache; a loop that wants an answer never means it.
    max_tokens: z.number().int().min(1),
    messages: z.array(messageSchema).min(1),
    system: z.union([z.string(), z.array(textBlockSchema)]).optional(),
    tools: z.array(toolSchema).optional(),
    tool_choice: z.looseObject({ type: z.enum(['auto', 'any', 'tool', 'none']) }).optional(),
    stream: z.boolean().optional(),
    ...cacheable,
    container: z.unknown().optional(),
    diagnostics: z.unknown().optional(),
    inference_geo: z.unknown().optional(),
    metadata: z.unknown().optional(),
    output_config: z.unknown().optional(),
    service_tier: z.unknown().optional(),
    speed: z.unknown().optional(),
    stop_sequences: z.unknown().optional(),
    thinking: z.unknown().optional(),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `${issue.keys?.join(', ')}: Extra inputs are not permitted`
        : undefined,
  },
);

export type RequestBody = z.infer<typeof requestBodySchema>;
export type RequestMessage = z.infer<typeof messageSchema>;
export type ContentBlock = z.infer<typeof contentBlockSchema>;
export type ToolUseBlock = z.infer<typeof toolUseBlockSchema>;
export type ToolResultBlock = z.infer<typeof toolResultBlockSchema>;
export type ToolDefinition = z.infer<typeof toolSchema>;

/** The blocks of a message: a bare string counts as one text block, as the API has it. */
export function blocksOf(message: RequestMessage): readonly ContentBlock[] {
  return typeof message.content === 'string'
    ? [{ type: 'text', text: message.content }]
    : message.content;
}
