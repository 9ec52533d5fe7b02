import { PlainStepError, StoppedError } from '../../model/errors';
import type { PlanCase } from '../../model/plan';
import type { CaseRun } from '../../model/run';
import { noUsage, type Usage } from '../../model/run';
import type { Verdict } from '../../model/verdict';
import type { Task } from '../models/model';
import { expectedChecksOf } from '../plan/expected-checks';
import type { EarlierCase } from '../prompts/opening';
import { type CaseEnd, judgeCase } from '../verdict';
import { CaseTools } from './case-tools';
import { converse } from './converse';
import { causeOf } from './fatal';
import type { RunSession } from './run-session';
import { openStartUrl } from './start-url';
import { StepLog } from './step-log';
import { timeWorked } from './time-worked';

export interface CaseResult {
  caseRun: CaseRun;
  verdict: Verdict;
  /** What ends the whole run with this case. */
  fatal: unknown;
}

/**
 * Runs one case from its first look at the page to its verdict. A case that was `interrupted` goes on
 * after the steps it has. Never throws.
 */
export async function runCase(
  session: RunSession,
  planCase: PlanCase,
  caseIndex: number,
  earlier: readonly EarlierCase[],
  interrupted?: CaseRun,
): Promise<CaseResult> {
  const { sink, runId, clock } = session;
  const expectedChecks = expectedChecksOf(planCase, session.passCriteria);
  const before = interrupted?.steps ?? [];
  const { visible } = session.variables;
  const task: Task = { case: planCase, expectedChecks, variables: visible, before };
  const log = new StepLog(session, caseIndex, before);
  const tools = new CaseTools(session, caseIndex, log, task);
  const begun = clock();
  const startedAt = interrupted?.startedAt ?? begun;
  let usage: Usage = interrupted?.usage ?? noUsage;
  let fatal: unknown;
  let end: CaseEnd;
  const caseRun = (): CaseRun => ({
    case: planCase,
    expectedChecks,
    steps: [...log.steps],
    usage,
    startedAt,
    ...(tools.claim ? { summary: tools.claim.summary } : {}),
  });
  try {
    await sink.emit({ type: 'caseStarted', runId, caseIndex, caseRun: caseRun() });
    // Once something was done, the tab is where it was left.
    if (caseIndex === 0 && before.length === 0) await openStartUrl(session);
    end = await converse(session, { caseIndex, task, earlier, log, tools, usage }, (total) => {
      usage = total;
    });
  } catch (thrown) {
    const error = causeOf(thrown);
    end = endOf(error);
    if (!(error instanceof PlainStepError)) fatal = error;
  }
  const verdict = judgeCase({ end, steps: log.steps, expectedChecks });
  const durationMs = timeWorked(startedAt, before) + Math.max(0, clock() - begun);
  const ended = { ...caseRun(), verdict, durationMs };
  try {
    await sink.emit({ type: 'caseEnded', runId, caseIndex, caseRun: ended });
  } catch (error) {
    fatal ??= causeOf(error);
  }
  return { caseRun: ended, verdict, fatal };
}

function endOf(error: unknown): CaseEnd {
  if (error instanceof StoppedError) return { how: 'stopped' };
  return { how: 'error', message: error instanceof Error ? error.message : String(error) };
}
