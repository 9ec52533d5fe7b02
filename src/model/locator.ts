import { z } from 'zod';

/** Text to match: a string (whitespace normalised), or a regular expression as data. */
export const textMatchSchema = z.union([
  z.string(),
  z.object({ regex: z.string(), flags: z.string().optional() }),
]);
export type TextMatch = z.infer<typeof textMatchSchema>;

const roleOptionsSchema = z.object({
  name: textMatchSchema.optional(),
  exact: z.boolean().optional(),
  checked: z.boolean().optional(),
  disabled: z.boolean().optional(),
  expanded: z.boolean().optional(),
  includeHidden: z.boolean().optional(),
  level: z.number().int().positive().optional(),
  pressed: z.boolean().optional(),
  selected: z.boolean().optional(),
});

const byTextSchema = <By extends string>(by: By) =>
  z.object({ by: z.literal(by), text: textMatchSchema, exact: z.boolean().optional() });

/** How one part of a locator finds elements; the names are Playwright's `getBy*`. */
export const queryPartSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('role'), role: z.string() }).extend(roleOptionsSchema.shape),
  byTextSchema('text'),
  byTextSchema('label'),
  byTextSchema('placeholder'),
  byTextSchema('alt'),
  byTextSchema('title'),
  z.object({ by: z.literal('testId'), testId: z.string(), attribute: z.string().optional() }),
  z.object({ by: z.literal('css'), css: z.string() }),
]);
export type QueryPart = z.infer<typeof queryPartSchema>;

/**
 * Playwright's locator as data. It renders to code, resolves in the page engine, and is what a Step
 * stores. Reading order is Playwright's: `frame`, then `within`, then the query, then the filters,
 * then `nth` (-1 is `last()`).
 */
export type Locator = QueryPart & {
  /** The locator of the `<iframe>` element whose document this locator searches. */
  frame?: Locator | undefined;
  within?: Locator | undefined;
  hasText?: TextMatch | undefined;
  hasNotText?: TextMatch | undefined;
  has?: Locator | undefined;
  hasNot?: Locator | undefined;
  visible?: boolean | undefined;
  nth?: number | undefined;
};

const filtersSchema = z.object({
  get frame(): z.ZodOptional<z.ZodType<Locator>> {
    return locatorSchema.optional();
  },
  get within(): z.ZodOptional<z.ZodType<Locator>> {
    return locatorSchema.optional();
  },
  hasText: textMatchSchema.optional(),
  hasNotText: textMatchSchema.optional(),
  get has(): z.ZodOptional<z.ZodType<Locator>> {
    return locatorSchema.optional();
  },
  get hasNot(): z.ZodOptional<z.ZodType<Locator>> {
    return locatorSchema.optional();
  },
  visible: z.boolean().optional(),
  nth: z.number().int().optional(),
});

export const locatorSchema: z.ZodType<Locator> = z.lazy(() =>
  z.intersection(queryPartSchema, filtersSchema),
);

/** One way to name an element, best first. `matches` was counted at the time it was proposed. */
export const locatorCandidateSchema = z.object({
  locator: locatorSchema,
  matches: z.number().int().nonnegative(),
  /** Lower is better; Playwright's scale. */
  score: z.number(),
});
export type LocatorCandidate = z.infer<typeof locatorCandidateSchema>;
