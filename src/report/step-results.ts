import { describeStep } from '../model/describe-step';
import { describeEffect } from '../model/effect';
import { renderLocator } from '../model/locator-code';
import type { Step } from '../model/step';
import { toErrorResults } from './error-results';
import type { StepResults } from './results-schema';

/** `number` counts from 1 within the case. */
export function toStepResults(step: Step, number: number): StepResults {
  const { call, target, effect } = step;
  const assertion = call.type === 'assert' ? call.assertion : undefined;
  const locator = assertion?.on === 'element' ? assertion.target : target?.locator;
  return {
    number,
    id: step.id,
    line: step.line,
    description: describeStep(step),
    status: step.status,
    startedAt: new Date(step.startedAt).toISOString(),
    durationMs: step.durationMs,
    url: step.url,
    action: call.type === 'assert' ? undefined : call.action,
    check: assertion && {
      ...assertion.check,
      not: assertion.not === true,
      ...step.result,
    },
    target: target && { role: target.role, name: target.name, healedFrom: target.healedFrom },
    locator: locator && renderLocator(locator),
    effect: effect && describeEffect(effect),
    error: step.error && toErrorResults(step.error),
    said: step.said,
  };
}
