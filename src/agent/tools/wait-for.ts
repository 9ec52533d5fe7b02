import { z } from 'zod';
import { line, timeoutMs } from './inputs';
import { defineTool } from './tool';

export const waitFor = defineTool({
  name: 'wait_for',
  description: 'Waits until a text is visible on the page, or with state "gone" until none is.',
  input: z.strictObject({
    text: z.string().min(1),
    state: z.enum(['visible', 'gone']).optional().describe('visible unless told.'),
    timeoutMs,
    line,
  }),
  run: (context, { text, state = 'visible', timeoutMs, line }) =>
    context.actOnPage({ kind: 'waitForText', text, state, timeoutMs }, line),
});
