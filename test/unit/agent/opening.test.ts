import { describe, expect, it } from 'vitest';
import { expectedChecksOf } from '../../../src/agent/plan/expected-checks';
import { parsePlan } from '../../../src/agent/plan/parse-plan';
import { openingMessage } from '../../../src/agent/prompts/opening';
import { SYSTEM_PROMPT } from '../../../src/agent/prompts/system';
import { tools } from '../../../src/agent/tools';
import { PAGE_TAG } from '../../../src/guard/untrusted';
import type { Step } from '../../../src/model/step';
import { actionStep, assertStep } from './make-step';

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

describe('the first message of a case that was interrupted', () => {
  const [planCase] = parsePlan('1. Click "Buy"\n2. Verify "Thanks"').cases;
  const openingAfter = (...steps: Step[]) => {
    if (!planCase) throw new Error('no case');
    return openingMessage({
      case: planCase,
      cases: 1,
      notes: '',
      expectedChecks: expectedChecksOf(planCase, 'No error is shown'),
      variables: [],
      earlier: [],
      resumed: { steps, quote: (text) => `<<\n${text}\n>>` },
      markerId: 'ab12',
    });
  };

  it('has each step with what it came to, quoted', () => {
    expect(
      openingAfter(actionStep('failed', 1), actionStep('done', 1), assertStep('failed', 2)),
    ).toContain(`they count, do not repeat them:
<<
1. Line 1. Click an element: failed
2. Line 1. Click an element: done
3. Line 2. Check that the title is "Home": it did not hold
>>
Line 2 was the last one begun: if a part of it is missing, do that, then go on with line 3.

Page text`);
  });

  it.each<[string, Step[], string]>([
    [
      'a step cut off',
      [actionStep('stopped', 1)],
      'Line 1 was cut off: carry it out again, then go on with line 2.',
    ],
    [
      'the last line begun',
      [assertStep('held', 3), actionStep('done')],
      'Line 3 was the last one begun: if a part of it is missing, do that, then end the case.',
    ],
    [
      'no step with a line',
      [actionStep('done')],
      'Look which lines are done, and go on with the first one that is not.',
    ],
  ])('says where to go on after %s', (_, steps, words) => {
    expect(openingAfter(...steps)).toContain(words);
  });
});

it('the system prompt names the marks and only tools that exist', () => {
  expect(SYSTEM_PROMPT).toContain(`<${PAGE_TAG}>`);
  const named = SYSTEM_PROMPT.match(/\b[a-z]+_[a-z_]+\b/g) ?? [];
  const names: string[] = tools.map(({ name }) => name);
  for (const name of named) expect(names).toContain(name);
  expect(SYSTEM_PROMPT.length).toBeLessThan(4_000);
});
