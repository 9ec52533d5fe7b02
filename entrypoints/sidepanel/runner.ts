import { RunControl } from '../../src/agent/loop/run-control';
import { runPlan } from '../../src/agent/loop/run-plan';
import type { Model } from '../../src/agent/models/model';
import { createPlainModel } from '../../src/agent/models/plain';
import { parsePlan } from '../../src/agent/plan/parse-plan';
import { attachTab } from '../../src/driver/attach-tab';
import { ModelKeyError, StoppedError, TabClosedError } from '../../src/model/errors';
import { newRunId } from '../../src/model/ids';
import type { Run } from '../../src/model/run';
import type { RunEvent, RunListener } from '../../src/model/run-event';
import type { Scenario } from '../../src/model/scenario';
import type { Runner, RunRequest } from '../../src/panel/dependencies';
import type { ApiKeyArea, SettingsArea } from '../../src/store';
import type { BrowserTargetTab } from './target-tab';

export interface RunnerParts {
  target: BrowserTargetTab;
  settings: SettingsArea;
  apiKey: ApiKeyArea;
}

/** Runs scenarios in the target tab: one session on the tab for each run. */
export class TabRunner implements Runner {
  readonly #parts: RunnerParts;
  readonly #listeners = new Set<(event: RunEvent) => void>();

  constructor(parts: RunnerParts) {
    this.#parts = parts;
  }

  /** Calls back for every event of every run; gives the function that ends it. */
  onEvent(listener: (event: RunEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  start(request: RunRequest, onEvent: RunListener) {
    const control = new RunControl();
    const stop = new AbortController();
    const tell: RunListener = async (event) => {
      await onEvent(event);
      for (const listener of this.#listeners) listener(event);
    };
    return {
      pause: () => control.pause(),
      resume: () => control.resume(),
      stop: () => stop.abort(new StoppedError('The run was stopped.')),
      done: this.#run(request, tell, control, stop.signal),
    };
  }

  async #run(
    { scenario, secrets, resume }: RunRequest,
    onEvent: RunListener,
    control: RunControl,
    signal: AbortSignal,
  ): Promise<Run> {
    const { target, settings } = this.#parts;
    const tab = target.current.peek();
    if (!tab)
      throw new TabClosedError('The tab to test was closed. Pick another one, then run again.');
    const plan = parsePlan(scenario.plan);
    const model = await this.#model(resume ?? scenario);
    const { stepCap, pictures } = await settings.get();
    const session = await attachTab(tab.tabId, { pictures });
    target.hold(true);
    try {
      return await runPlan({
        id: resume?.id ?? newRunId(),
        scenarioId: scenario.id,
        scenarioName: scenario.name,
        plan,
        variables: scenario.variables.map((variable) =>
          variable.secret ? { ...variable, value: secrets[variable.name] ?? '' } : variable,
        ),
        startUrl: scenario.startUrl,
        passCriteria: scenario.passCriteria,
        model,
        driver: session.driver,
        maxSteps: stepCap,
        resume,
        onEvent,
        control,
        signal,
      });
    } finally {
      target.hold(false);
      await session.end();
    }
  }

  /** A run that goes on keeps its model. */
  async #model(of: Scenario | Run): Promise<Model> {
    if (of.model === 'plain') return createPlainModel();
    const apiKey = await this.#parts.apiKey.get();
    if (apiKey === undefined) {
      throw new ModelKeyError(
        'Claude needs an API key. Add one in Settings, or choose Plain steps, which need none.',
      );
    }
    // Loaded only when needed: people who use plain steps never load the SDK.
    const { createAnthropicModel } = await import('../../src/agent/models/anthropic');
    const { anthropicModel, baseUrl } = await this.#parts.settings.get();
    const model = 'modelName' in of ? of.modelName : anthropicModel;
    return createAnthropicModel({ apiKey, baseURL: baseUrl, model });
  }
}
