import { describeStep } from '../src/model/describe-step';
import type { RunEvent } from '../src/model/run-event';

const MARKS = { done: '✓', failed: '✗', stopped: '■', running: '…' } as const;

/** A run event as one line for a terminal; undefined for what a terminal need not show. */
export function describeEvent(event: RunEvent): string | undefined {
  switch (event.type) {
    case 'caseStarted':
      return `\n${event.caseRun.case.number}. ${event.caseRun.case.name}`;
    case 'stepEnded': {
      const { step } = event;
      const line = `   ${MARKS[step.status]} ${describeStep(step)}  ${Math.round(step.durationMs ?? 0)} ms`;
      if (step.error) return `${line}\n     ${step.error.message}`;
      return step.result?.passed === false
        ? `${line}\n     received: ${step.result.received}`
        : line;
    }
    case 'modelRetry':
      return `   ${event.reason}, try ${event.attempt} of ${event.maxAttempts} in ${event.delayMs / 1000} s`;
    case 'caseEnded': {
      const verdict = event.caseRun.verdict;
      if (!verdict) return undefined;
      return verdict.outcome === 'passed'
        ? '   passed'
        : `   ${verdict.outcome}: ${verdict.reason}`;
    }
    default:
      return undefined;
  }
}
