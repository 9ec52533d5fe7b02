import { expect, type Page } from '@playwright/test';
import type { AutomationRun, RunOptions } from '../../../entrypoints/sidepanel/automation';
import { defaultSettings } from '../../../src/store/settings';

/** The panel as a person uses it; `run` goes through `globalThis.sidewright`, as scripts do. */
export class PanelPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  tab(name: 'Test' | 'Library' | 'Runs') {
    return this.page.getByRole('tab', { name });
  }

  get plan() {
    return this.page.getByLabel('Plan', { exact: true });
  }

  get startAddress() {
    return this.page.getByLabel('Start address');
  }

  get runButton() {
    return this.page.getByRole('button', { name: 'Run', exact: true });
  }

  get verdict() {
    return this.page.getByRole('heading', { name: /^(Passed|Failed|Inconclusive)/ });
  }

  get alert() {
    return this.page.getByRole('alert');
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  async addVariable(name: string, value: string, secret = false): Promise<void> {
    await this.button(`Add ${name}`).click();
    if (secret) {
      await this.page.getByRole('group', { name }).getByLabel('Secret').check();
    }
    await this.page.getByLabel(`Value of ${name}`).fill(value);
  }

  /** Runs a plan from code and waits for its end. */
  run(plan: string, options: Omit<RunOptions, 'onEvent'> = {}): Promise<AutomationRun> {
    return this.page.evaluate(([text, given]) => globalThis.sidewright.run(text, given), [
      plan,
      options,
    ] as const);
  }

  /** Starts a run from code and does not wait for it. */
  async begin(plan: string, options: Omit<RunOptions, 'onEvent'> = {}): Promise<void> {
    await this.page.evaluate(
      ([text, given]) => {
        globalThis.sidewright.run(text, given).catch(() => undefined); // shown in the panel
      },
      [plan, options] as const,
    );
    await expect(this.button('Stop')).toBeVisible();
  }

  /** The newest run, as `run` would give it. */
  async lastRun(): Promise<AutomationRun> {
    const last = await this.page.evaluate(() => globalThis.sidewright.lastRun());
    if (!last) throw new Error('There was no run.');
    return last;
  }

  /** Settings as the settings page would save them. */
  async useClaude({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }): Promise<void> {
    await this.page.evaluate(
      async ([settings, key]) => {
        await chrome.storage.local.set({ settings });
        await globalThis.sidewright.setApiKey(key);
      },
      [{ ...defaultSettings, baseUrl }, apiKey] as const,
    );
  }
}
