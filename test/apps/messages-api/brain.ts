import type { RequestBody } from './request-schema';

/** What the scripted model decides from; everything it knows is in the conversation. */
export interface ParsedRequest {
  readonly body: RequestBody;
  /** How many replies of the brain this conversation already holds; injected faults do not count. */
  readonly turn: number;
}

export type ReplyBlock =
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'tool_use';
      readonly id?: string;
      readonly name: string;
      readonly input: Readonly<Record<string, unknown>>;
    };

export type StopReason = 'end_turn' | 'tool_use' | 'max_tokens' | 'refusal';

export interface Reply {
  readonly content: readonly ReplyBlock[];
  /** Default: `tool_use` when there is a tool call, else `end_turn`. */
  readonly stopReason?: StopReason;
}

/** Stands in for the model. Throw `BrainError` when the conversation is not what it must be. */
export type Brain = (request: ParsedRequest) => Reply;

/** The loop under test sent something the script cannot go on from. The server answers 400 with it. */
export class BrainError extends Error {
  override readonly name = 'BrainError';
}

/** A reply that calls one tool. */
export function toolUse(name: string, input: Readonly<Record<string, unknown>>): ReplyBlock {
  return { type: 'tool_use', name, input };
}

/** A text block of a reply. */
export function text(value: string): ReplyBlock {
  return { type: 'text', text: value };
}
