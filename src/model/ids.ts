import { z } from 'zod';

/** `e12`, or `f2e7` in a frame or after a navigation. Unique for the life of the page. */
export const refSchema = z
  .string()
  .regex(/^(f\d+)?e\d+$/)
  .brand<'Ref'>();
export type Ref = z.infer<typeof refSchema>;

export const scenarioIdSchema = z.uuid().brand<'ScenarioId'>();
export type ScenarioId = z.infer<typeof scenarioIdSchema>;

export const runIdSchema = z.uuid().brand<'RunId'>();
export type RunId = z.infer<typeof runIdSchema>;

export const stepIdSchema = z.uuid().brand<'StepId'>();
export type StepId = z.infer<typeof stepIdSchema>;

export const newScenarioId = (): ScenarioId => scenarioIdSchema.parse(crypto.randomUUID());
export const newRunId = (): RunId => runIdSchema.parse(crypto.randomUUID());
export const newStepId = (): StepId => stepIdSchema.parse(crypto.randomUUID());
