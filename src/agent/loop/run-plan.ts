import type { TabDriver } from '../../driver/tab-driver';
import { type SerializedError, StoppedError, serializeError } from '../../model/errors';
import type { RunId, ScenarioId } from '../../model/ids';
import type { Plan } from '../../model/plan';
import { type CaseRun, hasEnded, type Run } from '../../model/run';
import type { RunListener } from '../../model/run-event';
import type { Variable } from '../../model/variables';
import type { Verdict } from '../../model/verdict';
import type { Model } from '../models/model';
import type { EarlierCase } from '../prompts/opening';
import { judgeRun } from '../verdict';
import { beginRun } from './begin-run';
import { causeOf } from './fatal';
import { FIXED_FIELDS } from './fixed-fields';
import { openSession } from './open-session';
import { runCase } from './run-case';
import type { RunControl } from './run-control';
import { during, type RunSession } from './run-session';
import { timeWorked } from './time-worked';

export interface RunPlanOptions {
  id: RunId;
  scenarioId: ScenarioId;
  scenarioName: string;
  plan: Plan;
  variables: readonly Variable[];
  /** Opened first, unless the tab shows it already. May hold `{{NAME}}`. */
  startUrl?: string | undefined;
  /** One expected check a line, for every case. May hold `{{NAME}}`. */
  passCriteria?: string | undefined;
  model: Model;
  driver: TabDriver;
  maxSteps?: number | undefined;
  /**
   * The run with this id, which was interrupted and now goes on: its finished cases stay as they are,
   * its open case goes on after the steps it has, in the page that the tab shows.
   */
  resume?: Run | undefined;
  /** Gets every event in order; the run waits for it, and ends when it throws. */
  onEvent: RunListener;
  control?: RunControl | undefined;
  /** Stops the run at once. */
  signal: AbortSignal;
  /** Milliseconds since the epoch. */
  clock?: (() => number) | undefined;
}

/**
 * Runs a plan in a tab, case after case, and gives the finished run with its verdict. A stop, a closed
 * tab, a model that cannot be reached: all end the run early and keep what was done until then.
 * @throws before anything is done: PlanError, UnknownVariableError, StartUrlError.
 */
export async function runPlan(options: RunPlanOptions): Promise<Run> {
  const session = openSession(options);
  const { sink, control, runId } = session;
  const stopTelling = control.onChange((paused) => {
    sink.emitSoon({ type: paused ? 'paused' : 'resumed', runId });
  });
  try {
    return session.redactor.deep(await runWhole(session, options), FIXED_FIELDS);
  } finally {
    stopTelling();
  }
}

async function runWhole(session: RunSession, options: RunPlanOptions): Promise<Run> {
  const { driver, variables, sink, clock } = session;
  const begun = clock();
  const started = await beginRun(session, options);
  const cases = [...started.cases];
  const before = timeWorked(
    started.startedAt,
    cases.flatMap(({ steps }) => steps),
  );
  let fatal: unknown;
  try {
    driver.maskSecrets(variables.secrets);
    await sink.emit({ type: 'runStarted', run: started });
    fatal = await runCases(session, cases);
  } catch (error) {
    fatal = causeOf(error);
  }
  const durationMs = before + Math.max(0, clock() - begun);
  const end = { ...endingOf(session, cases, fatal), durationMs };
  const ended: Run = { ...started, cases, ...end };
  try {
    await sink.emit({ type: 'runEnded', runId: session.runId, ...end });
    return ended;
  } catch (error) {
    return { ...ended, error: end.error ?? serializeError(causeOf(error)) };
  }
}

/**
 * Runs the cases into `cases`, but for those that have ended in it. Gives what ended the run early.
 */
async function runCases(session: RunSession, cases: CaseRun[]): Promise<unknown> {
  const earlier: EarlierCase[] = [];
  for (const [caseIndex, planCase] of session.plan.cases.entries()) {
    const begun = cases[caseIndex];
    if (begun?.verdict && hasEnded(begun)) {
      earlier.push({
        name: planCase.name,
        verdict: begun.verdict,
        endedAt: addressAfter(session, begun),
      });
      continue;
    }
    const { caseRun, verdict, fatal } = await runCase(session, planCase, caseIndex, earlier, begun);
    cases[caseIndex] = caseRun;
    if (fatal !== undefined) return fatal;
    const { url } = await during(session, session.driver.page());
    earlier.push({ name: planCase.name, verdict, endedAt: session.marker.strip(url) });
  }
  return undefined;
}

/** Where a case ended that ran before an interruption, as far as its steps tell. */
function addressAfter({ marker }: RunSession, { steps }: CaseRun): string {
  const last = steps.at(-1);
  return marker.strip(last?.effect?.navigatedTo ?? last?.url ?? 'an unknown address');
}

interface Ending {
  status: 'finished' | 'stopped';
  verdict: Verdict;
  error?: SerializedError;
}

/** A run that was ended early never passes, even if it was after its last case. */
function endingOf({ plan }: RunSession, cases: readonly CaseRun[], fatal: unknown): Ending {
  const judged = cases.flatMap(({ case: { name }, verdict }) =>
    verdict ? [{ name, verdict }] : [],
  );
  const verdict = judgeRun(judged, plan.cases.length);
  if (fatal === undefined) return { status: 'finished', verdict };
  const error = serializeError(fatal);
  const unsaid = cases.length === 0 || verdict.outcome === 'passed';
  return {
    verdict: unsaid ? { outcome: 'inconclusive', reason: error.message } : verdict,
    ...(fatal instanceof StoppedError ? { status: 'stopped' } : { status: 'finished', error }),
  };
}
