import { quote } from '../../model/locator-code';
import type { CaseRun } from '../../model/run';
import { exportNavigate } from './actions/navigate';
import { layOut } from './code/layout';
import { numberCode } from './code/timeout-option';
import { safeTitle } from './code/title';
import { renderStep } from './render-step';
import type { SpecContext } from './spec-context';
import { type ChosenStep, chooseSteps } from './steps/choose-steps';
import { groupByLine, type StepGroup } from './steps/group-by-line';
import { waitTimes } from './steps/wait-times';

const STEP = '  ';
/** Playwright's default for a whole test, in milliseconds. */
const TEST_TIMEOUT = 30_000;

/** The lines inside the `test` of a case; none when no step of it can be exported. */
export function renderCase(
  caseRun: CaseRun,
  spec: SpecContext,
  indent: string,
  startUrl?: string,
): string[] {
  const chosen = chooseSteps(caseRun);
  const waits = waitTimes(chosen);
  const blocks: string[][] = [];

  if (waits.total >= TEST_TIMEOUT) {
    blocks.push([`${indent}test.setTimeout(${numberCode(TEST_TIMEOUT + waits.total)});`]);
  }
  if (startUrl !== undefined && startUrl !== '' && !beginsAt(chosen, startUrl, spec)) {
    blocks.push(
      layOut(exportNavigate({ kind: 'navigate', url: startUrl }, spec, undefined), indent),
    );
  }
  for (const group of groupByLine(chosen)) {
    const title = lineTitle(group, caseRun);
    const inner = title === undefined ? indent : indent + STEP;
    const lines = group.steps.flatMap((step) =>
      renderStep(step, spec, waits.timeouts.get(step.step), inner),
    );
    if (lines.length === 0) continue;
    blocks.push(
      title === undefined
        ? lines
        : [`${indent}await test.step(${quote(title)}, async () => {`, ...lines, `${indent}});`],
    );
  }
  return joinBlocks(blocks);
}

/** Whether the run's first step goes to the start address itself. */
function beginsAt(chosen: readonly ChosenStep[], startUrl: string, spec: SpecContext): boolean {
  const call = chosen[0]?.step.call;
  if (call?.type !== 'page' || call.action.kind !== 'navigate') return false;
  const first = spec.address(call.action.url, chosen[0]?.step.url);
  return first === spec.address(startUrl);
}

function lineTitle({ line }: StepGroup, caseRun: CaseRun): string | undefined {
  if (line === undefined) return undefined;
  const text =
    caseRun.case.lines.find(({ number }) => number === line)?.text ??
    caseRun.expectedChecks.find(({ number }) => number === line)?.text ??
    '';
  return safeTitle(text, 'step', `Line ${line}`);
}

/** The lint rules want an empty line around each block of Playwright's. */
export function joinBlocks(blocks: readonly string[][]): string[] {
  return blocks.flatMap((block, index) => (index === 0 ? block : ['', ...block]));
}
