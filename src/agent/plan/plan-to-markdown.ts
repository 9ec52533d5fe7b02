import type { Plan } from '../../model/plan';

/** The plan as Markdown. `parsePlan` reads the same plan from it. */
export function planToMarkdown(plan: Plan): string {
  const cases = plan.cases.map(({ number, name, lines }) =>
    [`#Case ${number}: ${name}`, ...lines.map((line) => `${line.number}. ${line.text}`)].join('\n'),
  );
  return `${[...(plan.notes === '' ? [] : [plan.notes]), ...cases].join('\n\n')}\n`;
}
