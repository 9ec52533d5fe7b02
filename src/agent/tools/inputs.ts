import { z } from 'zod';
import { refSchema } from '../../model/ids';

/** Input parts that several tools share, with the words the model reads. */
export const ref = refSchema.describe('Ref of the element in the newest snapshot, such as e12.');
export const element = z
  .string()
  .min(1)
  .describe('Name and role of that element as the snapshot has them, such as "Save" button.');
export const line = z
  .number()
  .int()
  .positive()
  .optional()
  .describe('Number of the plan line that this carries out.');
export const timeoutMs = z
  .number()
  .int()
  .min(1)
  .max(60_000)
  .optional()
  .describe('How long to wait at most, in milliseconds.');

export const targetInput = { ref, element, line };
