import { z } from 'zod';
import { line, timeoutMs } from './inputs';
import { defineTool } from './tool';

export const waitForStable = defineTool({
  name: 'wait_for_stable',
  description: 'Waits until the page has stopped changing. Use it while something loads.',
  input: z.strictObject({ timeoutMs, line }),
  run: (context, { timeoutMs, line }) =>
    context.actOnPage({ kind: 'waitForStable', timeoutMs }, line),
});
