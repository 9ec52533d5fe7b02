import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedChecksOf } from '../../../../src/agent/plan/expected-checks';
import { parsePlan } from '../../../../src/agent/plan/parse-plan';
import { planToMarkdown } from '../../../../src/agent/plan/plan-to-markdown';
import { PlanError } from '../../../../src/model/errors';
import { planSchema } from '../../../../src/model/plan';

function namesOf(markdown: string): string[] {
  return parsePlan(markdown).cases.map(({ name }) => name);
}

function linesOf(markdown: string): string[] {
  return parsePlan(markdown).cases.flatMap(({ lines }) => lines.map(({ text }) => text));
}

describe('case headers', () => {
  it.each([
    ['#Case 1: Login', 'Login'],
    ['# Case 2 - Log out', 'Log out'],
    ['# Case 2 \u2013 Log out', 'Log out'],
    ['## Case: Search', 'Search'],
    ['#Case Login', 'Login'],
    ['### case 7) Mixed', 'Mixed'],
    ['#Scenario: Buy', 'Buy'],
    ['#Scenario 3 Buy', 'Buy'],
    ['#Test 4: Pay', 'Pay'],
    ['# Test: Pay', 'Pay'],
    ['## Test case 2: Pay', 'Pay'],
    ['Case 3. Refund', 'Refund'],
    ['Scenario 1: Buy', 'Buy'],
    ['**Case 1: Bold**', 'Bold'],
    ['#Case 1', 'Case 1'],
    ['# Case 9: Languages: C# ##', 'Languages: C#'],
  ])('%s starts a case', (header, name) => {
    const plan = parsePlan(`Shared note\n\n${header}\n- Click "Go"\n`);
    expect(plan.notes).toBe('Shared note');
    expect(plan.cases.map((one) => [one.number, one.name])).toEqual([[1, name]]);
    expect(linesOf(`${header}\n- Click "Go"`)).toEqual(['Click "Go"']);
  });

  it.each([
    "Type 'load test.' into the box",
    'Open the test case. Then close it',
    'Fill "Name" with "Case 3: x"',
    '- Case 3. is listed',
    '  - #Case 2: in a list',
    'Test that it works',
    'Case study opens',
    'In case: do nothing',
    '# Test plan',
    '#Caseload',
  ])('%s starts none', (line) => {
    const plan = parsePlan(`#Case 1: Only\n- Click "Go"\n${line}\n- Click "End"`);
    expect(plan.cases.map(({ name }) => name)).toEqual(['Only']);
  });

  it('counts cases in order and ignores the numbers that were written', () => {
    const plan = parsePlan('#Case 7: A\n- a\n#Case 7: B\n- b\n#Case\n- c');
    expect(plan.cases.map(({ number, name }) => [number, name])).toEqual([
      [1, 'A'],
      [2, 'B'],
      [3, 'Case 3'],
    ]);
  });

  it('takes a text without headers as one case, named by its first heading', () => {
    expect(namesOf('# Sign in works\n\nOpen /login\nClick "Sign in"')).toEqual(['Sign in works']);
    expect(linesOf('# Sign in works\n\nOpen /login\nClick "Sign in"')).toEqual([
      'Open /login',
      'Click "Sign in"',
    ]);
    expect(namesOf('Open /login')).toEqual(['Case 1']);
    expect(parsePlan('Open /login').notes).toBe('');
  });
});

describe('steps', () => {
  it('reads list items, boxes and lines by themselves', () => {
    expect(
      linesOf(
        '#Case 1: A\n- a\n* b\n+ c\n1. d\n2) e\n- [ ] f\n- [x] g\n[ ] h\ni\n\n   j\n\u2022 k',
      ),
    ).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k']);
  });

  it('numbers them and tells checks from actions', () => {
    expect(
      parsePlan('#Case 1: A\n1. Check the box "Terms"\n2. Check that it is ticked\n3. **Verify** x')
        .cases[0]?.lines,
    ).toEqual([
      { number: 1, text: 'Check the box "Terms"', kind: 'action' },
      { number: 2, text: 'Check that it is ticked', kind: 'check' },
      { number: 3, text: '**Verify** x', kind: 'check' },
    ]);
  });

  it('keeps what is in quotes as it is', () => {
    expect(linesOf('Fill "Name" with "a  b # <!-- c --> {{X}}"')).toEqual([
      'Fill "Name" with "a  b # <!-- c --> {{X}}"',
    ]);
  });

  it('makes nested items steps of their own', () => {
    expect(linesOf('- Fill the form\n  - Email: a@b\n    - really\n  - Name: c\n- Send')).toEqual([
      'Fill the form',
      'Email: a@b',
      'really',
      'Name: c',
      'Send',
    ]);
  });

  it('makes items under a check with a colon checks', () => {
    const plan = parsePlan(
      '1. Open /\n2. Verify that:\n   - heading "A" is visible\n   - url is "/b"\n3. Click "C"\n\nVerify on the cart page:\n- total is 3\nClick "D"\nEnsure:',
    );
    expect(plan.cases[0]?.lines.map(({ text, kind }) => [text, kind])).toEqual([
      ['Open /', 'action'],
      ['Verify that heading "A" is visible', 'check'],
      ['Verify that url is "/b"', 'check'],
      ['Click "C"', 'action'],
      ['Verify on the cart page: total is 3', 'check'],
      ['Click "D"', 'action'],
      ['Ensure:', 'check'],
    ]);
  });

  it('goes on with an item on an indented line', () => {
    expect(linesOf('- Click the button\n  called "Save"\n\n  Then wait\n- Stop')).toEqual([
      'Click the button called "Save"',
      'Then wait',
      'Stop',
    ]);
  });

  it('makes two steps of an action with a check', () => {
    const plan = parsePlan(
      [
        'Click Save and verify that "a and verify b" is listed',
        'Click Save, then check that it is saved.',
        'Open /x. Verify the title is X; ensure Y is gone',
        'Fill "Note" with "save and verify it"',
        'Review and confirm the order',
        'Review and confirm that the order is placed',
      ].join('\n'),
    );
    expect(plan.cases[0]?.lines.map(({ text, kind }) => `${kind}: ${text}`)).toEqual([
      'action: Click Save',
      'check: verify that "a and verify b" is listed',
      'action: Click Save',
      'check: check that it is saved.',
      'action: Open /x',
      'check: Verify the title is X',
      'check: ensure Y is gone',
      'action: Fill "Note" with "save and verify it"',
      'action: Review and confirm the order',
      'action: Review',
      'check: confirm that the order is placed',
    ]);
  });

  it('leaves out code, comments, rules and other headings', () => {
    const plan = parsePlan(
      '```\n#Case 0: code\n```\n#Case 1: A\n## Steps\n- a\n```js\n- not a step\n```\n<!-- no -->\n<!--\n- nor this\n-->\n---\n***\n- b',
    );
    expect(plan.notes).toBe('```\n#Case 0: code\n```');
    expect(plan.cases[0]?.lines.map(({ text }) => text)).toEqual(['a', 'b']);
  });

  it('unwraps a plan that is one code block', () => {
    const plan = parsePlan('```markdown\nNote\n#Case 1: A\n- a\n```\n');
    expect([plan.notes, plan.cases[0]?.name, plan.cases[0]?.lines.length]).toEqual([
      'Note',
      'A',
      1,
    ]);
  });

  it('reads byte order mark, CRLF, CR and tabs', () => {
    const plan = parsePlan('\uFEFFNote\r\n#Case 1: A\r\n-\tOpen\t/\r\n\t- b\r- c\n');
    expect(plan.notes).toBe('Note');
    expect(plan.cases[0]?.lines.map(({ text }) => text)).toEqual(['Open    /', 'b', 'c']);
  });
});

describe('plans that cannot run', () => {
  it.each(['', '  \n\n', '# Only a title', '<!-- a -->', '#Case 1'])('%j has no steps', (text) => {
    expect(() => parsePlan(text)).toThrow(PlanError);
    expect(() => parsePlan(text)).toThrow(/no steps.*#Case 1: Sign in\n1\. Open \/login/s);
  });

  it('says which case has no steps', () => {
    expect(() => parsePlan('#Case 1: A\n- a\n#Case 2: Pay\n\n#Case 3: B\n- b')).toThrow(
      /^Case 2 "Pay" has no steps\./,
    );
    expect(() => parsePlan('#Case 1: A\n#Case 2: B')).toThrow(/^Case 1 "A", Case 2 "B" have/);
  });

  it('says where a code block or comment is left open', () => {
    expect(() => parsePlan('#Case 1: A\n- a\n```\n- b')).toThrow(
      /code block that begins on line 3/,
    );
    expect(() => parsePlan('#Case 1: A\n- a\n<!-- b')).toThrow(/comment that begins on line 3/);
  });
});

describe('planToMarkdown', () => {
  it('writes what parsePlan reads', () => {
    const plan = parsePlan('Note\n#Case 1: A\n- a\n- Verify b\n#Case 2: B\n- c');
    expect(planToMarkdown(plan)).toBe(
      'Note\n\n#Case 1: A\n1. a\n2. Verify b\n\n#Case 2: B\n1. c\n',
    );
  });

  const bit = fc.constantFrom(
    ...'#Case 1: |# Case 2 - |Scenario 3. |**Case 1: a**|Test 2: |- |* |1. |  - |[ ] |[x] |\n|\r\n|\t|  |```|~~~|<!--|-->|---|===|# T|:|Verify that:|Verify |Check the box |check that | and verify | then ensure |. |; |"|\u201c|\u201d|\'|{{X}}|#|Click Save|and|\u00a0|\uFEFF|\\'.split(
      '|',
    ),
  );
  const text = fc
    .array(fc.oneof({ weight: 8, arbitrary: bit }, { weight: 1, arbitrary: fc.string() }), {
      maxLength: 40,
    })
    .map((bits) => bits.join(''));

  it('gives back the same plan for any text that is one', () => {
    fc.assert(
      fc.property(text, (markdown) => {
        let plan: ReturnType<typeof parsePlan>;
        try {
          plan = parsePlan(markdown);
        } catch (error) {
          expect(error).toBeInstanceOf(PlanError);
          return;
        }
        planSchema.parse(plan);
        expect(parsePlan(planToMarkdown(plan))).toEqual(plan);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('expectedChecksOf', () => {
  it('numbers pass criteria on after the last plan line', () => {
    const [first] = parsePlan('#Case 1: A\n- Verify a\n- Click b').cases;
    if (!first) throw new Error('no case');
    expect(expectedChecksOf(first, '- The total is shown\n\nNo error is shown\n')).toEqual([
      { number: 1, text: 'Verify a' },
      { number: 3, text: 'The total is shown' },
      { number: 4, text: 'No error is shown' },
    ]);
    expect(expectedChecksOf(first)).toEqual([{ number: 1, text: 'Verify a' }]);
  });
});
