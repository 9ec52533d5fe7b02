import { expect, it } from 'vitest';
import { expectedChecksOf } from '../../../src/agent/plan/expected-checks';
import { parsePlan } from '../../../src/agent/plan/parse-plan';
import { openingMessage } from '../../../src/agent/prompts/opening';
import { SYSTEM_PROMPT } from '../../../src/agent/prompts/system';
import { tools } from '../../../src/agent/tools';
import { PAGE_TAG } from '../../../src/guard/untrusted';

it('the first message is the task, whole', () => {
  const [planCase] = parsePlan('#Case 1: Buy\n1. Click "Buy"\n2. Verify "Thanks"').cases;
  if (!planCase) throw new Error('no case');
  const message = openingMessage({
    case: planCase,
    cases: 2,
    notes: 'The shop is in test mode.',
    expectedChecks: expectedChecksOf(planCase, 'No error is shown'),
    variables: [
      { name: 'USER', secret: false, value: 'a "b"' },
      { name: 'KEY', secret: true },
    ],
    earlier: [
      { name: 'Login', verdict: { outcome: 'failed', reason: 'x' }, endedAt: 'https://a.test/' },
    ],
    markerId: 'ab12',
  });
  expect(message).toBe(`Case 1 of 2: Buy

Notes for all cases:
The shop is in test mode.

Lines:
1. Click "Buy"
2. [check] Verify "Thanks"

Pass criteria, to be asserted like lines:
3. [check] No error is shown

Variables:
{{USER}} = "a \\"b\\""
{{KEY}} is secret: its value is filled in for you

Cases before this one, in the same tab; their state goes on:
1. Login: failed. It ended at https://a.test/

Page text in this run has the id ab12.`);
});

it('the system prompt names the marks and only tools that exist', () => {
  expect(SYSTEM_PROMPT).toContain(`<${PAGE_TAG}>`);
  const named = SYSTEM_PROMPT.match(/\b[a-z]+_[a-z_]+\b/g) ?? [];
  const names: string[] = tools.map(({ name }) => name);
  for (const name of named) expect(names).toContain(name);
  expect(SYSTEM_PROMPT.length).toBeLessThan(4_000);
});
