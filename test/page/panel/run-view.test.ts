import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ModelKeyError, StorageFullError } from '../../../src/model/errors';
import type { Run } from '../../../src/model/run';
import type { RunEvent } from '../../../src/model/run-event';
import {
  sampleAssertStep,
  sampleCaseRun,
  sampleEvents,
  sampleRun,
  sampleScenario,
  sampleStep,
  sampleTarget,
} from '../../support/sample-run';
import { renderPanel } from './support/render-panel';

const button = (name: string) => page.getByRole('button', { name, exact: true });
/** The line of a step; its words are in the live region too. */
const stepLine = (words: string) => page.getByText(words).first();
const polite = page.getByTestId('polite');
const assertive = page.getByTestId('assertive');

/** A panel in which a run has begun; events come from the test. */
async function startRun(change: Partial<Run> = {}) {
  const scenario = sampleScenario({ plan: '#Case 1: Sign in\n1. Click Sign in', variables: [] });
  const panel = await renderPanel();
  panel.models.editor.load(scenario);
  await button('Run').click();
  await expect.poll(() => panel.state.runner.requests.length).toBe(1);
  const run = sampleRun({ scenarioId: scenario.id, ...change });
  return { ...panel, run, runner: panel.state.runner, events: sampleEvents(run) };
}

/** As `startRun`, up to the verdict that is given. */
async function finishRun(events: (run: Run) => RunEvent[]) {
  const panel = await startRun();
  await panel.runner.emit(...events(panel.run));
  panel.runner.end(panel.run);
  return panel;
}

function failedEvents(run: Run): RunEvent[] {
  const check = sampleAssertStep({
    status: 'failed',
    result: { passed: false, received: 'heading "Sign in"', tries: 12, durationMs: 5000 },
  });
  const verdict = { outcome: 'failed', reason: 'The heading is not there.', stepIndex: 1 } as const;
  return sampleEvents(run).map((event): RunEvent => {
    if (event.type === 'stepEnded' && event.stepIndex === 1) return { ...event, step: check };
    if (event.type === 'caseEnded') {
      const steps = [...event.caseRun.steps.slice(0, 1), check];
      return { ...event, caseRun: { ...event.caseRun, steps, verdict } };
    }
    return event.type === 'runEnded' ? { ...event, verdict } : event;
  });
}

describe('while a run goes on', () => {
  test('steps come in one by one, with state, words and duration', async () => {
    const { runner, events } = await startRun();
    await runner.emit(...events.slice(0, 5));
    const row = page.getByRole('listitem').filter({ hasText: 'Click button "Sign in"' });
    await expect.element(row).toHaveTextContent('1Running: Click button "Sign in"');
    await runner.emit(...events.slice(5, 7));
    await expect.element(row).toHaveTextContent('1Done: Click button "Sign in"120 ms');
    await runner.emit(...events.slice(7, 10));
    await expect.element(stepLine('heading "Projects" is visible')).toBeVisible();
    await expect.element(page.getByText('2 of 60 steps · 3.1k tok')).toBeVisible();
  });

  test('a step is told politely when it ends', async () => {
    const { runner, events } = await startRun();
    await runner.emit(...events.slice(0, 7));
    await expect.element(polite).toHaveTextContent('Done: Click button "Sign in", 120 ms');
  });

  test('what is being waited for is said, and gone when it is over', async () => {
    const { runner, events, run } = await startRun();
    await runner.emit(...events.slice(0, 6));
    await expect.element(page.getByText('waiting for the page to settle')).toBeVisible();
    await runner.emit({
      type: 'modelRetry',
      runId: run.id,
      caseIndex: 0,
      reason: 'rate limited',
      attempt: 2,
      maxAttempts: 4,
      delayMs: 10_000,
    });
    await expect.element(page.getByText('rate limited, try 2 of 4 in 10 s')).toBeVisible();
    await runner.emit(...events.slice(6, 7));
    await expect.element(page.getByText(/rate limited/)).not.toBeInTheDocument();
  });

  test("the model's words stream in until its step begins", async () => {
    const { runner, events, run } = await startRun();
    const said = (text: string): RunEvent => ({ type: 'said', runId: run.id, caseIndex: 0, text });
    await runner.emit(...events.slice(0, 3), said('I will '), said('sign in now.'));
    await expect.element(page.getByText('I will sign in now.')).toBeVisible();
    await runner.emit(...events.slice(4, 5));
    await expect.element(page.getByText('I will sign in now.')).not.toBeInTheDocument();
  });

  test('Pause, Resume and Stop reach the runner, on every screen', async () => {
    const { runner, events, run } = await startRun();
    await runner.emit(...events.slice(0, 5));
    await button('Pause').click();
    await expect.element(page.getByText('Pausing after this step…')).toBeVisible();
    await runner.emit({ type: 'paused', runId: run.id });
    await expect.element(polite).toHaveTextContent('Paused');
    await page.getByRole('tab', { name: 'Library' }).click();
    await button('Resume').click();
    await runner.emit({ type: 'resumed', runId: run.id });
    await expect.element(button('Pause')).toBeVisible();
    await button('Stop').click();
    await expect.element(page.getByText('Stopping…')).toBeVisible();
    expect(runner.calls).toEqual(['pause', 'resume', 'stop']);
    await button('Show run').click();
    await expect.element(page.getByRole('heading', { name: 'Sign in', exact: true })).toHaveFocus();
  });

  test('no second run can be started', async () => {
    const { runner, events } = await startRun();
    await runner.emit(...events.slice(0, 5));
    await button('Edit plan').click();
    await expect.element(button('Run')).toBeDisabled();
  });
});

describe('a step, opened', () => {
  test('shows plan line, locators, effect, picture, snapshot and words', async () => {
    await finishRun(sampleEvents);
    await stepLine('Click button "Sign in"').click();
    await expect.element(page.getByText('2. Click Sign in')).toBeVisible();
    await expect
      .element(page.getByText("page.getByRole('button', { name: 'Sign in' })"))
      .toBeVisible();
    await page.getByText('1 other way to find it').click();
    await expect
      .element(page.getByRole('listitem').filter({ hasText: "page.getByText('Sign in')" }).last())
      .toHaveTextContent('3 matches');
    await expect
      .element(page.getByText('page changed to http://localhost:4100/projects'))
      .toBeVisible();
    await expect.element(page.getByText('I will sign in now.')).toBeVisible();
    await expect.element(page.getByRole('img', { name: 'The page after this step' })).toBeVisible();
    await page.getByText('Snapshot of “Sign in”').click();
    await expect.element(page.getByText('- textbox "Password" [ref=e3]')).toBeVisible();
  });

  test('a healed target is marked, and what was planned is named', async () => {
    const { runner, events, run } = await startRun();
    const target = { ...sampleTarget('button', 'Sign in to your account'), healedFrom: 'Sign In' };
    const step = sampleStep({ target });
    await runner.emit(...events.slice(0, 2), {
      type: 'stepEnded',
      runId: run.id,
      caseIndex: 0,
      stepIndex: 0,
      step,
    });
    await expect.element(page.getByText('healed', { exact: true })).toBeVisible();
    await stepLine('Click button "Sign in to your account"').click();
    await expect
      .element(page.getByText('“Sign In” was gone; this one matched in its place.'))
      .toBeVisible();
  });

  test('stays open while others come in', async () => {
    const { runner, events } = await startRun();
    await runner.emit(...events.slice(0, 7));
    await stepLine('Click button "Sign in"').click();
    await expect.element(page.getByText('2. Click Sign in')).toBeVisible();
    await runner.emit(...events.slice(7, 10));
    await expect.element(stepLine('heading "Projects" is visible')).toBeVisible();
    await expect.element(page.getByText('2. Click Sign in')).toBeVisible();
  });
});

describe('when a run has ended', () => {
  test('a pass is the biggest text, told at once, with its evidence', async () => {
    const { root } = await finishRun(sampleEvents);
    const verdict = page.getByRole('heading', { name: 'Passed', exact: true });
    await expect.element(verdict).toBeVisible();
    await expect.element(assertive).toHaveTextContent('Passed');
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const biggest = Math.max(...[...root.querySelectorAll('*')].map(size));
    expect(size(verdict.element())).toBe(biggest);
    const evidence = page.getByRole('region', { name: 'Evidence' });
    await expect
      .element(evidence)
      .toHaveTextContent('Held: Verify heading "Projects"heading "Projects" is visible');
    await expect.element(button('Pause')).not.toBeInTheDocument();
  });

  test('a failure says at which step and why, and leads there', async () => {
    await finishRun(failedEvents);
    await expect.element(page.getByRole('heading', { name: 'Failed at step 2' })).toBeVisible();
    await expect
      .element(assertive)
      .toHaveTextContent('Failed at step 2. The heading is not there.');
    const evidence = page.getByRole('region', { name: 'Evidence' });
    await expect.element(evidence.getByText('heading "Sign in"')).toBeVisible();
    await expect.element(evidence).toHaveTextContent('12 × in 5.0 s');
    await button('Show step 2').click();
    await expect.element(page.getByText('3. Verify heading "Projects"')).toBeVisible();
    await expect
      .poll(() => document.activeElement?.textContent)
      .toContain('Failed: Check that heading');
  });

  test('an inconclusive run says why, and which check nobody made', async () => {
    const verdict = { outcome: 'inconclusive', reason: 'Not checked: the toast.' } as const;
    await finishRun((run) => {
      const caseRun = sampleCaseRun({
        expectedChecks: [{ number: 4, text: 'The toast is gone' }],
        verdict,
      });
      const at = { runId: run.id, caseIndex: 0 };
      return [
        { type: 'runStarted', run },
        { type: 'caseStarted', ...at, caseRun },
        { type: 'caseEnded', ...at, caseRun },
        { type: 'runEnded', runId: run.id, status: 'finished', verdict, durationMs: 5 },
      ];
    });
    await expect.element(page.getByRole('heading', { name: 'Inconclusive' })).toBeVisible();
    await expect
      .element(page.getByRole('region', { name: 'Evidence' }))
      .toHaveTextContent('Not checked: The toast is goneNo assertion ran for this line.');
  });

  test('each export reaches the exporter and the downloads', async () => {
    const { state } = await finishRun(sampleEvents);
    await button('Playwright project').click();
    await button('Spec').click();
    await button('Results JSON').click();
    await button('Scenario .md').click();
    await expect.poll(() => state.saved.length).toBe(4);
    const saved = await Promise.all(
      state.saved.map(async ({ name, content }) => [name, await content.text()]),
    );
    expect(saved).toEqual([
      ['sign-in-playwright.zip', 'PK\u0003\u0004'],
      ['sign-in.spec.ts', '// spec of Sign in'],
      ['sign-in-results.json', '{\n  "name": "Sign in",\n  "outcome": "passed"\n}'],
      ['sign-in.md', '# Sign in\n'],
    ]);
    await button('Copy spec').click();
    expect(state.copied).toEqual(['// spec of Sign in']);
    await expect.element(polite).toHaveTextContent('Spec copied');
  });

  test('a scenario that was deleted meanwhile cannot be exported, and says so', async () => {
    const { state, run } = await finishRun(sampleEvents);
    await state.store.scenarios.remove(run.scenarioId);
    await button('Scenario .md').click();
    await expect.element(page.getByText(/^There is no saved scenario/)).toBeVisible();
    expect(state.saved).toEqual([]);
  });

  test('Run again runs the plan in the editor', async () => {
    const { runner, run } = await finishRun(sampleEvents);
    await button('Run again').click();
    await expect.poll(() => runner.requests.length).toBe(2);
    expect(runner.requests[1]?.scenario.id).toBe(run.scenarioId);
  });
});

describe('when a run goes wrong', () => {
  test('a run that cannot begin says why, and what helps', async () => {
    const { runner } = await startRun();
    runner.fail(new ModelKeyError('The key was refused. Enter another one in Settings.'));
    await expect.element(page.getByText(/^The key was refused/)).toBeVisible();
    await button('Open Settings').click();
    await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  });

  test('an error of the run is shown with the verdict', async () => {
    const { runner, run, events } = await startRun();
    const reason = 'The key was refused. Enter another one in Settings.';
    await runner.emit(...events.slice(0, 2), {
      type: 'runEnded',
      runId: run.id,
      status: 'finished',
      verdict: { outcome: 'inconclusive', reason },
      error: { code: 'ModelKeyError', message: reason },
      durationMs: 10,
    });
    runner.end(run);
    await expect.element(page.getByRole('heading', { name: 'Inconclusive' })).toBeVisible();
    expect(page.getByText(reason, { exact: true }).elements()).toHaveLength(1);
    await expect.element(button('Open Settings')).toBeVisible();
  });

  test('a store that is full in mid-run reaches the runner as an error', async () => {
    const { runner, events, dependencies } = await startRun();
    await runner.emit(...events.slice(0, 4));
    dependencies.store.writer.putStep = () => Promise.reject(new StorageFullError('No room.'));
    await expect(runner.emit(...events.slice(4, 5))).rejects.toThrow(StorageFullError);
    await expect.element(stepLine('Click button "Sign in"')).toBeVisible();
  });

  test('something unforeseen asks to be reported', async () => {
    const { runner } = await startRun();
    runner.fail(new TypeError('x is not a function'));
    await expect
      .element(page.getByText(/^Something went wrong inside Sidewright: x is not a function/))
      .toBeVisible();
  });
});
