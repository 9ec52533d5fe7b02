import type { SerializedError } from './errors/serialized';
import type { RunId } from './ids';
import type { Observation } from './observation';
import type { CaseRun, Run, Usage } from './run';
import type { Step } from './step';
import type { Verdict } from './verdict';

/** Where in a run something happened; both count from 0. */
export interface StepPosition {
  caseIndex: number;
  stepIndex: number;
}

/**
 * Everything that happens in a run, in order. The store writes each before the next step begins, and
 * the panel shows each as it comes; neither asks the loop anything.
 */
export type RunEvent =
  /** A run that goes on after an interruption starts with the cases and steps it has. */
  | { type: 'runStarted'; run: Run }
  /** With the steps from before an interruption; the next step follows them. */
  | { type: 'caseStarted'; runId: RunId; caseIndex: number; caseRun: CaseRun }
  | ({ type: 'stepStarted'; runId: RunId; step: Step } & StepPosition)
  | ({ type: 'stepEnded'; runId: RunId; step: Step; picture?: Blob } & StepPosition)
  /** A snapshot the agent was shown; `stepIndex` is the step that follows it. */
  | ({ type: 'observed'; runId: RunId; observation: Observation } & StepPosition)
  /** Words of the model, as they stream. */
  | { type: 'said'; runId: RunId; caseIndex: number; text: string }
  /** What is being waited for, in words: "waiting for the page to settle". */
  | { type: 'waiting'; runId: RunId; caseIndex: number; what: string }
  | {
      type: 'modelRetry';
      runId: RunId;
      caseIndex: number;
      /** "rate limited", "overloaded", "not reachable" */
      reason: string;
      attempt: number;
      maxAttempts: number;
      delayMs: number;
    }
  /** Tokens of the case so far. */
  | { type: 'usage'; runId: RunId; caseIndex: number; usage: Usage }
  | { type: 'paused'; runId: RunId }
  | { type: 'resumed'; runId: RunId }
  | { type: 'caseEnded'; runId: RunId; caseIndex: number; caseRun: CaseRun }
  | {
      type: 'runEnded';
      runId: RunId;
      status: 'finished' | 'stopped' | 'interrupted';
      verdict: Verdict;
      error?: SerializedError;
      durationMs: number;
    };

/** Gets every event in order; the run goes on when the promise is done. */
export type RunListener = (event: RunEvent) => Promise<void> | void;
