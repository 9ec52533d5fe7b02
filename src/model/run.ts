import { z } from 'zod';
import { serializedErrorSchema } from './errors/serialized';
import { runIdSchema, scenarioIdSchema } from './ids';
import { planCaseSchema } from './plan';
import { modelChoiceSchema } from './scenario';
import { stepSchema } from './step';
import { verdictSchema } from './verdict';

export const usageSchema = z.object({
  inputTokens: z.number().int().nonnegative(),
  outputTokens: z.number().int().nonnegative(),
  cacheReadTokens: z.number().int().nonnegative(),
  cacheWriteTokens: z.number().int().nonnegative(),
});
export type Usage = z.infer<typeof usageSchema>;
export const noUsage: Usage = {
  inputTokens: 0,
  outputTokens: 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
};

/** An expected check of a case: a check line of its plan, or a pass criterion. */
export const expectedCheckSchema = z.object({
  /** `assert` names it by this number; pass criteria go on after the last plan line. */
  number: z.number().int().positive(),
  text: z.string(),
});
export type ExpectedCheck = z.infer<typeof expectedCheckSchema>;

export const caseRunSchema = z.object({
  case: planCaseSchema,
  expectedChecks: z.array(expectedCheckSchema),
  steps: z.array(stepSchema),
  /** The agent's closing words; a claim, never evidence. */
  summary: z.string().optional(),
  verdict: verdictSchema.optional(),
  usage: usageSchema,
  startedAt: z.number(),
  /** Set when the case has come to its end: one that was interrupted has none. */
  durationMs: z.number().nonnegative().optional(),
});
export type CaseRun = z.infer<typeof caseRunSchema>;

/** Whether the case came to its end, so that a run that goes on leaves it as it is. */
export const hasEnded = ({ durationMs }: CaseRun): boolean => durationMs !== undefined;

/** `interrupted`: the panel closed or the browser died in mid-run. */
export const runStatusSchema = z.enum(['running', 'finished', 'stopped', 'interrupted']);

export const runSchema = z.object({
  id: runIdSchema,
  scenarioId: scenarioIdSchema,
  scenarioName: z.string(),
  model: modelChoiceSchema,
  /** As `plain` or the model's id. */
  modelName: z.string(),
  startUrl: z.string(),
  /** Names of all variables, and which are secret; never a secret's value. */
  variables: z.array(
    z.object({ name: z.string(), secret: z.boolean(), value: z.string().optional() }),
  ),
  status: runStatusSchema,
  cases: z.array(caseRunSchema),
  verdict: verdictSchema.optional(),
  error: serializedErrorSchema.optional(),
  startedAt: z.number(),
  durationMs: z.number().nonnegative().optional(),
});
export type Run = z.infer<typeof runSchema>;
