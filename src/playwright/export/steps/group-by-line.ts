import type { ChosenStep } from './choose-steps';

/** Steps of one plan line that came one after another; without a line, steps of none. */
export interface StepGroup {
  line: number | undefined;
  steps: ChosenStep[];
}

/** A step without a line goes with the line around it, or else stands by itself. */
export function groupByLine(steps: readonly ChosenStep[]): StepGroup[] {
  const groups: StepGroup[] = [];
  for (const [index, chosen] of steps.entries()) {
    const group = groups.at(-1);
    const line = chosen.step.line ?? lineAround(group, steps.slice(index + 1));
    if (group && group.line === line) group.steps.push(chosen);
    else groups.push({ line, steps: [chosen] });
  }
  return groups;
}

function lineAround(
  before: StepGroup | undefined,
  after: readonly ChosenStep[],
): number | undefined {
  const next = after.find(({ step }) => step.line !== undefined)?.step.line;
  return before?.line === next ? next : undefined;
}
