import { z } from 'zod';
import { defineTool } from './tool';

export const snapshot = defineTool({
  name: 'snapshot',
  description:
    'Reads the page as a tree of roles, names and refs. Take one before you act and after anything that may have changed the page.',
  input: z.strictObject({}),
  run: (context) => context.observe(),
});
