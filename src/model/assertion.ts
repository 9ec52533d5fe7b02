import { z } from 'zod';
import { locatorSchema } from './locator';

/**
 * A check that the page engine runs, with retry. `not` turns it round. The matchers are those of
 * Playwright's web-first `expect`; `text` is the whole text, `containsText` a part of it.
 */
export const elementMatcherSchema = z.discriminatedUnion('matcher', [
  z.object({ matcher: z.literal('visible') }),
  z.object({ matcher: z.literal('hidden') }),
  z.object({ matcher: z.literal('text'), expected: z.string() }),
  z.object({ matcher: z.literal('containsText'), expected: z.string() }),
  z.object({ matcher: z.literal('value'), expected: z.string() }),
  z.object({ matcher: z.literal('checked') }),
  z.object({ matcher: z.literal('enabled') }),
  z.object({ matcher: z.literal('count'), expected: z.number().int().nonnegative() }),
]);
export type ElementMatcher = z.infer<typeof elementMatcherSchema>;

/** `contains` checks a part; without it the whole URL (or its path, when it starts with `/`) or title. */
export const pageMatcherSchema = z.discriminatedUnion('matcher', [
  z.object({ matcher: z.literal('url'), expected: z.string(), contains: z.boolean().optional() }),
  z.object({ matcher: z.literal('title'), expected: z.string(), contains: z.boolean().optional() }),
]);
export type PageMatcher = z.infer<typeof pageMatcherSchema>;

export const elementAssertionSchema = z.object({
  on: z.literal('element'),
  target: locatorSchema,
  check: elementMatcherSchema,
  not: z.boolean().optional(),
});
export const pageAssertionSchema = z.object({
  on: z.literal('page'),
  check: pageMatcherSchema,
  not: z.boolean().optional(),
});

export const assertionSchema = z.discriminatedUnion('on', [
  elementAssertionSchema,
  pageAssertionSchema,
]);
export type Assertion = z.infer<typeof assertionSchema>;
export type ElementAssertion = z.infer<typeof elementAssertionSchema>;
export type PageAssertion = z.infer<typeof pageAssertionSchema>;

/** What the engine saw when it ran a check. `received` is what was there instead, in words. */
export const assertionResultSchema = z.object({
  passed: z.boolean(),
  received: z.string(),
  tries: z.number().int().positive(),
  durationMs: z.number().nonnegative(),
});
export type AssertionResult = z.infer<typeof assertionResultSchema>;
