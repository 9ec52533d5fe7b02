import type { CaseRun, Run } from '../../model/run';
import type { RunEvent } from '../../model/run-event';
import type { Step } from '../../model/step';

/** The run as it is after the event. Only what the event touches is a new object. */
export function applyRunEvent(run: Run | undefined, event: RunEvent): Run | undefined {
  if (event.type === 'runStarted') return event.run;
  if (run === undefined || run.id !== event.runId) return run;
  switch (event.type) {
    case 'caseStarted':
    case 'caseEnded':
      return { ...run, cases: replaced(run.cases, event.caseIndex, event.caseRun) };
    case 'stepStarted':
    case 'stepEnded':
      return withCase(run, event.caseIndex, (caseRun) => ({
        ...caseRun,
        steps: replaced<Step>(caseRun.steps, event.stepIndex, event.step),
      }));
    case 'usage':
      return withCase(run, event.caseIndex, (caseRun) => ({ ...caseRun, usage: event.usage }));
    case 'runEnded': {
      const { status, verdict, durationMs, error } = event;
      return { ...run, status, verdict, durationMs, ...(error ? { error } : {}) };
    }
    default:
      return run;
  }
}

function withCase(run: Run, index: number, change: (caseRun: CaseRun) => CaseRun): Run {
  const caseRun = run.cases[index];
  return caseRun ? { ...run, cases: replaced(run.cases, index, change(caseRun)) } : run;
}

function replaced<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  const copy = [...items];
  copy[index] = item;
  return copy;
}
