import type { Action, ElementAction } from '../../../src/model/action';
import type { Assertion } from '../../../src/model/assertion';
import { refSchema, runIdSchema, scenarioIdSchema, stepIdSchema } from '../../../src/model/ids';
import type { Locator } from '../../../src/model/locator';
import { type CaseRun, noUsage, type Run } from '../../../src/model/run';
import type { Step, StepCall } from '../../../src/model/step';

export const START = Date.UTC(2026, 0, 2, 3, 4, 5);
export const ORIGIN = 'http://127.0.0.1:4000';

let count = 0;

/** A step that worked, unless `facts` say otherwise. */
function makeStep(call: StepCall, facts: Partial<Step> = {}): Step {
  count += 1;
  const id = stepIdSchema.parse(`00000000-0000-4000-8000-${String(count).padStart(12, '0')}`);
  return { id, call, status: 'done', startedAt: START + count * 1000, durationMs: 100, ...facts };
}

export function onElement(
  action: ElementAction,
  locator: Locator,
  facts: Partial<Step> & { healedFrom?: string } = {},
): Step {
  const { healedFrom, ...rest } = facts;
  const target = {
    ref: refSchema.parse('e1'),
    role: 'button',
    name: 'Save',
    locator,
    candidates: [],
    ...(healedFrom === undefined ? {} : { healedFrom }),
  };
  return makeStep({ type: 'element', action }, { target, ...rest });
}

export function onPage(action: Exclude<Action, ElementAction>, facts: Partial<Step> = {}): Step {
  return makeStep({ type: 'page', action }, facts);
}

export function checks(assertion: Assertion, facts: Partial<Step> = {}): Step {
  const passed = facts.status !== 'failed';
  const result = { passed, received: passed ? 'as expected' : 'Draft', tries: 1, durationMs: 20 };
  return makeStep({ type: 'assert', assertion }, { result, ...facts });
}

export function makeCase(
  name: string,
  lines: readonly string[],
  steps: Step[],
  facts: Partial<CaseRun> = {},
): CaseRun {
  const planLines = lines.map((text, index) => ({
    number: index + 1,
    text,
    kind: text.startsWith('Verify') ? ('check' as const) : ('action' as const),
  }));
  return {
    case: { number: 1, name, lines: planLines },
    expectedChecks: planLines
      .filter(({ kind }) => kind === 'check')
      .map(({ number, text }) => ({ number, text })),
    steps,
    verdict: { outcome: 'passed' },
    usage: noUsage,
    startedAt: START,
    durationMs: 2000,
    ...facts,
  };
}

export function makeRun(cases: readonly CaseRun[], facts: Partial<Run> = {}): Run {
  return {
    id: runIdSchema.parse('5b1f2f6e-6f0c-4a53-9f1e-0d6f3d1f5a01'),
    scenarioId: scenarioIdSchema.parse('5b1f2f6e-6f0c-4a53-9f1e-0d6f3d1f5a02'),
    scenarioName: 'Issue tracker',
    model: 'plain',
    modelName: 'plain',
    startUrl: `${ORIGIN}/login`,
    variables: [],
    status: 'finished',
    cases: cases.map((caseRun, index) => ({
      ...caseRun,
      case: { ...caseRun.case, number: index + 1 },
    })),
    verdict: { outcome: 'passed' },
    startedAt: START,
    durationMs: 4000,
    ...facts,
  };
}

export const saveButton: Locator = { by: 'role', role: 'button', name: 'Save' };
export const emailBox: Locator = { by: 'role', role: 'textbox', name: 'Email' };
