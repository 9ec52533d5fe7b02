import { z } from 'zod';
import { attachTab } from '../../src/driver/attach-tab';
import { NotFoundError, PlanError, TabClosedError } from '../../src/model/errors';
import { newScenarioId, type ScenarioId, scenarioIdSchema } from '../../src/model/ids';
import type { Run } from '../../src/model/run';
import type { RunEvent } from '../../src/model/run-event';
import { modelChoiceSchema, type Scenario } from '../../src/model/scenario';
import type { Verdict } from '../../src/model/verdict';
import type { TargetTab } from '../../src/panel/dependencies';
import type { PanelModels } from '../../src/panel/panel-models';
import { renderProject } from '../../src/playwright/export/render-project';
import { renderSpec } from '../../src/playwright/export/render-spec';
import { toResults } from '../../src/report/results';
import type { Results } from '../../src/report/results-schema';
import type { ApiKeyArea, Store } from '../../src/store';

const runOptionsSchema = z.strictObject({
  name: z.string().min(1).optional(),
  startUrl: z.string().optional(),
  passCriteria: z.string().optional(),
  /** A plain string, or a secret, which is masked everywhere and read from the environment in exports. */
  variables: z
    .record(z.string(), z.union([z.string(), z.object({ value: z.string(), secret: z.boolean() })]))
    .optional(),
  model: modelChoiceSchema.optional(),
  onEvent: z.custom<(event: RunEvent) => void>((value) => typeof value === 'function').optional(),
});
export type RunOptions = z.input<typeof runOptionsSchema>;

/** What a run came to, for code. */
export interface AutomationRun {
  verdict: Verdict | undefined;
  results: Results;
  /** The Playwright spec. */
  spec: string;
  /** The whole Playwright project: path → content. */
  project: Record<string, string>;
}

/** `globalThis.sidewright` in the panel page; see `docs/automation.md`. */
export interface Automation {
  run(plan: string, options?: RunOptions): Promise<AutomationRun>;
  /** Runs a kept scenario again by its id; `secrets` are the values of its secrets, by name. */
  rerun(scenarioId: string, secrets?: Record<string, string>): Promise<AutomationRun>;
  snapshot(): Promise<string>;
  lastRun(): Promise<AutomationRun | undefined>;
  /** Keeps the key for Claude, as the settings page does; `undefined` forgets it. */
  setApiKey(key: string | undefined): Promise<void>;
}

export interface AutomationParts {
  models: PanelModels;
  apiKey: ApiKeyArea;
  store: Store;
  target: TargetTab;
  /** Calls back for every event of every run of this panel; gives the function that ends it. */
  onRunEvent(listener: (event: RunEvent) => void): () => void;
}

export function createAutomation({
  models,
  apiKey,
  store,
  target,
  onRunEvent,
}: AutomationParts): Automation {
  return {
    async run(plan, options = {}) {
      const { onEvent, ...request } = readOptions(options);
      const stopListening = onEvent ? onRunEvent(onEvent) : undefined;
      try {
        const { scenario, secrets } = toScenario(plan, request);
        return toAutomationRun(await models.test.start(scenario, secrets));
      } finally {
        stopListening?.();
      }
    },
    async rerun(scenarioId, secrets = {}) {
      const scenario = await store.scenarios.get(readScenarioId(scenarioId));
      return toAutomationRun(await models.test.start(scenario, secrets));
    },
    async snapshot() {
      const tab = target.current.peek();
      if (!tab) throw new TabClosedError('The tab was closed. Open the panel on another one.');
      const session = await attachTab(tab.tabId);
      try {
        const { text } = await session.driver.observe({ signal: new AbortController().signal });
        return text;
      } finally {
        await session.end();
      }
    },
    async lastRun() {
      const shown = models.run.run.peek();
      if (shown?.verdict) return toAutomationRun(shown);
      const [newest] = (await store.runs.list()).items;
      return newest && toAutomationRun(await store.runs.get(newest.id));
    },
    setApiKey: (key) => apiKey.set(key),
  };
}

function readOptions(options: RunOptions): z.output<typeof runOptionsSchema> {
  const read = runOptionsSchema.safeParse(options);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new PlanError(
    `sidewright.run: option ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is wrong'}. See docs/automation.md.`,
  );
}

function readScenarioId(id: string): ScenarioId {
  const read = scenarioIdSchema.safeParse(id);
  if (read.success) return read.data;
  throw new NotFoundError(
    `sidewright.rerun: "${id}" is no scenario id. It is results.scenario.id of a run.`,
    { id },
  );
}

function toScenario(
  plan: string,
  request: Omit<z.output<typeof runOptionsSchema>, 'onEvent'>,
): { scenario: Scenario; secrets: Record<string, string> } {
  const { variables = {}, startUrl, passCriteria, name = 'Automation', model = 'plain' } = request;
  const secrets: Record<string, string> = {};
  const rows = Object.entries(variables).map(([key, given]) => {
    const { value, secret } = typeof given === 'string' ? { value: given, secret: false } : given;
    if (secret) secrets[key] = value;
    return { name: key, value: secret ? '' : value, secret };
  });
  const now = Date.now();
  const scenario: Scenario = {
    id: newScenarioId(),
    name,
    plan,
    variables: rows,
    model,
    createdAt: now,
    updatedAt: now,
    ...(startUrl === undefined ? {} : { startUrl }),
    ...(passCriteria === undefined ? {} : { passCriteria }),
  };
  return { scenario, secrets };
}

function toAutomationRun(run: Run): AutomationRun {
  // A run that ended before its first step has results, but nothing to export.
  const didSomething = run.cases.some(({ steps }) => steps.length > 0);
  return {
    verdict: run.verdict,
    results: toResults(run),
    spec: didSomething ? renderSpec(run) : '',
    project: didSomething ? Object.fromEntries(renderProject(run)) : {},
  };
}

declare global {
  /** Only in the panel page. */
  var sidewright: Automation;
}
