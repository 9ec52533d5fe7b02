import type { ReadonlySignal } from '@preact/signals';
import type { Plan } from '../model/plan';
import type { Run } from '../model/run';
import type { RunListener } from '../model/run-event';
import type { Scenario } from '../model/scenario';
import type { Variable } from '../model/variables';
import type { ApiKeyArea, SettingsArea, Store } from '../store';
import type { Translate } from './translate';

export interface RunRequest {
  /** Its secrets have no value here. */
  scenario: Scenario;
  /** Values of its secrets, by name; for this run only. */
  secrets: Readonly<Record<string, string>>;
  /** A run of the scenario that was interrupted and is to go on, instead of a new one. */
  resume?: Run | undefined;
}

export interface RunHandle {
  pause(): void;
  resume(): void;
  /** Stops at once; `done` follows. */
  stop(): void;
  /** Rejects with a `SidewrightError` when the run could not begin at all. */
  readonly done: Promise<Run>;
}

export interface Runner {
  start(request: RunRequest, onEvent: RunListener): RunHandle;
}

export interface Target {
  tabId: number;
  url: string;
  title: string;
  /** Host as a person reads it, such as `app.example.com`. */
  site: string;
  granted: boolean;
  /** Why no extension may read this page, in words. */
  restricted?: string | undefined;
}

/** The tab under test: which it is, and whether its site is granted. */
export interface TargetTab {
  /** Undefined until known, and after the tab was closed. */
  readonly current: ReadonlySignal<Target | undefined>;
  isGranted(url: string): Promise<boolean>;
  /** Asks the browser for a site, of the tab unless `url` is given. To be called from a click or key. */
  grant(url?: string): Promise<boolean>;
}

export interface PlanReader {
  /** @throws PlanError */
  parse(markdown: string): Plan;
  /** Lines that plain steps cannot carry out, and why. */
  problems(plan: Plan): { caseNumber: number; line: number; problem: string }[];
  /** Names in `{{…}}`, each once, in order. */
  variablesIn(text: string): string[];
  /** @throws UnknownVariableError */
  fillIn(text: string, variables: readonly Variable[]): string;
}

export interface Exporter {
  spec(run: Run): string;
  projectZip(run: Run): Uint8Array<ArrayBuffer>;
  results(run: Run): object;
  scenarioMarkdown(scenario: Scenario): string;
}

export interface Downloads {
  save(name: string, content: Blob): Promise<void> | void;
}

/** A plan to start with, on a page that is there. */
export interface SamplePlan {
  name: string;
  plan: string;
  startUrl: string;
  variables?: readonly Variable[];
}

export interface PanelDependencies {
  store: Store;
  settings: SettingsArea;
  apiKey: ApiKeyArea;
  target: TargetTab;
  runner: Runner;
  planReader: PlanReader;
  exporter: Exporter;
  downloads: Downloads;
  clipboard: Pick<Clipboard, 'writeText'>;
  /** Where what is being typed is kept at once, such as `localStorage`. */
  drafts: Pick<Storage, 'getItem' | 'setItem'>;
  /** Left out where no demo page can be reached. */
  sample?: SamplePlan;
  translate: Translate;
}
