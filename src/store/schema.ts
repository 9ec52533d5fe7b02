import type { DBSchema } from 'idb';
import { z } from 'zod';
import { type RunId, runIdSchema, type ScenarioId, type StepId, stepIdSchema } from '../model/ids';
import { observationSchema } from '../model/observation';
import { caseRunSchema, runSchema } from '../model/run';
import { type Scenario, scenarioSchema } from '../model/scenario';
import { stepSchema } from '../model/step';

const indexSchema = z.number().int().nonnegative();

/** A run without its cases, which are records of their own so that each step is one small write. */
export const runRecordSchema = runSchema.omit({ cases: true });
export type RunRecord = z.infer<typeof runRecordSchema>;

export const caseRecordSchema = z.object({
  runId: runIdSchema,
  caseIndex: indexSchema,
  caseRun: caseRunSchema.omit({ steps: true }),
});
export type CaseRecord = z.infer<typeof caseRecordSchema>;

const positionSchema = z.object({
  runId: runIdSchema,
  caseIndex: indexSchema,
  stepIndex: indexSchema,
});

export const stepRecordSchema = positionSchema.extend({ step: stepSchema });
export type StepRecord = z.infer<typeof stepRecordSchema>;

export const observationRecordSchema = positionSchema.extend({ observation: observationSchema });
export type ObservationRecord = z.infer<typeof observationRecordSchema>;

export const pictureRecordSchema = z.object({
  stepId: stepIdSchema,
  runId: runIdSchema,
  image: z.instanceof(Blob),
});
export type PictureRecord = z.infer<typeof pictureRecordSchema>;

export type CaseKey = [RunId, number];
export type StepKey = [RunId, number, number];

/** The database as the newest migration leaves it. */
export interface SidewrightSchema extends DBSchema {
  scenarios: { key: ScenarioId; value: Scenario; indexes: { byUpdatedAt: number } };
  runs: { key: RunId; value: RunRecord; indexes: { byStartedAt: number } };
  cases: { key: CaseKey; value: CaseRecord };
  steps: { key: StepKey; value: StepRecord };
  observations: { key: StepKey; value: ObservationRecord };
  pictures: { key: StepId; value: PictureRecord; indexes: { byRun: RunId } };
}

export type StoreName = 'scenarios' | 'runs' | 'cases' | 'steps' | 'observations' | 'pictures';
export type StoredRecord<Name extends StoreName> = SidewrightSchema[Name]['value'];

export const recordSchemas: { [Name in StoreName]: z.ZodType<StoredRecord<Name>> } = {
  scenarios: scenarioSchema,
  runs: runRecordSchema,
  cases: caseRecordSchema,
  steps: stepRecordSchema,
  observations: observationRecordSchema,
  pictures: pictureRecordSchema,
};
