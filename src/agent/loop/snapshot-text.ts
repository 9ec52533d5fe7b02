import { assertNever } from '../../model/assert-never';
import type { Observation } from '../../model/observation';
import type { Sight } from './observer';
import { pageWords } from './outcome-text';
import type { RunSession } from './run-session';

/** A snapshot as the model reads it. Words of ours, such as `lead`, stand outside the marks. */
export function snapshotText(session: RunSession, sight: Sight, lead = leadOf(sight)): string {
  const words = observationText(session, { ...sight.observation, text: sight.text });
  return lead === '' ? words : `${lead}\n${words}`;
}

function leadOf({ shownAs, text }: Sight): string {
  switch (shownAs) {
    case 'whole':
      return '';
    case 'part':
      return 'This part of the page:';
    case 'changes':
      return text === ''
        ? 'Nothing has changed since the snapshot before.'
        : 'What has changed since the snapshot before:';
    default:
      return assertNever(shownAs);
  }
}

/** An observation between the marks around page text. */
export function observationText(session: RunSession, observation: Observation): string {
  const { url, title, text, unread } = observation;
  const rows = [
    `Address: ${url}`,
    `Title: ${title}`,
    ...unread.map((why) => `Not readable: ${why}`),
    ...(text === '' ? [] : [text]),
  ];
  return pageWords(session, rows.join('\n'));
}
