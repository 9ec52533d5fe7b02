import { z } from 'zod';
import { modifierSchema, mouseButtonSchema } from '../../model/action';
import { targetInput } from './inputs';
import { defineTool } from './tool';

export const click = defineTool({
  name: 'click',
  description: 'Clicks an element once it is visible, enabled and still.',
  input: z.strictObject({
    ...targetInput,
    button: mouseButtonSchema.optional().describe('left unless told.'),
    clickCount: z.number().int().min(1).max(3).optional().describe('2 is a double click.'),
    modifiers: z.array(modifierSchema).optional().describe('Keys held during the click.'),
  }),
  run: (context, { ref, element, line, ...options }) =>
    context.act({ ref, element }, { kind: 'click', ...options }, line),
});
