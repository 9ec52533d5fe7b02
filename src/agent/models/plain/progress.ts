import { assertNever } from '../../../model/assert-never';
import type { Observation } from '../../../model/observation';
import type { Message, ToolCall, ToolResult } from '../model';

/** What a call was made for. */
export type Purpose =
  /** To see the page. */
  | 'look'
  /** To carry out the step. */
  | 'act'
  /** To open a list, so that its options can be seen. */
  | 'open'
  /** To bring a target into sight that was not found. */
  | 'scroll'
  | 'complete';

/** Where a case stands. All of it is in the ids of the calls, so that nothing is kept elsewhere. */
export interface Progress {
  /** Position of the step in the plan, from 0. */
  step: number;
  /** How often its target was looked for and not found. */
  misses: number;
  /** How often it was tried and failed. */
  failures: number;
  opened: boolean;
}

export interface Standing extends Progress {
  /** The newest snapshot in the conversation. */
  observation: Observation | undefined;
  /** Whether nothing was done since that snapshot. */
  isFresh: boolean;
  /** What the last try of the step came to, when it failed. */
  failure?: string | undefined;
  /** Set when the last turn tried to end the case. */
  ended: boolean;
}

const ID = /^plain-\d+-s(\d+)-m(\d+)-f(\d+)-(o?)-(look|act|open|scroll|complete)$/u;

/** An id that says where the case stands and what the call is for; unique within the conversation. */
export function callId(
  messages: readonly Message[],
  { step, misses, failures, opened }: Progress,
  purpose: Purpose,
): string {
  return `plain-${messages.length}-s${step}-m${misses}-f${failures}-${opened ? 'o' : ''}-${purpose}`;
}

function readId(id: string): (Progress & { purpose: Purpose }) | undefined {
  const found = ID.exec(id);
  if (!found) return undefined;
  const [, step, misses, failures, opened, purpose] = found;
  return {
    step: Number(step),
    misses: Number(misses),
    failures: Number(failures),
    opened: opened === 'o',
    // One of the words that the pattern lists.
    purpose: purpose as Purpose,
  };
}

/**
 * Reads from the conversation how far the case has come.
 * @param first position of the step that the conversation begins with
 */
export function standingOf(messages: readonly Message[], first = 0): Standing {
  const turnAt = messages.findLastIndex((message) => message.role === 'assistant');
  const turn = messages[turnAt];
  const calls = turn?.role === 'assistant' ? turn.calls : [];
  const results = messages.slice(turnAt + 1).flatMap(resultsOf);
  const [main] = calls;
  const observation = newestObservation(messages);
  const isFresh = turnAt < 0 || results.some((result) => !result.isError && isLook(result, calls));
  const start: Standing = {
    step: first,
    misses: 0,
    failures: 0,
    opened: false,
    observation,
    isFresh: isFresh && observation !== undefined,
    ended: false,
  };
  const made = main && readId(main.id);
  if (!made) return start;
  const result = results.find(({ callId: id }) => id === main.id);
  return { ...start, ...afterCall(made, result), ended: made.purpose === 'complete' };
}

function afterCall(
  { purpose, ...progress }: Progress & { purpose: Purpose },
  result: ToolResult | undefined,
): Progress & { failure?: string } {
  if (result === undefined) return progress;
  switch (purpose) {
    case 'act':
      return result.isError
        ? { ...progress, failures: progress.failures + 1, failure: result.text }
        : { step: progress.step + 1, misses: 0, failures: 0, opened: false };
    case 'open':
      return result.isError
        ? { ...progress, failures: progress.failures + 1, failure: result.text }
        : { ...progress, misses: 0, opened: true };
    case 'look':
      return result.isError
        ? { ...progress, misses: progress.misses + 1, failure: result.text }
        : progress;
    case 'scroll':
    case 'complete':
      return progress;
    default:
      return assertNever(purpose);
  }
}

function resultsOf(message: Message): readonly ToolResult[] {
  return message.role === 'tools' ? message.results : [];
}

function isLook(result: ToolResult, calls: readonly ToolCall[]): boolean {
  return calls.some(({ id, name }) => id === result.callId && name === 'snapshot');
}

function newestObservation(messages: readonly Message[]): Observation | undefined {
  for (const message of [...messages].reverse()) {
    if (message.role === 'user' && message.observation) return message.observation;
    const shown = resultsOf(message).findLast(({ observation }) => observation !== undefined);
    if (shown?.observation && !shown.isError) return shown.observation;
  }
  return undefined;
}
