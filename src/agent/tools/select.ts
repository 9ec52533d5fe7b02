import { z } from 'zod';
import { targetInput } from './inputs';
import { defineTool } from './tool';

export const select = defineTool({
  name: 'select',
  description:
    'Chooses options of a native select by their label, or by value where no label fits.',
  input: z.strictObject({
    ...targetInput,
    options: z.array(z.string()).min(1).describe('All options that are to be chosen.'),
  }),
  run: (context, { ref, element, line, options }) =>
    context.act({ ref, element }, { kind: 'select', options }, line),
});
