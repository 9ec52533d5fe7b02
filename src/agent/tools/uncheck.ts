import { z } from 'zod';
import { targetInput } from './inputs';
import { defineTool } from './tool';

export const uncheck = defineTool({
  name: 'uncheck',
  description: 'Unticks a checkbox or switch; nothing happens when it is not ticked.',
  input: z.strictObject(targetInput),
  run: (context, { ref, element, line }) =>
    context.act({ ref, element }, { kind: 'uncheck' }, line),
});
