import { z } from 'zod';
import { defineTool } from './tool';

export const completeScenario = defineTool({
  name: 'complete_scenario',
  description:
    'Ends the case. Call it once, alone, when every line is done and every check is asserted, or when the case cannot go on. The verdict is computed from the checks that ran, not from passed.',
  input: z.strictObject({
    passed: z.boolean().describe('false when something did not work as the plan says.'),
    summary: z.string().min(1).describe('What happened, in one or two sentences.'),
  }),
  run: (context, claim) => context.complete(claim),
});
