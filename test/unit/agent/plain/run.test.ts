import { describe, expect, it } from 'vitest';
import { RunControl } from '../../../../src/agent/loop/run-control';
import { runPlan } from '../../../../src/agent/loop/run-plan';
import { createPlainModel } from '../../../../src/agent/models/plain';
import { parsePlan } from '../../../../src/agent/plan/parse-plan';
import { newRunId, newScenarioId } from '../../../../src/model/ids';
import type { Run } from '../../../../src/model/run';
import type { Variable } from '../../../../src/model/variables';
import { FakeDriver } from '../fake-driver';

const ISSUES = `- heading "Issues" [level=1] [ref=e11]
- button "New issue" [ref=e12]
- button "Sign out" [ref=e13]`;

/** A tab whose Sign in button leads to the issues. */
function tab(): FakeDriver {
  const driver = new FakeDriver();
  driver.onAct = async (target) => {
    if ('ref' in target && target.ref === 'e4') {
      driver.url = 'https://shop.test/issues';
      driver.text = ISSUES;
    }
    return { mutations: 1 };
  };
  driver.onCheck = async (assertion) => {
    if (assertion.on === 'page') {
      const passed = driver.url.includes(assertion.check.expected);
      return { passed, received: driver.url };
    }
    const { target } = assertion;
    const name = 'name' in target ? target.name : 'text' in target ? target.text : '';
    const passed = driver.text.includes(String(name)) === (assertion.check.matcher !== 'hidden');
    return { passed, received: passed ? 'as expected' : 'nothing matches' };
  };
  return driver;
}

async function run(plan: string, driver = tab(), variables: Variable[] = []): Promise<Run> {
  return runPlan({
    id: newRunId(),
    scenarioId: newScenarioId(),
    scenarioName: 'Shop',
    plan: parsePlan(plan),
    variables,
    model: createPlainModel({ pause: async () => {} }),
    driver,
    signal: new AbortController().signal,
    control: new RunControl(),
    onEvent: () => {},
  });
}

const SIGN_IN = `
#Case 1: Sign in
1. Fill Email with "ann@shop.test"
2. Fill Password with {{PASSWORD}}
3. Click "Sign in"
4. Verify heading "Issues" is visible
5. Verify the URL contains /issues and "Forgot" is not shown
`;
const PASSWORD: Variable = { name: 'PASSWORD', value: 'hunter22', secret: true };

describe('a plan in plain steps', () => {
  it('runs in the loop and passes', async () => {
    const driver = tab();
    const { verdict, cases, modelName } = await run(SIGN_IN, driver, [PASSWORD]);
    expect(verdict).toEqual({ outcome: 'passed' });
    expect(modelName).toBe('plain');
    expect(cases[0]?.steps.map(({ line, status, said }) => [line, status, said])).toEqual([
      [1, 'done', 'Step 1 “Fill Email with "ann@shop.test"”'],
      [2, 'done', 'Step 2 “Fill Password with {{PASSWORD}}”'],
      [3, 'done', 'Step 3 “Click "Sign in"”'],
      [4, 'done', 'Step 4 “Verify heading "Issues" is visible”'],
      [5, 'done', expect.stringContaining('Step 5')],
      [5, 'done', expect.stringContaining('Step 5')],
    ]);
    expect(driver.calls.filter((call) => call.startsWith('act'))).toEqual([
      'act {"ref":"e2","description":"\\"Email\\" textbox","kind":"fill","value":"ann@shop.test"}',
      'act {"ref":"e3","description":"\\"Password\\" textbox","kind":"fill","value":"hunter22"}',
      'act {"ref":"e4","description":"\\"Sign in\\" button","kind":"click"}',
    ]);
  });

  it('fails at a check that does not hold, and stops there', async () => {
    const { verdict, cases } = await run(`
#Case 1: Sign in
1. Click "Sign in"
2. Verify heading "Orders" is visible
3. Click "Sign out"
`);
    expect(verdict).toMatchObject({ outcome: 'failed', stepIndex: 1 });
    expect(cases[0]?.steps).toHaveLength(2);
    expect(cases[0]?.summary).toMatch(
      /^Step 2 “Verify heading "Orders" is visible” failed\. .*Found: nothing matches\.$/,
    );
  });

  it('fails with evidence when there is nothing to click', async () => {
    const { verdict } = await run('1. Click "Buy"\n2. Verify "Thanks" is shown');
    expect(verdict).toEqual({
      outcome: 'failed',
      reason:
        'The agent reports: Step 1 “Click "Buy"” failed: there is no button, link or other element “Buy” on the page (https://shop.test/login).',
    });
  });

  it('is inconclusive where a line cannot be read, and goes on with the next case', async () => {
    const driver = tab();
    const { verdict, cases } = await run(
      `
#Case 1: Vague
1. Click "Sign in"
2. Verify it works

#Case 2: Clear
1. Click "Sign in"
2. Verify heading "Issues" is visible
`,
      driver,
    );
    expect(cases.map((one) => one.verdict?.outcome)).toEqual(['inconclusive', 'passed']);
    expect(cases[0]?.steps).toEqual([]);
    expect(verdict).toMatchObject({
      outcome: 'inconclusive',
      reason: expect.stringContaining('Step 2: “Verify it works” cannot be carried out'),
    });
  });

  it('is inconclusive where several elements fit', async () => {
    const driver = tab();
    driver.text = '- button "Open" [ref=e1]\n- button "Open" [ref=e2]';
    const { verdict } = await run('1. Click Open\n2. Verify "Open" is shown', driver);
    expect(verdict).toMatchObject({ outcome: 'inconclusive' });
  });
});
