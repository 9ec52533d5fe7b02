import { SidewrightError } from './sidewright-error';

/** The person pressed Stop. */
export class StoppedError extends SidewrightError {
  readonly code = 'StoppedError';
}

/** Anything that no other class names. The message is the original one. */
export class UnexpectedError extends SidewrightError {
  readonly code = 'UnexpectedError';
}

/** A run that holds nothing to write code from. */
export class ExportError extends SidewrightError {
  readonly code = 'ExportError';
}
