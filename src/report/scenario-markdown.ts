import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { PlanError } from '../model/errors/plan-errors';
import { newScenarioId, scenarioIdSchema } from '../model/ids';
import { modelChoiceSchema, type Scenario } from '../model/scenario';
import { variableSchema } from '../model/variables';

const isoTime = z.iso.datetime({ offset: true }).transform((time) => Date.parse(time));

/** What stands above the plan. Secrets have a name and no value. */
const headSchema = z.strictObject({
  id: scenarioIdSchema.optional(),
  name: z.string().min(1),
  startUrl: z.string().optional(),
  model: modelChoiceSchema.optional(),
  passCriteria: z.string().optional(),
  variables: z
    .array(
      z.strictObject({
        name: variableSchema.shape.name,
        // YAML takes `port: 3000` for a number and `yes` for a boolean.
        value: z.union([z.string(), z.number(), z.boolean()]).transform(String).optional(),
        secret: z.boolean().optional(),
      }),
    )
    .optional(),
  createdAt: isoTime.optional(),
  updatedAt: isoTime.optional(),
});

/** The scenario as a Markdown file: front matter, an empty line, and the plan as it was written. */
export function scenarioToMarkdown(scenario: Scenario): string {
  const { id, name, startUrl, model, passCriteria, variables, createdAt, updatedAt } = scenario;
  const head = {
    id,
    name,
    ...(startUrl === undefined ? {} : { startUrl }),
    model,
    ...(passCriteria === undefined ? {} : { passCriteria }),
    variables: variables.map((variable) =>
      variable.secret
        ? { name: variable.name, secret: true }
        : { name: variable.name, value: variable.value },
    ),
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
  const texts = [name, startUrl, passCriteria, ...variables.map(({ value }) => value)];
  const blockQuote = !texts.some((text) => text !== undefined && LOST_IN_BLOCKS.test(text));
  return `---\n${stringify(head, { lineWidth: 0, blockQuote })}---\n\n${scenario.plan}`;
}

/** White space that does not come back from a YAML block as it went in, so it needs quotes. */
const LOST_IN_BLOCKS = /^\s|\s$|\s\n|\n\s|\r/;

/**
 * The scenario of such a file. Only `name` and a plan must be there: an id and times are made when
 * they are missing, and the model is `plain`.
 * @throws PlanError that says what does not fit and where.
 */
export function scenarioFromMarkdown(markdown: string, now = Date.now()): Scenario {
  const { front, plan } = split(markdown);
  const head = parseHead(front);
  if (plan.trim() === '') {
    throw new PlanError('This file holds no plan. Write its steps below the second ---.');
  }
  return {
    id: head.id ?? newScenarioId(),
    name: head.name,
    plan,
    ...(head.startUrl === undefined ? {} : { startUrl: head.startUrl }),
    ...(head.passCriteria === undefined ? {} : { passCriteria: head.passCriteria }),
    variables: (head.variables ?? []).map(({ name, value = '', secret = false }) => ({
      name,
      // A secret's value has no place in a file; one that is there all the same is not taken over.
      value: secret ? '' : value,
      secret,
    })),
    model: head.model ?? 'plain',
    createdAt: head.createdAt ?? now,
    updatedAt: head.updatedAt ?? now,
  };
}

function split(markdown: string): { front: string; plan: string } {
  const text = markdown.replace(/^\ufeff/, '');
  const found = /^---[ \t]*\r?\n(?<front>[\s\S]*?)(?:(?<=\n)|^)---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!found) {
    const why = text.startsWith('---')
      ? 'Its front matter has no end: put a line --- under it.'
      : 'It must begin with front matter: ---, name: …, ---, and then the plan.';
    throw new PlanError(`This file is no scenario. ${why}`);
  }
  const plan = text.slice(found[0].length).replace(/^\r?\n/, '');
  return { front: found.groups?.front ?? '', plan };
}

function parseHead(front: string): z.infer<typeof headSchema> {
  const head = headSchema.safeParse(parseYaml(front));
  if (head.success) return head.data;
  throw new PlanError(
    `The front matter of this file does not fit:\n${z.prettifyError(head.error)}\nCorrect it and open the file again.`,
  );
}

function parseYaml(front: string): unknown {
  try {
    return parse(front) ?? {};
  } catch (cause) {
    const what = cause instanceof Error ? cause.message : String(cause);
    throw new PlanError(
      `The front matter of this file is no YAML: ${what}\nCorrect it and open the file again.`,
      {},
      { cause },
    );
  }
}
