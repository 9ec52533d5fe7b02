import { z } from 'zod';

/** `{{NAME}}` in a plan, URL or pass criterion. A secret's value never leaves this machine. */
export const variableSchema = z.object({
  name: z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'Letters, digits and _ only'),
  value: z.string(),
  secret: z.boolean(),
});
export type Variable = z.infer<typeof variableSchema>;
