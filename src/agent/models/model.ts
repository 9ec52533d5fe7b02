import type { z } from 'zod';
import type { Observation } from '../../model/observation';
import type { PlanCase } from '../../model/plan';
import type { ExpectedCheck, Usage } from '../../model/run';
import type { Step } from '../../model/step';

/** A tool as it is offered to a model. `input` is checked again when a call comes back. */
export interface ToolDefinition {
  name: string;
  description: string;
  input: z.ZodType;
}

export interface ToolCall {
  id: string;
  name: string;
  input: unknown;
}

/**
 * How a text holds a snapshot. `changes`: as what changed since the one before. `part`: as a part of
 * the page that was asked for.
 */
export type ShownAs = 'whole' | 'changes' | 'part';

/** What a tool call came to. `isError` tells the model that it failed. */
export interface ToolResult {
  callId: string;
  text: string;
  isError: boolean;
  /** Set when the text holds a snapshot: an older one is replaced by a one-line note later on. */
  observation?: Observation | undefined;
  /** `whole` unless told. */
  shownAs?: ShownAs | undefined;
}

export type Message =
  /** With an `observation`, the text is a snapshot, as in a tool result. */
  | {
      role: 'user';
      text: string;
      observation?: Observation | undefined;
      shownAs?: ShownAs | undefined;
    }
  | { role: 'assistant'; text: string; calls: readonly ToolCall[] }
  | { role: 'tools'; results: readonly ToolResult[] };

export interface ModelRequest {
  system: string;
  tools: readonly ToolDefinition[];
  /** The whole conversation of this case, oldest first. */
  messages: readonly Message[];
  /** The case being run, as data: what the first message says in words. */
  task: Task;
}

/** The lines keep `{{NAME}}` for every variable, and so may all tool inputs. */
export interface Task {
  case: PlanCase;
  expectedChecks: readonly ExpectedCheck[];
  /** A secret has no value here: it is filled in when a tool acts. */
  variables?: readonly TaskVariable[];
  /** Steps of the case from before it was interrupted: they count and are not done again. */
  before?: readonly Step[];
}

export type TaskVariable =
  | { name: string; secret: false; value: string }
  | { name: string; secret: true };

export interface ModelTurn {
  text: string;
  calls: readonly ToolCall[];
  /** `calls`: the tools are to be run. The others end the case: it stopped, was cut off, refused. */
  stop: 'calls' | 'end' | 'cutOff' | 'refused';
  usage: Usage;
}

export interface ModelListener {
  onText?(text: string): void;
  onRetry?(retry: { reason: string; attempt: number; maxAttempts: number; delayMs: number }): void;
}

/** Conversation and tools in, tool calls out. Knows nothing of pages, tabs or verdicts. */
export interface Model {
  /** `plain`, or the model's id as the service knows it. */
  readonly name: string;
  /**
   * Characters that a snapshot of the whole tab may have for this model. Later ones are then given as
   * what changed, where that is shorter. Left out: it is shown all there is, each time.
   */
  readonly snapshotBudget?: number | undefined;
  next(request: ModelRequest, signal: AbortSignal, listener?: ModelListener): Promise<ModelTurn>;
}
