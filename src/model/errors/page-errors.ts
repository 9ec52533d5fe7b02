import { SidewrightError } from './sidewright-error';

/** A ref that no longer names its element. `why` is what became of it. */
export class StaleRefError extends SidewrightError {
  readonly code = 'StaleRefError';
}

/** A ref that was never handed out. */
export class UnknownRefError extends SidewrightError {
  readonly code = 'UnknownRefError';
}

/** Nothing matched. `details.candidates` lists what came nearest. */
export class TargetNotFoundError extends SidewrightError {
  readonly code = 'TargetNotFoundError';
}

/** Several matched equally well. `details.candidates` lists them. */
export class AmbiguousTargetError extends SidewrightError {
  readonly code = 'AmbiguousTargetError';
}

/** Strict mode: a locator that must match one element matched several. */
export class StrictModeError extends SidewrightError {
  readonly code = 'StrictModeError';
}

/** The element was there but could not be acted on in time: hidden, disabled, moving, covered. */
export class NotActionableError extends SidewrightError {
  readonly code = 'NotActionableError';
}

/** The action does not fit the element: filling a button, selecting an option that is not there. */
export class WrongTargetError extends SidewrightError {
  readonly code = 'WrongTargetError';
}

/** Something waited for did not come in time. */
export class WaitTimeoutError extends SidewrightError {
  readonly code = 'WaitTimeoutError';
}

/** A locator or CSS selector that cannot be parsed. */
export class InvalidLocatorError extends SidewrightError {
  readonly code = 'InvalidLocatorError';
}

/** A key name that no keyboard has. */
export class UnknownKeyError extends SidewrightError {
  readonly code = 'UnknownKeyError';
}
