import { PlanError, UnknownVariableError } from '../../../../src/model/errors';
import type { PlanCase } from '../../../../src/model/plan';
import type { PlanReader } from '../../../../src/panel/dependencies';

/** Reads just enough of a plan for the panel: `#Case` lines, and a step on each other line. */
export const fakePlanReader: PlanReader = {
  parse: (markdown) => {
    const cases: PlanCase[] = [];
    for (const line of markdown.split('\n').map((text) => text.trim())) {
      const header = /^#\s*Case \d+: (.*)$/.exec(line);
      const current = cases.at(-1);
      if (header) cases.push({ number: cases.length + 1, name: header[1] ?? '', lines: [] });
      else if (line !== '' && current) {
        const text = line.replace(/^\d+\.\s*/, '');
        const kind = text.startsWith('Verify') ? 'check' : 'action';
        current.lines.push({ number: current.lines.length + 1, text, kind });
      }
    }
    if (cases.length === 0) {
      throw new PlanError(
        'The plan has no case. Begin one with a line such as “#Case 1: Sign in”.',
      );
    }
    return { notes: '', cases };
  },
  problems: (plan) =>
    plan.cases.flatMap((planCase) =>
      planCase.lines
        .filter(({ text }) => text.startsWith('Ponder'))
        .map(({ number }) => ({
          caseNumber: planCase.number,
          line: number,
          problem: '“Ponder” is not something plain steps can do.',
        })),
    ),
  variablesIn: (text) => [
    ...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '')),
  ],
  fillIn: (text, variables) =>
    text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => {
      const variable = variables.find((known) => known.name === name);
      if (!variable) throw new UnknownVariableError(`{{${name}}} has no value.`);
      return variable.value;
    }),
};
