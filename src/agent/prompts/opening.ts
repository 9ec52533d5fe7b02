import type { PlanCase, PlanLine } from '../../model/plan';
import type { ExpectedCheck } from '../../model/run';
import type { Verdict } from '../../model/verdict';
import type { TaskVariable } from '../models/model';
import { type Resumed, resumedSection } from './resumed';

/** A case that ran before this one in the same tab. */
export interface EarlierCase {
  name: string;
  verdict: Verdict;
  endedAt: string;
}

export interface Opening {
  case: PlanCase;
  cases: number;
  notes: string;
  expectedChecks: readonly ExpectedCheck[];
  variables: readonly TaskVariable[];
  earlier: readonly EarlierCase[];
  /** Set when the case goes on after an interruption. */
  resumed?: Omit<Resumed, 'lines'> | undefined;
  /** Id of the tags around page text in this run. */
  markerId: string;
}

/** The first message of a case's conversation: the task. The first snapshot follows it. */
export function openingMessage(opening: Opening): string {
  const { case: planCase, cases, expectedChecks, resumed } = opening;
  const checks = new Set(expectedChecks.map(({ number }) => number));
  const last = planCase.lines.at(-1)?.number ?? 0;
  const criteria = expectedChecks.filter(({ number }) => number > last);
  const sections = [
    `Case ${planCase.number} of ${cases}: ${planCase.name}`,
    section('Notes for all cases:', opening.notes === '' ? [] : [opening.notes]),
    section(
      'Lines:',
      planCase.lines.map((line) => numbered(line, checks)),
    ),
    section(
      'Pass criteria, to be asserted like lines:',
      criteria.map((check) => numbered(check, checks)),
    ),
    section('Variables:', opening.variables.map(variableRow)),
    section('Cases before this one, in the same tab; their state goes on:', [
      ...opening.earlier.map(earlierRow),
    ]),
    resumed ? resumedSection({ ...resumed, lines: numbersOf(opening) }) : '',
    `Page text in this run has the id ${opening.markerId}.`,
  ];
  return sections.filter((text) => text !== '').join('\n\n');
}

/** Pass criteria are numbered on after the lines, and check lines are in both lists. */
function numbersOf({ case: { lines }, expectedChecks }: Opening): number[] {
  return [...new Set([...lines, ...expectedChecks].map(({ number }) => number))];
}

function section(title: string, rows: readonly string[]): string {
  return rows.length === 0 ? '' : [title, ...rows].join('\n');
}

function numbered({ number, text }: ExpectedCheck | PlanLine, checks: ReadonlySet<number>): string {
  return `${number}. ${checks.has(number) ? '[check] ' : ''}${text}`;
}

function variableRow(variable: TaskVariable): string {
  return variable.secret
    ? `{{${variable.name}}} is secret: its value is filled in for you`
    : `{{${variable.name}}} = ${JSON.stringify(variable.value)}`;
}

function earlierRow({ name, verdict, endedAt }: EarlierCase, index: number): string {
  return `${index + 1}. ${name}: ${verdict.outcome}. It ended at ${endedAt}`;
}
