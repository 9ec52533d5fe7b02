import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PlanError } from '../../../src/model/errors';
import { scenarioIdSchema } from '../../../src/model/ids';
import type { Scenario } from '../../../src/model/scenario';
import { scenarioFromMarkdown, scenarioToMarkdown } from '../../../src/report/scenario-markdown';

const scenario: Scenario = {
  id: scenarioIdSchema.parse('5b1f2f6e-6f0c-4a53-9f1e-0d6f3d1f5a02'),
  name: 'Sign in: "happy" path',
  plan: '#Case 1: Sign in\n1. Fill {{EMAIL}}\n---\n2. Verify the title\n',
  startUrl: 'https://app.example.com/login',
  passCriteria: 'The inbox is shown\nNo error is shown',
  variables: [
    { name: 'EMAIL', value: 'ada@example.com', secret: false },
    { name: 'PORT', value: '0300', secret: false },
    { name: 'PASSWORD', value: 'hunter2', secret: true },
  ],
  model: 'anthropic',
  createdAt: Date.UTC(2026, 0, 2),
  updatedAt: Date.UTC(2026, 0, 3, 4, 5, 6, 789),
};

test('a scenario as a file', () => {
  expect(scenarioToMarkdown(scenario)).toBe(`---
id: 5b1f2f6e-6f0c-4a53-9f1e-0d6f3d1f5a02
name: 'Sign in: "happy" path'
startUrl: https://app.example.com/login
model: anthropic
passCriteria: |-
  The inbox is shown
  No error is shown
variables:
  - name: EMAIL
    value: ada@example.com
  - name: PORT
    value: "0300"
  - name: PASSWORD
    secret: true
createdAt: 2026-01-02T00:00:00.000Z
updatedAt: 2026-01-03T04:05:06.789Z
---

#Case 1: Sign in
1. Fill {{EMAIL}}
---
2. Verify the title
`);
});

test('a file gives the scenario back, without the values of secrets', () => {
  const [email, port, password] = scenario.variables;
  expect(scenarioFromMarkdown(scenarioToMarkdown(scenario))).toEqual({
    ...scenario,
    variables: [email, port, { ...password, value: '' }],
  });
});

test('whatever the texts are, they come back as they were', () => {
  const text = fc.string({ unit: 'grapheme' });
  const plan = fc.oneof(text, fc.string({ unit: fc.constantFrom('\n', '\r\n', '---', ' ', 'a') }));
  fc.assert(
    fc.property(
      text.filter((name) => name !== ''),
      plan.filter((lines) => lines.trim() !== ''),
      fc.option(text, { nil: undefined }),
      plan,
      (name, lines, startUrl, value) => {
        const any: Scenario = {
          ...scenario,
          name,
          plan: lines,
          ...(startUrl === undefined ? {} : { startUrl }),
          passCriteria: value,
          variables: [{ name: 'A', value, secret: false }],
        };
        expect(scenarioFromMarkdown(scenarioToMarkdown(any))).toEqual(any);
      },
    ),
    { numRuns: 500 },
  );
});

describe('a file written by hand', () => {
  test('needs only a name and a plan', () => {
    const made = scenarioFromMarkdown('\ufeff---\r\nname: Short\r\n---\r\nGo to /\r\n', 42);
    expect(made).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Short',
      plan: 'Go to /\r\n',
      variables: [],
      model: 'plain',
      createdAt: 42,
      updatedAt: 42,
    });
  });

  test('may leave out quotes, and has no use for the value of a secret', () => {
    const { variables } = scenarioFromMarkdown(
      '---\nname: x\nvariables:\n  - {name: PORT, value: 3000}\n  - {name: KEY, value: abc, secret: true}\n---\nGo',
    );
    expect(variables).toEqual([
      { name: 'PORT', value: '3000', secret: false },
      { name: 'KEY', value: '', secret: true },
    ]);
  });

  test.each([
    ['Go to /login', 'It must begin with front matter: ---, name: …, ---, and then the plan.'],
    ['---\nname: x\nGo to /login', 'Its front matter has no end: put a line --- under it.'],
    ['---\nname: x\n---\n \n', 'This file holds no plan. Write its steps below the second ---.'],
    ['---\nname: [x\n---\nGo', 'is no YAML'],
    ['---\n- x\n---\nGo', 'does not fit'],
    ['---\n---\nGo', '→ at name'],
    ['---\nname: x\ncolour: red\n---\nGo', 'Unrecognized key: "colour"'],
    ['---\nname: x\nid: 7\n---\nGo', '→ at id'],
    ['---\nname: x\nvariables: [{name: A-B}]\n---\nGo', 'Letters, digits and _ only'],
    ['---\nname: x\ncreatedAt: yesterday\n---\nGo', '→ at createdAt'],
  ])('%j says what does not fit', (file, message) => {
    expect(() => scenarioFromMarkdown(file)).toThrow(PlanError);
    expect(() => scenarioFromMarkdown(file)).toThrow(message);
  });
});

test('the example in the documentation can be read', () => {
  const doc = readFileSync('docs/scenario-file.md', 'utf8');
  const [, example = ''] = /```text\n(.*?)```/s.exec(doc) ?? [];
  const read = scenarioFromMarkdown(example);
  expect(scenarioToMarkdown(read)).toBe(example);
});
