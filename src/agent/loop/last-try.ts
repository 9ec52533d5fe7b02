import { LEAVE_IT } from './outcome-text';
import type { RunSession } from './run-session';
import type { StepLog } from './step-log';
import { runStep } from './step-runner';
import { type TargetTries, TRIES_BEFORE_SCROLL } from './target-tries';

/** How far the page is scrolled before the last try at a target, in CSS pixels. */
const SCROLL_BEFORE_LAST_TRY = 600;

/**
 * Counts a failed try and says what comes next. Before the last try it scrolls the page, as a step
 * of its own: what is wanted may be out of sight, or not be there before it is scrolled to.
 */
export async function afterFailedTry(
  session: RunSession,
  log: StepLog,
  tries: TargetTries,
  key: string,
): Promise<string> {
  const { next, failures } = tries.failed(key);
  if (next === 'gaveUp') return LEAVE_IT;
  if (next === 'again') {
    return `Try ${failures} of ${TRIES_BEFORE_SCROLL} at this target: look for what is in the way, or try another ref or way.`;
  }
  const { driver, signal } = session;
  const action = { kind: 'scroll', deltaX: 0, deltaY: SCROLL_BEFORE_LAST_TRY } as const;
  const scrolled = await runStep(session, log, {
    call: { type: 'page', action },
    line: undefined,
    run: () => driver.actOnPage(action, { signal }),
  });
  const how = scrolled.failed ? 'The page could not be scrolled.' : 'The page was scrolled.';
  return `${failures} tries at this target failed. ${how} Look again: one last try is left.`;
}
