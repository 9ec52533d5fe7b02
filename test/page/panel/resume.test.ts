import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TabBusyError } from '../../../src/model/errors';
import type { Run } from '../../../src/model/run';
import type { RunEvent } from '../../../src/model/run-event';
import type { Target } from '../../../src/panel/dependencies';
import type { Store } from '../../../src/store';
import { sampleCaseRun, sampleRun, sampleScenario, sampleStep } from '../../support/sample-run';
import { grantedTarget } from './support/fake-dependencies';
import { renderPanel } from './support/render-panel';

const banner = page.getByRole('region', { name: 'Interrupted run' });
const password = page.getByLabelText('Value of PASSWORD');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const words = 'The run “Sign in” was interrupted at step 2.';
const verdict = page.getByRole('heading', { name: 'Passed', exact: true });

interface Options {
  target?: Target;
  run?: Partial<Run>;
  /** Without it, the scenario was deleted. */
  scenario?: boolean;
}

/** A panel that is opened after another one was closed in mid-run, at the second step of a case. */
async function openAfterInterruption({
  target,
  run: change = {},
  scenario: kept = true,
}: Options = {}) {
  const scenario = sampleScenario();
  const run = sampleRun({ scenarioId: scenario.id, startedAt: Date.now() - 60_000, ...change });
  const done = sampleStep({
    line: 1,
    url: 'http://localhost:4100/login',
    effect: { mutations: 1 },
  });
  const { durationMs: _, effect: __, ...cutOff } = sampleStep({ line: 2 });
  const panel = await renderPanel({
    ...(target ? { target } : {}),
    prepare: async ({ store }) => {
      if (kept) await store.scenarios.save(scenario);
      await begin(store, run, [done, { ...cutOff, status: 'running' }]);
    },
  });
  return { ...panel, scenario, run, done, cutOff };
}

async function begin(store: Store, run: Run, steps: Run['cases'][number]['steps']) {
  await store.writer.begin(run);
  await store.writer.putCase(run.id, 0, sampleCaseRun());
  for (const [stepIndex, step] of steps.entries()) {
    await store.writer.putStep(run.id, { caseIndex: 0, stepIndex }, step);
  }
}

/** What the loop tells of a run that goes on to pass. */
function goingOn({ verdict: _, cases, ...run }: Run): RunEvent[] {
  const [open] = cases;
  if (!open) throw new Error('the run has an open case');
  const { verdict: __, ...caseRun } = open;
  const at = { runId: run.id, caseIndex: 0 };
  const step = sampleStep({ line: 2 });
  const passed = { outcome: 'passed' } as const;
  const ended = { ...caseRun, steps: [...caseRun.steps, step], verdict: passed, durationMs: 900 };
  return [
    { type: 'runStarted', run: { ...run, cases, status: 'running' } },
    { type: 'caseStarted', ...at, caseRun },
    { type: 'stepEnded', ...at, stepIndex: 2, step },
    { type: 'caseEnded', ...at, caseRun: ended },
    { type: 'runEnded', runId: run.id, status: 'finished', verdict: passed, durationMs: 950 },
  ];
}

describe('when the panel opens', () => {
  test('a run that was interrupted is offered, in sight and to screen readers', async () => {
    await openAfterInterruption();
    await expect.element(banner).toHaveTextContent(words);
    await expect.element(page.getByTestId('polite')).toHaveTextContent(words);
  });

  test('one that is a day old is not', async () => {
    await openAfterInterruption({ run: { startedAt: Date.now() - 25 * 60 * 60 * 1000 } });
    await page.getByRole('tab', { name: 'Runs' }).click();
    await expect.element(page.getByRole('listitem')).toHaveTextContent('Interrupted');
    await page.getByRole('tab', { name: 'Test' }).click();
    await expect.element(banner).not.toBeInTheDocument();
  });

  test('one that another run followed is not', async () => {
    const panel = await openAfterInterruption();
    await expect.element(banner).toBeVisible();
    await panel.state.store.writer.begin(sampleRun({ startedAt: Date.now(), status: 'finished' }));
    panel.remount();
    await page.getByRole('tab', { name: 'Runs' }).click();
    await expect.poll(() => page.getByRole('listitem').elements().length).toBe(2);
    await page.getByRole('tab', { name: 'Test' }).click();
    await expect.element(banner).not.toBeInTheDocument();
  });

  test('one that was dismissed is gone for good, and the plan has the focus', async () => {
    const panel = await openAfterInterruption();
    await banner.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(banner).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: 'Plan', exact: true })).toHaveFocus();
    panel.remount();
    await page.getByRole('tab', { name: 'Runs' }).click();
    await expect.element(page.getByRole('listitem')).toHaveTextContent('Interrupted');
    await page.getByRole('tab', { name: 'Test' }).click();
    await expect.element(banner).not.toBeInTheDocument();
  });

  test('one that was deleted is not offered any more', async () => {
    await openAfterInterruption();
    await expect.element(banner).toBeVisible();
    await page.getByRole('tab', { name: 'Runs' }).click();
    await page.getByRole('button', { name: /^Delete Sign in/ }).click();
    await page.getByRole('tab', { name: 'Test' }).click();
    await expect.element(banner).not.toBeInTheDocument();
  });
});

describe('resuming', () => {
  test('asks for the secrets first, in the field that has the focus then', async () => {
    const { state } = await openAfterInterruption();
    await banner.getByRole('button', { name: 'Resume' }).click();
    await expect.element(banner.getByLabelText('Value of PASSWORD')).toHaveFocus();
    await expect
      .element(banner.getByLabelText('Value of PASSWORD'))
      .toHaveAccessibleDescription(
        'Enter the value of PASSWORD to go on: secrets are never saved.',
      );
    expect(state.runner.requests).toEqual([]);
  });

  test('goes on with the same run, its values and model, by keyboard alone', async () => {
    const { state, scenario, run } = await openAfterInterruption({
      run: {
        variables: [
          { name: 'EMAIL', secret: false, value: 'as@it.began' },
          { name: 'PASSWORD', secret: true },
        ],
      },
    });
    await password.click();
    await userEvent.keyboard('correct-horse{Enter}');
    await expect.poll(() => state.runner.requests.length).toBe(1);
    const [request] = state.runner.requests;
    expect(request?.secrets).toEqual({ PASSWORD: 'correct-horse' });
    const { startUrl: _, ...begun } = scenario;
    expect(request?.scenario).toEqual({
      ...begun,
      variables: [
        { name: 'EMAIL', secret: false, value: 'as@it.began' },
        { name: 'PASSWORD', secret: true, value: '' },
      ],
    });
    const interrupted = await state.store.runs.get(run.id);
    expect(request?.resume).toEqual(interrupted);
    expect(interrupted.cases[0]?.steps.map(({ status }) => status)).toEqual(['done', 'stopped']);

    await state.runner.emit(...goingOn(interrupted).slice(0, 2));
    await expect.element(page.getByTestId('polite')).toHaveTextContent('Run goes on');
    const rows = page.getByRole('tabpanel', { name: 'Test' }).getByRole('listitem');
    await expect.poll(() => rows.elements().length).toBe(2);
    await state.runner.emit(...goingOn(interrupted).slice(2));
    state.runner.end(interrupted);
    await expect.element(verdict).toBeVisible();
    await expect.poll(() => rows.elements().length).toBeGreaterThan(2);
    const kept = await state.store.runs.get(run.id);
    expect(kept.cases[0]?.steps.map(({ status }) => status)).toEqual(['done', 'stopped', 'done']);
    expect([kept.status, kept.verdict]).toEqual(['finished', { outcome: 'passed' }]);
    await button('Edit plan').click();
    await expect.element(banner).not.toBeInTheDocument();
    // The scenario is in the editor, so that Run again runs it, with the secret typed just now.
    await expect.element(password).toHaveValue('correct-horse');
  });

  test('keeps what is in the editor, saved, before its scenario takes the place', async () => {
    const { state, models, scenario } = await openAfterInterruption();
    models.editor.edit({ name: 'Draft', plan: '#Case 1: B\n1. Click Save' });
    await password.fill('correct-horse');
    await banner.getByRole('button', { name: 'Resume' }).click();
    await expect.poll(() => state.runner.requests.length).toBe(1);
    expect(models.editor.fields.peek().id).toBe(scenario.id);
    const { items } = await state.store.scenarios.list();
    expect(items.map(({ name }) => name).sort()).toEqual(['Draft', 'Sign in']);
  });

  test('from Runs, where the run is opened', async () => {
    const { state, run } = await openAfterInterruption();
    await page.getByRole('tab', { name: 'Runs' }).click();
    await page.getByRole('button', { name: /^Interrupted ?Sign in/ }).click();
    await password.fill('correct-horse');
    await button('Resume').click();
    await expect.poll(() => state.runner.requests[0]?.resume?.id).toBe(run.id);
    await expect.element(page.getByRole('heading', { name: 'Sign in', exact: true })).toHaveFocus();
  });

  test('on another site says so, and still goes on', async () => {
    const { state } = await openAfterInterruption({
      target: { ...grantedTarget, url: 'https://other.test/', site: 'other.test' },
    });
    await expect
      .element(banner)
      .toHaveTextContent('This tab is on other.test; the run stopped on localhost:4100.');
    await password.fill('correct-horse');
    await banner.getByRole('button', { name: 'Resume' }).click();
    await expect.poll(() => state.runner.requests.length).toBe(1);
  });

  test('needs the site to be granted', async () => {
    const { state } = await openAfterInterruption({ target: { ...grantedTarget, granted: false } });
    state.allow = false;
    await password.fill('correct-horse');
    await banner.getByRole('button', { name: 'Resume' }).click();
    await expect.element(banner.getByText(/^Sidewright may not read localhost:4100/)).toBeVisible();
    expect(state.asked).toEqual(['http://localhost:4100/login']);
    expect(state.runner.requests).toEqual([]);
  });

  test('a run of a deleted scenario is not possible, and says why', async () => {
    await openAfterInterruption({ scenario: false });
    await banner.getByRole('button', { name: 'Resume' }).click();
    await expect.element(banner.getByText(/^There is no saved scenario/)).toBeVisible();
  });

  test('a run that another panel has gone on with is not possible, and says so', async () => {
    const { state, run } = await openAfterInterruption();
    await expect.element(banner).toBeVisible();
    await state.store.writer.begin({ ...run, status: 'finished' });
    await password.fill('correct-horse');
    await banner.getByRole('button', { name: 'Resume' }).click();
    await expect.element(banner).not.toBeInTheDocument();
    expect(state.runner.requests).toEqual([]);
  });

  test('that cannot begin shows why beside the run, which can be tried again', async () => {
    const { state } = await openAfterInterruption();
    await password.fill('correct-horse');
    await banner.getByRole('button', { name: 'Resume' }).click();
    await expect.poll(() => state.runner.requests.length).toBe(1);
    state.runner.fail(new TabBusyError('Another Sidewright panel is driving this tab.'));
    await expect.element(page.getByText('Another Sidewright panel is driving')).toBeVisible();
    await expect.element(page.getByText('Click button "Sign in"').first()).toBeVisible();
    await button('Resume').click();
    await expect.poll(() => state.runner.requests.length).toBe(2);
  });
});
