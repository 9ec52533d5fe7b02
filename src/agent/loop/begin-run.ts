import type { Run } from '../../model/run';
import type { RunPlanOptions } from './run-plan';
import { during, type RunSession } from './run-session';

/** The run as it begins, or as it goes on. */
export async function beginRun(session: RunSession, options: RunPlanOptions): Promise<Run> {
  const { model, variables, clock } = session;
  if (options.resume) return reopened(options.resume);
  return {
    id: options.id,
    scenarioId: options.scenarioId,
    scenarioName: options.scenarioName,
    model: model.name === 'plain' ? 'plain' : 'anthropic',
    modelName: model.name,
    startUrl: options.startUrl?.trim() || (await webAddress(session)),
    variables: variables.visible,
    status: 'running',
    cases: [],
    startedAt: clock(),
  };
}

/** Without what the interruption said of it. Its open case loses that when it is started again. */
function reopened({ verdict: _verdict, error: _error, durationMs: _duration, ...run }: Run): Run {
  return { ...run, status: 'running' };
}

/** Where the run starts when no address is given, if code can open it. */
async function webAddress(session: RunSession): Promise<string> {
  try {
    const { url } = await during(session, session.driver.page());
    return /^https?:/.test(url) ? url : '';
  } catch {
    // A tab that is gone shows in the first case, with its reason.
    return '';
  }
}
