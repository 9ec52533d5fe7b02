import { z } from 'zod';
import { line } from './inputs';
import { defineTool } from './tool';

export const back = defineTool({
  name: 'back',
  description: 'Goes one page back in the history of the tab.',
  input: z.strictObject({ line }),
  run: (context, input) => context.actOnPage({ kind: 'back' }, input.line),
});
