import { z } from 'zod';
import { actionSchema } from '../model/action';
import { elementMatcherSchema, pageMatcherSchema } from '../model/assertion';
import { runIdSchema, scenarioIdSchema, stepIdSchema } from '../model/ids';
import { runStatusSchema, usageSchema } from '../model/run';
import { modelChoiceSchema } from '../model/scenario';
import { stepStatusSchema } from '../model/step';

/**
 * Goes up when a field is renamed, removed or changes its meaning; fields may be added within one
 * version.
 */
export const RESULTS_VERSION = 1;

const time = z.iso.datetime().describe('Time in UTC, ISO 8601.');
const duration = z.number().nonnegative().describe('Milliseconds.');
const position = z.number().int().positive();

const errorSchema = z.object({
  code: z.string().describe('Stable name of the cause, such as TargetNotFoundError.'),
  message: z.string(),
});

const checkCountsSchema = z.object({
  ran: z.number().int().nonnegative().describe('Checks that were run in the page.'),
  passed: z.number().int().nonnegative(),
  failed: z.number().int().nonnegative(),
  expected: z
    .number()
    .int()
    .nonnegative()
    .describe('Checks that the plan and the pass criteria ask for.'),
  covered: z.number().int().nonnegative().describe('Expected checks that a check was run for.'),
});

const verdictSchema = z.object({
  outcome: z
    .enum(['passed', 'failed', 'inconclusive'])
    .describe(
      'Only `passed` is a pass. `inconclusive`: nothing can be said, and `reason` says why.',
    ),
  reason: z.string().optional(),
  step: position.optional().describe('Number of the step that decided it, when one did.'),
});

const stepTargetSchema = z.object({
  role: z.string(),
  name: z.string().describe('Accessible name.'),
  healedFrom: z
    .string()
    .optional()
    .describe('What was looked for, when that was gone and this element was found instead.'),
});

const stepCheckSchema = z.object({
  matcher: z.enum(
    [...elementMatcherSchema.options, ...pageMatcherSchema.options].map(
      (option) => option.shape.matcher.value,
    ),
  ),
  expected: z.union([z.string(), z.number()]).optional(),
  contains: z.boolean().optional().describe('For url and title: true when a part is enough.'),
  not: z.boolean().describe('True when the check is that the matcher does not hold.'),
  passed: z.boolean().optional().describe('Absent when the check could not be run.'),
  received: z.string().optional().describe('What was there, in words.'),
  tries: position.optional(),
  durationMs: duration.optional(),
});

const stepSchema = z.object({
  number: position.describe('Counted from 1 within the case.'),
  id: stepIdSchema,
  line: position.optional().describe('Number of the plan line that the step carries out.'),
  description: z.string().describe('What was done, in words.'),
  status: stepStatusSchema,
  startedAt: time,
  durationMs: duration.optional(),
  url: z.string().optional().describe('Page address at the start of the step.'),
  action: actionSchema.optional().describe('What was done. Absent for a check.'),
  check: stepCheckSchema.optional().describe('What was checked. Absent for an action.'),
  target: stepTargetSchema.optional().describe('The element, when there is one.'),
  locator: z.string().optional().describe('Playwright code that finds the element.'),
  effect: z.string().optional().describe('What the action changed, in words.'),
  error: errorSchema.optional(),
  said: z.string().optional().describe('What the model said before the step. Never evidence.'),
});

const expectedCheckSchema = z.object({
  number: position.describe('Number of the plan line; pass criteria go on after the last line.'),
  text: z.string(),
  status: z
    .enum(['passed', 'failed', 'notChecked'])
    .describe('`passed` when every check that was run for it held.'),
  coveredBy: z.array(position).describe('Numbers of the steps that checked it, in order.'),
});

const caseSchema = z.object({
  number: position,
  name: z.string(),
  verdict: verdictSchema.optional().describe('Absent when the case did not end.'),
  checks: checkCountsSchema,
  startedAt: time,
  durationMs: duration.optional(),
  lines: z.array(
    z.object({ number: position, text: z.string(), kind: z.enum(['action', 'check']) }),
  ),
  expectedChecks: z.array(expectedCheckSchema),
  steps: z.array(stepSchema),
  summary: z.string().optional().describe("The model's closing words. Never evidence."),
  usage: usageSchema.describe('Tokens of the model; all zero for plain steps.'),
});

export const resultsSchema = z.object({
  format: z.literal('sidewright-results'),
  formatVersion: z.literal(RESULTS_VERSION),
  tool: z.object({ name: z.literal('Sidewright'), version: z.string() }),
  scenario: z.object({
    id: scenarioIdSchema,
    name: z.string(),
    startUrl: z.string(),
    variables: z.array(
      z.object({
        name: z.string(),
        secret: z.boolean(),
        value: z.string().optional().describe('Never there for a secret.'),
      }),
    ),
  }),
  run: z.object({
    id: runIdSchema,
    status: runStatusSchema,
    model: z.object({
      kind: modelChoiceSchema,
      name: z.string().describe('`plain`, or the id of the model.'),
    }),
    startedAt: time,
    durationMs: duration.optional(),
    verdict: verdictSchema
      .omit({ step: true })
      .optional()
      .describe('Absent while the run goes on.'),
    checks: checkCountsSchema,
    error: errorSchema.optional(),
    usage: usageSchema.describe('Sum of all cases.'),
  }),
  cases: z.array(caseSchema),
});
export type Results = z.infer<typeof resultsSchema>;
export type CaseResults = z.infer<typeof caseSchema>;
export type StepResults = z.infer<typeof stepSchema>;
export type CheckCounts = z.infer<typeof checkCountsSchema>;
export type ExpectedCheckResults = z.infer<typeof expectedCheckSchema>;
