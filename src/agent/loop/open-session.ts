import { Redactor } from '../../guard/secrets';
import { UntrustedMarker } from '../../guard/untrusted';
import { PlanError } from '../../model/errors';
import { expectedChecksOf } from '../plan/expected-checks';
import { Variables } from '../plan/variables';
import { EventSink } from './event-sink';
import { RunControl } from './run-control';
import type { RunPlanOptions } from './run-plan';
import type { RunSession } from './run-session';
import { requireSamePlan } from './same-plan';
import { parseStartUrl } from './start-url';

/** Steps of a case, unless told. */
const MAX_STEPS = 60;

/**
 * Checks what a run is started with, and puts together what its cases share.
 * @throws PlanError, UnknownVariableError, StartUrlError
 */
export function openSession(options: RunPlanOptions): RunSession {
  const { plan, passCriteria = '', startUrl = '' } = options;
  if (plan.cases.length === 0) throw new PlanError('The plan has no case to run.');
  const variables = new Variables(options.variables);
  variables.requireAll([
    plan.notes,
    ...plan.cases.flatMap(({ name, lines }) => [name, ...lines.map(({ text }) => text)]),
    passCriteria,
    startUrl,
  ]);
  // Pass criteria that cannot be read must show now, not after the first case.
  for (const planCase of plan.cases) expectedChecksOf(planCase, passCriteria);
  const redactor = new Redactor(variables.secrets);
  if (options.resume) requireSamePlan(options.resume, plan, passCriteria, redactor);
  return {
    runId: options.id,
    plan,
    passCriteria,
    startUrl: parseStartUrl(variables.resolveForPage(startUrl)),
    maxSteps: options.maxSteps ?? MAX_STEPS,
    model: options.model,
    driver: options.driver,
    variables,
    redactor,
    marker: new UntrustedMarker(),
    sink: new EventSink(options.onEvent, redactor),
    control: options.control ?? new RunControl(),
    signal: options.signal,
    clock: options.clock ?? Date.now,
  };
}
