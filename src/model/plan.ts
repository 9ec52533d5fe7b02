import { z } from 'zod';

/** `check` lines start with Verify, Check that, Assert, Confirm, Ensure or Expect. */
export const planLineSchema = z.object({
  /** Counted from 1 within the case; `assert` names the line it covers by this number. */
  number: z.number().int().positive(),
  text: z.string(),
  kind: z.enum(['action', 'check']),
});
export type PlanLine = z.infer<typeof planLineSchema>;

export const planCaseSchema = z.object({
  /** Counted from 1 within the plan. */
  number: z.number().int().positive(),
  name: z.string(),
  lines: z.array(planLineSchema),
});
export type PlanCase = z.infer<typeof planCaseSchema>;

export const planSchema = z.object({
  /** Text before the first case, shared by all of them. */
  notes: z.string(),
  cases: z.array(planCaseSchema),
});
export type Plan = z.infer<typeof planSchema>;
