import { PlanError } from '../../model/errors';
import type { Plan, PlanCase } from '../../model/plan';
import { caseHeaderName, titleOf } from './case-header';
import { readSource, type SourceLine } from './source-lines';
import { stepLines } from './step-lines';

/**
 * Reads a plan in Markdown: case headers (`#Case 1: name`, see `caseHeaderName`) and under each its
 * steps, one a list item or one a line (see `stepLines`). Text before the first header is shared
 * notes. Without any header the whole text is one case, named by its first heading. Other headings
 * are no steps. Fenced code, comments and rules are left out of the steps.
 * @throws PlanError when there is no step at all, or a case without steps; it says which.
 */
export function parsePlan(markdown: string): Plan {
  const { all, meant: lines } = readSource(markdown);
  const starts = lines.flatMap((line, index) =>
    caseHeaderName(line.raw) === undefined ? [] : [index],
  );
  const [first] = starts;
  const sections = first === undefined ? [lines] : sectionsOf(lines, starts);
  const cases = sections.map((section, index) => toCase(section, index + 1));
  checkSteps(cases);
  const notes = first === undefined ? '' : notesBefore(all, lines[first]);
  return { notes, cases };
}

const EXAMPLE = `A plan looks like this:

#Case 1: Sign in
1. Open /login
2. Fill "Email" with "ann@example.com"
3. Click "Sign in"
4. Verify heading "Welcome" is visible`;

function sectionsOf(lines: readonly SourceLine[], starts: readonly number[]): SourceLine[][] {
  return starts.map((start, index) => lines.slice(start, starts[index + 1]));
}

function toCase(section: readonly SourceLine[], number: number): PlanCase {
  const header = section[0] && caseHeaderName(section[0].raw);
  const name = header ?? headingOf(section);
  return { number, name: name || `Case ${number}`, lines: stepLines(section.filter(isNoHeading)) };
}

const HEADING = /^ {0,3}#{1,6}(?:[ ]+(?<text>.*))?$/;

function headingOf(section: readonly SourceLine[]): string | undefined {
  return section
    .map(({ raw }) => titleOf(HEADING.exec(raw)?.groups?.text ?? ''))
    .find((text) => text !== '');
}

function isNoHeading({ raw }: SourceLine): boolean {
  return !HEADING.test(raw) && caseHeaderName(raw) === undefined;
}

/** Notes are kept as they were written, code blocks and all. */
function notesBefore(all: readonly SourceLine[], header: SourceLine | undefined): string {
  const end = header ? all.indexOf(header) : 0;
  return all
    .slice(0, end)
    .map(({ raw }) => raw)
    .join('\n')
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd();
}

function checkSteps(cases: readonly PlanCase[]): void {
  const empty = cases.filter(({ lines }) => lines.length === 0);
  if (empty.length === 0) return;
  if (cases.length === 1 && empty.length === 1 && cases[0]?.name === 'Case 1') {
    throw new PlanError(`The plan has no steps. ${EXAMPLE}`, { cases: [1] });
  }
  const which = empty.map(({ number, name }) => `Case ${number} "${name}"`).join(', ');
  throw new PlanError(
    `${which} ${empty.length === 1 ? 'has' : 'have'} no steps. Write at least one under the header. ${EXAMPLE}`,
    { cases: empty.map(({ number }) => number) },
  );
}
