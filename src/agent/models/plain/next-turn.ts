import { assertNever } from '../../../model/assert-never';
import { PlainStepError } from '../../../model/errors';
import type { Message, ModelRequest, ToolCall } from '../model';
import { actionCall, needsLook } from './calls/action-call';
import { assertCall } from './calls/assert-call';
import { Names } from './calls/names';
import type { Outcome, PlainCall } from './calls/outcome';
import { readPage } from './find/page';
import { type PlannedStep, plannedSteps } from './planned-steps';
import { callId, type Progress, type Purpose, type Standing, standingOf } from './progress';
import { reasonOf } from './reason';
import { sayNodes } from './say';
import { stepsTaken } from './steps-taken';

/** What comes next. `waitMs` is how long to wait before the calls are made. */
export interface NextTurn {
  text: string;
  calls: ToolCall[];
  waitMs: number;
}

/** How long to wait before each new look for a target that is not there yet, in ms. */
const LOOK_AGAIN_AFTER_MS = [500, 1500, 3000];
/** When it still was not there: once more after scrolling this far, in CSS pixels. */
const SCROLL_TO_LOOK = 600;
/** Tries at a target that fail; before the last of them the loop scrolls the page. */
const MOST_FAILURES = 4;

/**
 * The next tool calls of a case, from the plan and the conversation alone.
 * @throws PlainStepError when a step cannot be carried out as it is written
 */
export function nextTurn({ task, messages }: ModelRequest): NextTurn {
  const steps = plannedSteps(task);
  const taken = stepsTaken(steps, task.before ?? []);
  const standing = standingOf(messages, taken.next);
  const turn = new Turn(messages, standing);
  const planned = steps[standing.step];
  if (standing.ended) return turn.stop();
  if (!planned) return turn.complete(true, sayDone(steps));
  if (taken.failed) {
    return turn.complete(false, `${sayStep(planned)} failed before the run was interrupted.`);
  }
  if (standing.failure !== undefined && isFinal(planned, standing)) {
    return turn.complete(false, `${sayStep(planned)} failed. ${reasonOf(standing.failure)}`);
  }
  if (
    standing.observation === undefined
      ? planned.step.kind !== 'navigate'
      : !standing.isFresh && needsLook(planned.step)
  ) {
    return turn.look();
  }
  const outcome = outcomeFor(planned, standing, new Names(task.variables));
  switch (outcome.kind) {
    case 'call':
      return turn.make(outcome.call, outcome.purpose, {
        text: `${sayStep(planned)}${outcome.note ? ` (${outcome.note})` : ''}`,
        line: planned.line,
        thenLook: needsLookAfter(steps, standing, outcome),
      });
    case 'unclear':
      if (standing.misses === 0) return turn.lookAgain();
      throw new PlainStepError(`${sayStep(planned)} cannot be carried out: ${outcome.why}.`, {
        line: planned.line,
      });
    case 'missing':
      return missed(turn, planned, standing, outcome);
    default:
      return assertNever(outcome);
  }
}

/** A failed check ends the case, as a failed expect ends a test; what has a target is tried again. */
function isFinal({ step }: PlannedStep, { failures, misses }: Progress): boolean {
  if (failures === 0) return misses > LOOK_AGAIN_AFTER_MS.length;
  const hasTarget = step.kind !== 'assert' && 'target' in step && step.target !== undefined;
  return !hasTarget || failures >= MOST_FAILURES;
}

function outcomeFor({ step }: PlannedStep, standing: Standing, names: Names): Outcome {
  const { observation } = standing;
  const page = readPage(observation?.text ?? '');
  if (step.kind !== 'assert') return actionCall({ page, observation, names }, step, standing);
  return assertCall(page, names, step.check, standing.misses >= LOOK_AGAIN_AFTER_MS.length);
}

function missed(
  turn: Turn,
  planned: PlannedStep,
  { misses, observation }: Standing,
  { why, nearest }: Extract<Outcome, { kind: 'missing' }>,
): NextTurn {
  if (misses < LOOK_AGAIN_AFTER_MS.length) return turn.lookAgain();
  if (planned.step.kind === 'assert') {
    throw new PlainStepError(`${sayStep(planned)} cannot be carried out: ${why}.`, {
      line: planned.line,
    });
  }
  if (misses === LOOK_AGAIN_AFTER_MS.length) return turn.scrollAndLook(planned.line);
  const near = nearest.length === 0 ? '' : ` Nearest: ${sayNodes(nearest)}.`;
  const where = observation ? ` (${observation.url})` : '';
  return turn.complete(false, `${sayStep(planned)} failed: ${why}${where}.${near}`);
}

function needsLookAfter(
  steps: readonly PlannedStep[],
  { step }: Standing,
  outcome: Extract<Outcome, { kind: 'call' }>,
): boolean {
  if (outcome.purpose === 'open') return true;
  const next = steps[step + 1];
  return next !== undefined && needsLook(next.step);
}

function sayStep({ line, text }: PlannedStep): string {
  return `Step ${line} “${text}”`;
}

function sayDone(steps: readonly PlannedStep[]): string {
  const lines = new Set(steps.map(({ line }) => line)).size;
  return lines === 1 ? 'The one step was carried out.' : `All ${lines} steps were carried out.`;
}

/** Makes calls whose ids say where the case stands. */
class Turn {
  readonly #messages: readonly Message[];
  readonly #progress: Progress;

  constructor(messages: readonly Message[], progress: Progress) {
    this.#messages = messages;
    this.#progress = progress;
  }

  make(
    { tool, input }: PlainCall,
    purpose: Purpose,
    { text, line, thenLook }: { text: string; line: number; thenLook: boolean },
  ): NextTurn {
    const main = { id: this.#id(purpose), name: tool, input: { ...input, line } };
    return { text, calls: thenLook ? [main, this.#snapshot()] : [main], waitMs: 0 };
  }

  look(): NextTurn {
    return { text: '', calls: [this.#snapshot()], waitMs: 0 };
  }

  lookAgain(): NextTurn {
    const waitMs = LOOK_AGAIN_AFTER_MS[this.#progress.misses] ?? 0;
    return { text: '', calls: [this.#snapshot(1)], waitMs };
  }

  scrollAndLook(line: number): NextTurn {
    const id = this.#id('scroll', 1);
    const scroll = { id, name: 'scroll', input: { deltaY: SCROLL_TO_LOOK, line } };
    return { text: '', calls: [scroll, this.#snapshot(1)], waitMs: 0 };
  }

  complete(passed: boolean, summary: string): NextTurn {
    const call = {
      id: this.#id('complete'),
      name: 'complete_scenario',
      input: { passed, summary },
    };
    return { text: summary, calls: [call], waitMs: 0 };
  }

  /** The case could not be ended: there is nothing left to say. */
  stop(): NextTurn {
    return { text: '', calls: [], waitMs: 0 };
  }

  #id(purpose: Purpose, moreMisses = 0): string {
    const progress = { ...this.#progress, misses: this.#progress.misses + moreMisses };
    return callId(this.#messages, progress, purpose);
  }

  #snapshot(moreMisses = 0): ToolCall {
    return { id: this.#id('look', moreMisses), name: 'snapshot', input: {} };
  }
}
