import { type Brain, BrainError, type ParsedRequest, type ReplyBlock } from './brain';
import { type FindRefOptions, findRef } from './find-ref';
import { latestSnapshot, openingText } from './latest-snapshot';

export interface StepContext {
  readonly request: ParsedRequest;
  /** The newest snapshot in the conversation. Throws `BrainError` when there is none. */
  snapshot(): string;
  /** The ref of an element of the newest snapshot. Throws `BrainError` when it is not there. */
  ref(role: string, name: string | RegExp, options?: FindRefOptions): string;
}

/** One turn of the model: what it says and which tools it calls, from what it has been shown. */
export type PlanStep = (context: StepContext) => ReplyBlock | readonly ReplyBlock[];

/** A brain that takes one step per turn. A request after the last step is an error. */
export function planBrain(steps: readonly PlanStep[]): Brain {
  return (request) => {
    const step = steps[request.turn];
    if (!step) {
      throw new BrainError(
        `The script has ${steps.length} steps, and the client asked for turn ${request.turn + 1}.`,
      );
    }
    const blocks = step({
      request,
      snapshot: () => latestSnapshot(request.body),
      ref: (role, name, options) => findRef(latestSnapshot(request.body), role, name, options),
    });
    return { content: isList(blocks) ? blocks : [blocks] };
  };
}

/**
 * A brain for several conversations, such as the cases of one run: the first entry whose pattern is
 * in what the client first said answers. No match is an error.
 */
export function conversationBrain(entries: readonly (readonly [RegExp, Brain])[]): Brain {
  return (request) => {
    const opening = openingText(request.body);
    const entry = entries.find(([pattern]) => pattern.test(opening));
    if (!entry) {
      throw new BrainError(`No script is for a conversation that begins: ${opening.slice(0, 200)}`);
    }
    return entry[1](request);
  };
}

function isList(blocks: ReplyBlock | readonly ReplyBlock[]): blocks is readonly ReplyBlock[] {
  return Array.isArray(blocks);
}
