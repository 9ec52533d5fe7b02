import { z } from 'zod';
import { line } from './inputs';
import { defineTool } from './tool';

export const navigate = defineTool({
  name: 'navigate',
  description: 'Opens an address in the tab. A path such as /login is on the site of the tab.',
  input: z.strictObject({
    url: z.string().min(1).describe('http or https address, or a path.'),
    line,
  }),
  run: (context, input) => context.actOnPage({ kind: 'navigate', url: input.url }, input.line),
});
