import type { StepId } from '../../model/ids';

/** Id of the line of a step, which the focus can be sent to. */
export const stepElementId = (id: StepId) => `step-${id}`;
