import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { recordRun, type Store } from '../../../src/store';
import {
  sampleCaseRun,
  sampleEvents,
  sampleRun,
  sampleScenario,
  sampleStep,
} from '../../support/sample-run';
import { grantedTarget } from './support/fake-dependencies';
import { renderPanel } from './support/render-panel';

type Panel = Awaited<ReturnType<typeof renderPanel>>;

const PLAN = '#Case 1: Sign in\n1. Ponder {{PASSWORD}}\n2. Verify heading "Projects"';

async function fillStore(store: Store): Promise<void> {
  const scenario = sampleScenario();
  await store.scenarios.save(scenario);
  const listener = recordRun(store);
  for (const event of sampleEvents(sampleRun({ scenarioId: scenario.id }))) await listener(event);
  await store.writer.begin(sampleRun({ scenarioId: scenario.id }));
}

async function startRun(panel: Panel, events: number): Promise<void> {
  panel.models.editor.load(sampleScenario({ variables: [], plan: '#Case 1: A\n1. Click Sign in' }));
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect.poll(() => panel.state.runner.requests.length).toBe(1);
  const run = sampleRun();
  await panel.state.runner.emit(...sampleEvents(run).slice(0, events));
  if (events > 11) panel.state.runner.end(run);
}

/** Every screen in every state that looks different. */
const SCREENS: Record<string, () => Promise<unknown>> = {
  'first start, site not granted': () =>
    renderPanel({ target: { ...grantedTarget, granted: false } }),
  'plan with variables, problems and an error': async () => {
    const panel = await renderPanel();
    panel.models.editor.edit({ plan: PLAN });
    await page.getByRole('button', { name: 'Add PASSWORD' }).click();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect.element(page.getByText(/has no value/)).toBeVisible();
  },
  'run that goes on': async () => {
    await startRun(await renderPanel(), 6);
    await expect.element(page.getByText('waiting for the page to settle')).toBeVisible();
  },
  'run that has ended, step open': async () => {
    await startRun(await renderPanel(), 12);
    await page.getByText('Click button "Sign in"').first().click();
    await page.getByText('Snapshot of “Sign in”').click();
    await expect.element(page.getByRole('img')).toBeVisible();
  },
  library: async () => {
    await renderPanel({ prepare: ({ store }) => fillStore(store) });
    await page.getByRole('tab', { name: 'Library' }).click();
    await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
  'history with an undo': async () => {
    await renderPanel({ prepare: ({ store }) => fillStore(store) });
    await page.getByRole('tab', { name: 'Runs' }).click();
    await page
      .getByRole('button', { name: /^Delete/ })
      .last()
      .click();
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
  'interrupted run on another site, a secret missing': async () => {
    await renderPanel({
      target: { ...grantedTarget, site: 'other.test' },
      prepare: async ({ store }) => {
        const run = sampleRun({ startedAt: Date.now() });
        await store.scenarios.save(sampleScenario({ id: run.scenarioId }));
        await store.writer.begin(run);
        await store.writer.putCase(run.id, 0, sampleCaseRun());
        await store.writer.putStep(run.id, { caseIndex: 0, stepIndex: 0 }, sampleStep());
      },
    });
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect.element(page.getByText(/^Enter the value of PASSWORD/)).toBeVisible();
    await expect.element(page.getByText(/^This tab is on other.test/)).toBeVisible();
  },
  settings: async () => {
    await renderPanel();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect.element(page.getByText(/used of/)).toBeVisible();
  },
  shortcuts: async () => {
    await renderPanel();
    await page.getByRole('button', { name: 'Shortcuts' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  },
};

async function preferScheme(value: 'light' | 'dark' | ''): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-color-scheme', value }],
  });
}

beforeEach(() => page.viewport(320, 700));
afterEach(() => preferScheme(''));

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(Object.entries(SCREENS))('%s has no fault that axe finds', async (_name, show) => {
    await preferScheme(scheme);
    expect(matchMedia(`(prefers-color-scheme: ${scheme})`).matches).toBe(true);
    await show();
    const { violations } = await axe.run(document.body, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: {
        // A page of the test runner holds the panel; the panel's own page has these.
        'document-title': { enabled: false },
        'html-has-lang': { enabled: false },
      },
    });
    const faults = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect(faults).toEqual([]);
  });
});

describe.each([320, 160])('at %d px', (width) => {
  test.each(Object.entries(SCREENS))('%s needs no scrolling sideways', async (_name, show) => {
    await page.viewport(width, 700);
    await show();
    const scrolled = [document.documentElement, ...document.querySelectorAll('.panel-main')];
    const overflow = scrolled.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(overflow).toEqual([0, 0]);
  });
});
