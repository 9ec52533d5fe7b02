import { z } from 'zod';

/** What to look for in a snapshot. With both, both must hold. */
export const snapshotQuerySchema = z
  .strictObject({
    role: z
      .string()
      .trim()
      .min(1)
      .optional()
      .describe('Role as a snapshot prints it, such as row.'),
    text: z
      .string()
      .trim()
      .min(1)
      .optional()
      .describe('Part of what the element says or is called, in upper or lower case.'),
  })
  .refine(({ role, text }) => role !== undefined || text !== undefined, {
    message: 'Say a role, a text, or both.',
  });
export type SnapshotQuery = z.infer<typeof snapshotQuerySchema>;
