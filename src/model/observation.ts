import { z } from 'zod';

/** What the agent saw at one moment: one snapshot of the whole tab, frames stitched in. */
export const observationSchema = z.object({
  url: z.string(),
  title: z.string(),
  /** Playwright's AI snapshot format. */
  text: z.string(),
  /** Frames that could not be read, and why, in words. */
  unread: z.array(z.string()),
  takenAt: z.number(),
});
export type Observation = z.infer<typeof observationSchema>;
