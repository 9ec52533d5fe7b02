import { describeStep } from '../../model/describe-step';
import { describeEffect, hasVisibleEffect } from '../../model/effect';
import type { Step } from '../../model/step';
import type { RunSession } from './run-session';

/** Said when a target has been given up. */
export const LEAVE_IT =
  'This step has failed. Do not try it again; go on with what can still be done, or end the case with passed false.';

const WAITS = new Set(['waitForText', 'waitForStable']);

/** What a step that worked came to, for the model. */
export function successText(session: RunSession, step: Step, note: string | undefined): string {
  const { call, effect, target } = step;
  const waited = call.type === 'page' && WAITS.has(call.action.kind);
  const nothing = !waited && effect !== undefined && !hasVisibleEffect(effect);
  const words = [
    describeStep(step),
    ...(target?.healedFrom === undefined
      ? []
      : [`${target.healedFrom} was gone; this was found by its name instead.`]),
    ...(effect && !waited ? [describeEffect(effect)] : []),
    ...(note === undefined ? [] : [note]),
  ];
  const advice = nothing ? ' It had no visible effect: look at the page before you go on.' : '';
  return `Done.${advice}\n${pageWords(session, words.join('\n'))}`;
}

/** What a check that ran came to, for the model. */
export function checkText(session: RunSession, step: Step): string {
  const verdict = step.result?.passed
    ? 'It holds.'
    : 'It does not hold, and is recorded so. Do not assert it anew; go on with the other lines.';
  const words = `${describeStep(step)}\nFound: ${step.result?.received ?? ''}`;
  return `${verdict}\n${pageWords(session, words)}`;
}

/** Words that quote the page, such as an element's name or a value found: masked and marked. */
export function pageWords(session: RunSession, text: string): string {
  return session.marker.wrap(session.redactor.text(text));
}
