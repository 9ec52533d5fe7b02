import { z } from 'zod';
import { effectSchema } from '../model/effect';
import { refSchema } from '../model/ids';
import { stepTargetSchema } from '../model/step';
import type { DocumentToken, FrameMethod, FrameResult } from './page-protocol';

const tokenSchema = z.string().transform((token) => token as DocumentToken); // the brand's only source

const frameStateSchema = z.object({
  token: tokenSchema,
  url: z.string(),
  title: z.string(),
  readyState: z.enum(['loading', 'interactive', 'complete']),
});

type FrameResultSchemas = { readonly [M in FrameMethod]: z.ZodType<FrameResult<M>> };

/**
 * What a frame may answer. A page cannot reach its isolated world, but a broken renderer could: what
 * comes from there is checked before the panel believes its shape.
 */
export const frameResultSchemas: FrameResultSchemas = {
  state: frameStateSchema,
  adopt: z.object({}),
  snapshot: frameStateSchema.extend({ text: z.string(), iframes: z.array(refSchema) }),
  announce: z.object({
    pairs: z.array(z.object({ ref: refSchema, nonce: z.string(), src: z.string() })),
  }),
  heard: z.object({ nonces: z.array(z.string()) }),
  act: z.object({ effect: effectSchema }),
  actOnPage: z.object({ effect: effectSchema }),
  describe: stepTargetSchema,
  focusedFrame: z.object({ ref: refSchema.optional() }),
  findFrame: z.object({ ref: refSchema }),
  checkNow: z.object({ passed: z.boolean(), received: z.string() }),
  waitForStable: z.object({
    stable: z.boolean(),
    waitedMs: z.number(),
    waitingOn: z.string().optional(),
  }),
  dispose: z.object({}),
};
