import { describe, expect, it } from 'vitest';
import { describeStep } from '../../../src/model/describe-step';
import { newStepId, refSchema } from '../../../src/model/ids';
import type { Step } from '../../../src/model/step';

const click: Step = {
  id: newStepId(),
  call: { type: 'element', action: { kind: 'click' } },
  status: 'running',
  startedAt: 0,
};

describe('describeStep', () => {
  it('names the target in the words it was asked for until it is found', () => {
    expect(describeStep(click)).toBe('Click an element');
    expect(describeStep({ ...click, wanted: 'the Save button' })).toBe('Click the Save button');
    const target = {
      ref: refSchema.parse('e3'),
      role: 'button',
      name: 'Save',
      locator: { by: 'role', role: 'button', name: 'Save' } as const,
      candidates: [],
    };
    expect(describeStep({ ...click, wanted: 'the Save button', target })).toBe(
      'Click button "Save"',
    );
  });
});
