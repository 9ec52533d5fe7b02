import { z } from 'zod';
import { targetInput } from './inputs';
import { defineTool } from './tool';

export const check = defineTool({
  name: 'check',
  description:
    'Ticks a checkbox, radio button or switch; nothing happens when it is ticked already.',
  input: z.strictObject(targetInput),
  run: (context, { ref, element, line }) => context.act({ ref, element }, { kind: 'check' }, line),
});
