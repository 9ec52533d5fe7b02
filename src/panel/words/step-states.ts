import type { Step } from '../../model/step';
import type { MessageKey } from '../translate';

/** The state of a step in a word; an icon never says it alone. */
export const STEP_STATES = {
  running: 'stateRunning',
  done: 'stateDone',
  failed: 'stateFailed',
  stopped: 'stateStopped',
} as const satisfies Record<Step['status'], MessageKey>;
