import { z } from 'zod';
import { targetInput } from './inputs';
import { defineTool } from './tool';

export const hover = defineTool({
  name: 'hover',
  description: 'Moves the pointer over an element, for menus and tooltips.',
  input: z.strictObject(targetInput),
  run: (context, { ref, element, line }) => context.act({ ref, element }, { kind: 'hover' }, line),
});
