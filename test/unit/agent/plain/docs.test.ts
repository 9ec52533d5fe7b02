import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkPlainPlan } from '../../../../src/agent/models/plain';
import { readLine } from '../../../../src/agent/models/plain/grammar/read-line';
import { parsePlan } from '../../../../src/agent/plan/parse-plan';

const docs = readFileSync('docs/plain-steps.md', 'utf8');

function section(title: string): string {
  return docs.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
}

/** What stands in backquotes in the second column of a section's table. */
function examplesIn(title: string): string[] {
  return section(title)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)])
    .map(([, example = '']) => example.replace(/^…/, 'Verify'));
}

describe('docs/plain-steps.md', () => {
  it('begins with a plan that can be carried out', () => {
    const plan = /```markdown\n([\s\S]+?)```/.exec(docs)?.[1] ?? '';
    expect(checkPlainPlan(parsePlan(plan))).toEqual([]);
  });

  it.each([
    ['Actions', 41],
    ['Checks', 25],
  ])('has examples of %s that can all be read', (title, count) => {
    const examples = examplesIn(title);
    expect(examples).toHaveLength(count);
    expect(examples.filter((line) => 'problem' in readLine(line))).toEqual([]);
  });

  it('is right about what is refused', () => {
    const refused = /Refused as too vague: ([^.]+)\./.exec(section('Checks'))?.[1] ?? '';
    const lines = [...refused.matchAll(/`([^`]+)`/g)].map(([, line = '']) => line);
    expect(lines).toHaveLength(4);
    expect(lines.filter((line) => 'steps' in readLine(line))).toEqual([]);
  });
});
