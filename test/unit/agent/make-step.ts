import type { Action } from '../../../src/model/action';
import { UnexpectedError } from '../../../src/model/errors';
import { serializeError } from '../../../src/model/errors/serialize';
import { newStepId } from '../../../src/model/ids';
import type { Step, StepCall } from '../../../src/model/step';

/** A step that clicked, or did another action of the page. */
export function actionStep(status: Step['status'], line?: number, action?: Action): Step {
  const call: StepCall =
    action?.kind === 'scroll' || action?.kind === 'back' || action?.kind === 'waitForStable'
      ? { type: 'page', action }
      : { type: 'element', action: { kind: 'click' } };
  return {
    ...base(status, line),
    call,
    ...(status === 'failed'
      ? { error: serializeError(new UnexpectedError('It is covered.')) }
      : {}),
  };
}

/** An assertion that held, did not hold, or could not be run. */
export function assertStep(outcome: 'held' | 'failed' | 'broken', line: number): Step {
  const call: StepCall = {
    type: 'assert',
    assertion: { on: 'page', check: { matcher: 'title', expected: 'Home' } },
  };
  const step = { ...base(outcome === 'held' ? 'done' : 'failed', line), call };
  if (outcome === 'broken') {
    return { ...step, error: serializeError(new UnexpectedError('Two elements match.')) };
  }
  const passed = outcome === 'held';
  return {
    ...step,
    result: { passed, received: passed ? 'Home' : 'Login', tries: 1, durationMs: 1 },
  };
}

function base(status: Step['status'], line: number | undefined): Omit<Step, 'call'> {
  return { id: newStepId(), status, startedAt: 0, ...(line === undefined ? {} : { line }) };
}
