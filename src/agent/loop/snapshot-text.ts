import type { Observation } from '../../model/observation';
import { pageWords } from './outcome-text';
import type { RunSession } from './run-session';

/** How much of a fresh snapshot goes with the error of a failed action. */
const SHOWN_AFTER_FAILURE = 2_000;

/** An observation as the model reads it. */
export function snapshotText(session: RunSession, observation: Observation): string {
  const { url, title, text, unread } = observation;
  const rows = [
    `Address: ${url}`,
    `Title: ${title}`,
    ...unread.map((why) => `Not readable: ${why}`),
    text,
  ];
  return pageWords(session, rows.join('\n'));
}

/** The part of an observation that is shown after a failure. */
export function firstPart(observation: Observation): Observation {
  return { ...observation, text: observation.text.slice(0, SHOWN_AFTER_FAILURE) };
}
