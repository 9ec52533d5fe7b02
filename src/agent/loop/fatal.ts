import {
  RestrictedPageError,
  SidewrightError,
  SiteNotGrantedError,
  StoppedError,
  TabBusyError,
  TabClosedError,
  TabCrashedError,
} from '../../model/errors';
import { ListenerFailure } from './event-sink';

const ENDS_THE_RUN = [
  StoppedError,
  TabClosedError,
  TabCrashedError,
  TabBusyError,
  RestrictedPageError,
  SiteNotGrantedError,
];

/**
 * Whether an error of the driver ends the run. The others are the page's or the model's doing, and
 * are told to the model. What is no SidewrightError is a fault of ours.
 */
export function isFatal(error: unknown): boolean {
  return !(error instanceof SidewrightError) || ENDS_THE_RUN.some((kind) => error instanceof kind);
}

/** The error that a person is told of. */
export function causeOf(error: unknown): unknown {
  return error instanceof ListenerFailure ? error.cause : error;
}
