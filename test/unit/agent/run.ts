import { RunControl } from '../../../src/agent/loop/run-control';
import { type RunPlanOptions, runPlan } from '../../../src/agent/loop/run-plan';
import { parsePlan } from '../../../src/agent/plan/parse-plan';
import { newRunId, newScenarioId } from '../../../src/model/ids';
import type { Run } from '../../../src/model/run';
import type { RunEvent } from '../../../src/model/run-event';
import { FakeDriver } from './fake-driver';
import type { ScriptedModel } from './scripted-model';

export const LOGIN = '#Case 1: Login\n1. Click "Sign in"\n2. Verify heading "Sign in"';

export interface Ran {
  run: Run;
  events: RunEvent[];
  driver: FakeDriver;
}

/** Runs a plan on a fake tab, and keeps every event. */
export async function runIt(
  model: ScriptedModel,
  plan: string = LOGIN,
  more: Partial<RunPlanOptions> & { driver?: FakeDriver } = {},
): Promise<Ran> {
  const events: RunEvent[] = [];
  const driver = more.driver ?? new FakeDriver();
  const run = await runPlan({
    id: newRunId(),
    scenarioId: newScenarioId(),
    scenarioName: 'Shop',
    plan: parsePlan(plan),
    variables: [],
    model,
    signal: new AbortController().signal,
    control: new RunControl(),
    onEvent: (event) => void events.push(event),
    ...more,
    driver,
  });
  return { run, events, driver };
}

/** A named point in a run that a test can wait for and hold. */
export function gate(): { reached: Promise<void>; open: () => void; pass: () => Promise<void> } {
  let reach = () => {};
  let open = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    reached,
    open: () => open(),
    pass: () => {
      reach();
      return opened;
    },
  };
}
