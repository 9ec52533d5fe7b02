import { assertNever } from '../../model/assert-never';
import type { StepCall } from '../../model/step';
import { exportElementAction } from './actions/element-action';
import { exportPageAction } from './actions/page-action';
import { exportElementAssertion } from './assertions/element-assertion';
import { exportPageAssertion } from './assertions/page-assertion';
import { comment } from './code/comment';
import { layOut } from './code/layout';
import type { Statement } from './code/statement';
import type { SpecContext } from './spec-context';
import type { ChosenStep } from './steps/choose-steps';

const CLOSED_ROOT =
  'In a closed shadow root, which Playwright cannot see into: ask for it to be opened, or test it another way.';

/** The lines of one step: its comments, then its statement. None when there is nothing to do. */
export function renderStep(
  chosen: ChosenStep,
  spec: SpecContext,
  timeoutMs: number | undefined,
  indent: string,
): string[] {
  const { step, failed } = chosen;
  const lines: string[] = [];
  if (failed) lines.push(comment(failureNote(chosen), indent));
  const { call } = step;
  if (call.type === 'element' && !step.target) {
    const words = `the run kept no locator for this ${call.action.kind}: write one.`;
    return [...lines, comment(`Left out, as ${words}`, indent)];
  }
  const statement = statementOf(chosen, spec, timeoutMs);
  if (!statement) return lines;
  if (step.target?.healedFrom !== undefined) {
    lines.push(comment(`was: ${step.target.healedFrom}`, indent));
  }
  if (step.target?.inClosedShadowRoot) lines.push(comment(CLOSED_ROOT, indent));
  const code = layOut(statement, indent);
  return [...lines, ...(isForced(call) ? allowForce(code) : code)];
}

function isForced(call: StepCall): boolean {
  return call.type === 'element' && call.action.kind === 'click' && call.action.force === true;
}

/** eslint-plugin-playwright wants a reason for each forced action, right above where it is said. */
function allowForce(code: readonly string[]): string[] {
  const at = code.findLastIndex((line) => line.includes('force: true'));
  const indent = code[at]?.match(/^ */)?.[0] ?? '';
  const reason = `${indent}// eslint-disable-next-line playwright/no-force-option -- the run forced it too`;
  return code.toSpliced(at, 0, reason);
}

function statementOf(
  { step, failed }: ChosenStep,
  spec: SpecContext,
  timeoutMs: number | undefined,
): Statement | undefined {
  const call: StepCall = step.call;
  switch (call.type) {
    case 'element':
      return step.target
        ? exportElementAction(call.action, spec.locator(step.target.locator), spec)
        : undefined;
    case 'page':
      return exportPageAction(call.action, spec, { from: step.url, timeoutMs });
    case 'assert': {
      const { assertion } = call;
      if (assertion.on === 'element') return exportElementAssertion(assertion, spec, timeoutMs);
      return exportPageAssertion(assertion, spec, {
        seenAt: failed ? undefined : step.result?.received,
        timeoutMs,
      });
    }
    default:
      return assertNever(call);
  }
}

function failureNote({ step }: ChosenStep): string {
  if (step.result) return `The run failed here. It saw: ${step.result.received}`;
  return step.error ? `The run failed here: ${step.error.message}` : 'The run failed here.';
}
