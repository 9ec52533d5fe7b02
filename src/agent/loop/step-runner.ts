import type { ActionTarget } from '../../driver/tab-driver';
import { mapStrings } from '../../guard/secrets';
import { StoppedError } from '../../model/errors';
import { serializeError } from '../../model/errors/serialize';
import type { Step, StepCall, StepTarget } from '../../model/step';
import { isFatal } from './fatal';
import { FIXED_FIELDS } from './fixed-fields';
import { during, type RunSession } from './run-session';
import type { StepLog } from './step-log';

/** What was done or found; kept in the step. */
export interface Deed {
  target?: StepTarget | undefined;
  effect?: Step['effect'];
  result?: Step['result'];
  /** Words for the model that go beyond the effect. */
  note?: string | undefined;
}

export interface StepRequest {
  call: StepCall;
  line: number | undefined;
  run: () => Promise<Deed>;
  /** Described into the step when `run` fails before it could name its target. */
  place?: ActionTarget | undefined;
  /** The target in the model's words. */
  wanted?: string | undefined;
}

export type StepOutcome =
  | { step: Step; failed: false; note?: string | undefined }
  | { step: Step; failed: true; error: Error };

/**
 * Does one thing as a Step: running, then done, failed or stopped, with its evidence.
 * @throws what ends the run: StoppedError, TabClosedError and the like. The step is ended first.
 */
export async function runStep(
  session: RunSession,
  log: StepLog,
  { call, line, run, place, wanted }: StepRequest,
): Promise<StepOutcome> {
  await log.start(call, line, wanted);
  const attempt = await trying(session, run);
  if (attempt.worked) {
    const { note, ...deed } = attempt.deed;
    const holds = deed.result?.passed !== false;
    const step = await log.end(
      { ...withSecretsNamed(session, deed), status: holds ? 'done' : 'failed' },
      call.type !== 'assert' || !holds,
    );
    return { step, failed: false, note };
  }
  const { error } = attempt;
  if (error instanceof StoppedError) {
    await log.end({ status: 'stopped' }, false);
    throw error;
  }
  const ended = { status: 'failed' as const, error: serializeError(error) };
  if (isFatal(error) || !(error instanceof Error)) {
    await log.end(ended, false);
    throw error;
  }
  const target = place && (await tryToDescribe(session, place));
  const step = await log.end({ ...withSecretsNamed(session, { target }), ...ended }, true);
  return { step, failed: true, error };
}

type Attempt = { worked: true; deed: Deed } | { worked: false; error: unknown };

async function trying(session: RunSession, run: () => Promise<Deed>): Promise<Attempt> {
  try {
    return { worked: true, deed: await during(session, run()) };
  } catch (error) {
    return { worked: false, error };
  }
}

/** Locators and names that hold a secret hold its `{{NAME}}` instead, so that they stay of use. */
function withSecretsNamed(session: RunSession, { target, ...rest }: Deed): Partial<Step> {
  if (!target) return rest;
  const named = mapStrings(target, (text) => session.variables.templateSecrets(text), FIXED_FIELDS);
  return { ...rest, target: named };
}

async function tryToDescribe(
  session: RunSession,
  place: ActionTarget,
): Promise<StepTarget | undefined> {
  try {
    const { signal } = session;
    return await during(session, session.driver.describe(place, { signal }));
  } catch {
    // The target is gone or hidden: that is what the step's error is about.
    return undefined;
  }
}
