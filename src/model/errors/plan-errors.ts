import { SidewrightError } from './sidewright-error';

/** A plan with no case, no step, or a line that cannot be read. */
export class PlanError extends SidewrightError {
  readonly code = 'PlanError';
}

/** `{{NAME}}` without a value. `details.names` lists them. */
export class UnknownVariableError extends SidewrightError {
  readonly code = 'UnknownVariableError';
}

/** A start address that is missing or is none. */
export class StartUrlError extends SidewrightError {
  readonly code = 'StartUrlError';
}

/** A plain step that the plain model cannot carry out. `details.line` is its number. */
export class PlainStepError extends SidewrightError {
  readonly code = 'PlainStepError';
}
