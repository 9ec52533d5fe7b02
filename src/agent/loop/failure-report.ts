import type { ToolOutcome } from '../tools/tool';
import { isFatal } from './fatal';
import type { Observer } from './observer';
import { pageWords } from './outcome-text';
import type { RunSession } from './run-session';
import { observationText } from './snapshot-text';

/** How much of a fresh snapshot goes with the error of a failed action. */
const SHOWN_AFTER_FAILURE = 2_000;

/** What went wrong, what to do about it, and the first part of a fresh snapshot. */
export async function failureReport(
  session: RunSession,
  observer: Observer,
  error: Error,
  advice = '',
): Promise<ToolOutcome> {
  const what = ['Failed.', advice].filter((words) => words !== '').join(' ');
  const text = `${what}\n${pageWords(session, error.message)}\n\nPage now:\n${await pageNow(session, observer)}`;
  return { text, isError: true };
}

async function pageNow(session: RunSession, observer: Observer): Promise<string> {
  try {
    return observationText(session, await observer.excerpt(SHOWN_AFTER_FAILURE));
  } catch (error) {
    if (isFatal(error) || !(error instanceof Error)) throw error;
    return `The page could not be read: ${pageWords(session, error.message)}`;
  }
}
