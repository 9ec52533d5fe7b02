import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { tools } from '../../../../src/agent/tools';

const docs = readFileSync(new URL('../../../../docs/tools.md', import.meta.url), 'utf8');

describe('tools', () => {
  it('are these, in this order', () => {
    expect(tools.map(({ name }) => name)).toEqual([
      'snapshot',
      'find',
      'navigate',
      'back',
      'click',
      'fill',
      'press',
      'select',
      'check',
      'uncheck',
      'hover',
      'scroll',
      'wait_for',
      'wait_for_stable',
      'assert',
      'complete_scenario',
    ]);
  });

  it.each(tools.map((tool) => [tool.name, tool] as const))(
    '%s has a description, a closed schema, and a row in docs/tools.md with its inputs',
    (name, tool) => {
      expect(tool.description.length).toBeGreaterThan(20);
      const schema = z.toJSONSchema(tool.input, { io: 'input' });
      expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
      const row = docs.split('\n').find((line) => line.startsWith(`| \`${name}\``));
      const documented = [...(row?.split('|')[2] ?? '').matchAll(/`(\w+)\??`/g)].map(
        ([, field]) => field,
      );
      expect(documented.sort()).toEqual(Object.keys(schema.properties ?? {}).sort());
    },
  );
});
