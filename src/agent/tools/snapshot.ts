import { z } from 'zod';
import { refSchema } from '../../model/ids';
import { defineTool } from './tool';

export const snapshot = defineTool({
  name: 'snapshot',
  description:
    'Reads the page as a tree of roles, names and refs. Take one before you act and after anything that may have changed the page. Where a line says "/more: … left out; see e52 after e60", root e52 and after e60 show what was left out there.',
  input: z.strictObject({
    root: refSchema.optional().describe('Only this element and what is in it.'),
    after: refSchema
      .optional()
      .describe('Only what comes after this element and the items before it.'),
  }),
  run: (context, part) => context.observe(part),
});
