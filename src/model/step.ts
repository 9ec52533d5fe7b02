import { z } from 'zod';
import { elementActionSchema, pageActionSchema } from './action';
import { assertionResultSchema, assertionSchema } from './assertion';
import { effectSchema } from './effect';
import { serializedErrorSchema } from './errors/serialized';
import { refSchema, stepIdSchema } from './ids';
import { locatorCandidateSchema, locatorSchema } from './locator';

/** The element a step acted on, as it was found and named at the time of the step. */
export const stepTargetSchema = z.object({
  ref: refSchema.optional(),
  role: z.string(),
  name: z.string(),
  /** Verified unique by the engine at the time of the step. */
  locator: locatorSchema,
  candidates: z.array(locatorCandidateSchema),
  /** Set when the planned target was gone and fuzzy recovery found this one instead. */
  healedFrom: z.string().optional(),
  /** It is in a closed shadow root, which Sidewright can see into and Playwright cannot. */
  inClosedShadowRoot: z.literal(true).optional(),
});
export type StepTarget = z.infer<typeof stepTargetSchema>;

export const stepCallSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('element'), action: elementActionSchema }),
  z.object({ type: z.literal('page'), action: pageActionSchema }),
  z.object({ type: z.literal('assert'), assertion: assertionSchema }),
]);
export type StepCall = z.infer<typeof stepCallSchema>;

export const stepStatusSchema = z.enum(['running', 'done', 'failed', 'stopped']);
export type StepStatus = z.infer<typeof stepStatusSchema>;

/**
 * One thing done or checked in the page, whoever did it. Every run is a list of these, and every
 * list of these is the same Playwright code. An assertion that ran and did not hold is `failed`.
 */
export const stepSchema = z.object({
  id: stepIdSchema,
  /** Number of the plan line this step carries out, counted from 1 within its case. */
  line: z.number().int().positive().optional(),
  call: stepCallSchema,
  target: stepTargetSchema.optional(),
  /** The target in the words of whoever asked for the step; shown until it is found. */
  wanted: z.string().optional(),
  status: stepStatusSchema,
  /** Milliseconds since the epoch. */
  startedAt: z.number(),
  durationMs: z.number().nonnegative().optional(),
  effect: effectSchema.optional(),
  result: assertionResultSchema.optional(),
  error: serializedErrorSchema.optional(),
  /** What the agent said before it took this step. */
  said: z.string().optional(),
  /** Page address at the start of the step. */
  url: z.string().optional(),
  /** Whether the store holds a picture of the tab after this step; else why not. */
  picture: z
    .union([
      z.object({ taken: z.literal(true) }),
      z.object({ taken: z.literal(false), why: z.string() }),
    ])
    .optional(),
});
export type Step = z.infer<typeof stepSchema>;
