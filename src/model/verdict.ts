import { z } from 'zod';

/** The engine's judgement. Only `passed` is a pass; `inconclusive` says why nothing can be said. */
export const verdictSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('passed') }),
  z.object({
    outcome: z.literal('failed'),
    reason: z.string(),
    /** Position of the step that decided it, from 0, when one did. */
    stepIndex: z.number().int().nonnegative().optional(),
  }),
  z.object({ outcome: z.literal('inconclusive'), reason: z.string() }),
]);
export type Verdict = z.infer<typeof verdictSchema>;
export type Outcome = Verdict['outcome'];
