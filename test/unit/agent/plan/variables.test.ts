import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Variables } from '../../../../src/agent/plan/variables';
import { UnknownVariableError } from '../../../../src/model/errors';

const variables = new Variables([
  { name: 'USER', value: 'ann', secret: false },
  { name: 'PASSWORD', value: 'hunter2$&', secret: true },
  { name: 'PIN', value: '12', secret: true },
  { name: 'UNSET', value: '', secret: true },
  { name: 'EMPTY', value: '', secret: false },
]);

describe('requireAll', () => {
  it('lists every placeholder without a value, in plan, URL and criteria', () => {
    const check = () =>
      variables.requireAll(['Fill {{USER}} {{ FOO }}', 'http://{{HOST}}/', '{{UNSET}} {{FOO}}']);
    expect(check).toThrow(UnknownVariableError);
    expect(check).toThrow('{{FOO}}, {{HOST}}, {{UNSET}} have no value.');
    try {
      check();
    } catch (error) {
      expect(error instanceof UnknownVariableError && error.details).toEqual({
        names: ['FOO', 'HOST', 'UNSET'],
      });
    }
  });

  it('lets known ones, empty ones and braces that are none through', () => {
    expect(() => variables.requireAll(['{{USER}} {{ EMPTY }} {{}} { {X} }'])).not.toThrow();
  });
});

describe('resolveForPage', () => {
  it('puts values in literally', () => {
    expect(variables.resolveForPage('{{USER}}:{{ PASSWORD }}{{EMPTY}}')).toBe('ann:hunter2$&');
  });

  it('does not resolve what a value brings along', () => {
    const nested = new Variables([
      { name: 'A', value: '{{B}} $1', secret: false },
      { name: 'B', value: 'b', secret: false },
    ]);
    expect(nested.resolveForPage('{{A}}')).toBe('{{B}} $1');
  });

  it('refuses a placeholder that a model made up', () => {
    expect(() => variables.resolveForPage('{{ user.name }}')).toThrow(UnknownVariableError);
  });
});

describe('templateFor', () => {
  it.each([
    ['ann', '{{USER}}'],
    ['hunter2$&', '{{PASSWORD}}'],
    ['annie', 'annie'],
    ['Bearer hunter2$& for ann', 'Bearer {{PASSWORD}} for ann'],
    ['code 12, not 123', 'code {{PIN}}, not 123'],
    ['{{ USER }} and {{PASSWORD}}', '{{USER}} and {{PASSWORD}}'],
    ['', ''],
  ])('%j is kept as %j', (text, template) => {
    expect(variables.templateFor(text)).toBe(template);
  });

  it('does not look for secrets inside a placeholder', () => {
    const pass = new Variables([
      { name: 'PASSWORD', value: 'x', secret: true },
      { name: 'OTHER', value: 'PASSWORD', secret: true },
    ]);
    expect(pass.templateFor('{{PASSWORD}} PASSWORD')).toBe('{{PASSWORD}} {{OTHER}}');
  });

  it('is undone by resolveForPage', () => {
    const part = fc.constantFrom('ann', 'hunter2$&', '12', ' ', 'x', '$', 'hunter2');
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('');
        const template = variables.templateFor(text);
        expect(variables.resolveForPage(template)).toBe(text);
        expect(template).not.toContain('hunter2$&');
      }),
    );
  });
});

it('shows a model the values that are no secrets', () => {
  expect(variables.visible).toEqual([
    { name: 'USER', secret: false, value: 'ann' },
    { name: 'PASSWORD', secret: true },
    { name: 'PIN', secret: true },
    { name: 'UNSET', secret: true },
    { name: 'EMPTY', secret: false, value: '' },
  ]);
  expect(variables.secrets).toEqual(['hunter2$&', '12']);
});
