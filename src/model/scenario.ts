import { z } from 'zod';
import { scenarioIdSchema } from './ids';
import { variableSchema } from './variables';

export const modelChoiceSchema = z.enum(['plain', 'anthropic']);
export type ModelChoice = z.infer<typeof modelChoiceSchema>;

/** A plan with what it needs to run, kept so that it can be run again by id. */
export const scenarioSchema = z.object({
  id: scenarioIdSchema,
  name: z.string().min(1),
  /** Markdown, as the person wrote it. */
  plan: z.string(),
  startUrl: z.string().optional(),
  /** One expected check a line; each must be covered by an assertion. */
  passCriteria: z.string().optional(),
  /** Secrets are stored without their value. */
  variables: z.array(variableSchema),
  model: modelChoiceSchema,
  createdAt: z.number(),
  updatedAt: z.number(),
});
export type Scenario = z.infer<typeof scenarioSchema>;
