import { z } from 'zod';

/** An error on its way between contexts or into the store. */
export const serializedErrorSchema = z.object({
  /** Name of the class it is rethrown as. */
  code: z.string(),
  message: z.string(),
  /** What the class needs to be made again; no secrets. */
  details: z.record(z.string(), z.unknown()).optional(),
});
export type SerializedError = z.infer<typeof serializedErrorSchema>;
