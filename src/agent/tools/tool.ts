import { z } from 'zod';
import type { ElementAction, PageAction } from '../../model/action';
import type { Assertion } from '../../model/assertion';
import { ToolCallError } from '../../model/errors';
import type { Ref } from '../../model/ids';
import type { Observation } from '../../model/observation';
import type { SnapshotQuery } from '../../model/snapshot-find/snapshot-query';
import type { StepTarget } from '../../model/step';
import type { ShownAs, ToolDefinition } from '../models/model';

/** What a tool call came to, in words for the model. */
export interface ToolOutcome {
  text: string;
  isError: boolean;
  observation?: Observation | undefined;
  /** How the text holds the observation; `whole` unless told. */
  shownAs?: ShownAs | undefined;
}

/** A part of the page: what is in `root`, what comes after `after` in its list. */
export interface SnapshotPart {
  root?: Ref | undefined;
  after?: Ref | undefined;
}

/** An element the model named: where it is, and in words what it is. */
export interface NamedElement {
  ref: Ref;
  element: string;
}

/** What the model says of the case when it ends it. Never evidence. */
export interface Claim {
  passed: boolean;
  summary: string;
}

/**
 * What a tool can do. Every deed becomes a Step; the texts hold `{{NAME}}` and are filled in on the
 * way to the page.
 */
export interface ToolContext {
  observe(part?: SnapshotPart): Promise<ToolOutcome>;
  /** Searches the whole tab, also what a snapshot has left out. */
  find(query: SnapshotQuery): Promise<ToolOutcome>;
  act(target: NamedElement, action: ElementAction, line: number | undefined): Promise<ToolOutcome>;
  actOnPage(action: PageAction, line: number | undefined): Promise<ToolOutcome>;
  /** The element behind a ref the model has seen, with ranked locators. Never heals. */
  describe(target: NamedElement): Promise<StepTarget>;
  check(assertion: Assertion, line: number, target?: StepTarget): Promise<ToolOutcome>;
  /** Ends the case: nothing after it runs. */
  complete(claim: Claim): ToolOutcome;
}

export interface Tool extends ToolDefinition {
  /** @throws ToolCallError when the input does not fit, before anything is done. */
  call(context: ToolContext, input: unknown): Promise<ToolOutcome>;
}

/** A tool whose input is checked against its schema before `run` sees it. */
export function defineTool<Input extends z.ZodType>(definition: {
  name: string;
  description: string;
  input: Input;
  run(context: ToolContext, input: z.infer<Input>): Promise<ToolOutcome> | ToolOutcome;
}): Tool {
  const { name, description, input, run } = definition;
  return {
    name,
    description,
    input,
    async call(context, raw) {
      const parsed = input.safeParse(raw);
      if (!parsed.success) {
        throw new ToolCallError(
          `The arguments of ${name} do not fit:\n${z.prettifyError(parsed.error)}`,
          { tool: name },
        );
      }
      return run(context, parsed.data);
    },
  };
}
