import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StorageFullError } from '../../../src/model/errors';
import { sampleScenario } from '../../support/sample-run';
import { grantedTarget } from './support/fake-dependencies';
import { renderPanel } from './support/render-panel';

const PLAN = '#Case 1: Sign in\n1. Click Sign in\n2. Verify heading "Projects"';
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const run = page.getByRole('button', { name: 'Run', exact: true });
const alert = () => page.getByRole('alert').filter({ hasText: /\S/ });

describe('what is typed', () => {
  test('is kept at once and is there when the panel is opened again', async () => {
    const panel = await renderPanel();
    await field('Plan').fill(PLAN);
    await field('Start address').fill('http://localhost:4100/login');
    await field('Pass criteria').fill('The toast is gone');
    await page.getByRole('button', { name: 'Add variable' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).nth(1).fill('EMAIL');
    await field('Value of EMAIL').fill('ada@example.com');
    panel.remount();
    await expect.element(field('Plan')).toHaveValue(PLAN);
    await expect.element(field('Start address')).toHaveValue('http://localhost:4100/login');
    await expect.element(field('Pass criteria')).toHaveValue('The toast is gone');
    await expect.element(field('Value of EMAIL')).toHaveValue('ada@example.com');
  });

  test('can be undone with the keys of the text area', async () => {
    await renderPanel();
    await userEvent.type(field('Plan'), 'abc');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(field('Plan')).toHaveValue('');
  });

  test('a draft that cannot be kept says so', async () => {
    await renderPanel({
      prepare: (dependencies) => {
        dependencies.drafts.setItem = () => {
          throw new DOMException('', 'QuotaExceededError');
        };
      },
    });
    await field('Plan').fill(PLAN);
    await expect.element(page.getByText(/cannot be kept on this machine/)).toBeVisible();
  });

  test('is summed up, and lines that plain steps cannot do are named before the run', async () => {
    await renderPanel();
    await field('Plan').fill(`${PLAN}\n3. Ponder the meaning`);
    await expect.element(page.getByText('1 case · 3 steps · 1 check')).toBeVisible();
    await expect.element(page.getByText(/^Case 1, step 3: “Ponder” is not/)).toBeVisible();
    await page.getByRole('radio', { name: /^Claude/ }).click();
    await expect.element(page.getByText(/“Ponder” is not/)).not.toBeInTheDocument();
  });
});

describe('variables', () => {
  test('a name that the plan uses is offered, and looks like a secret when it is called one', async () => {
    await renderPanel();
    await field('Plan').fill('#Case 1: Sign in\n1. Fill {{PASSWORD}} into Password');
    await page.getByRole('button', { name: 'Add PASSWORD' }).click();
    const value = page.getByLabelText('Value of PASSWORD');
    await expect.element(value).toHaveFocus();
    await expect.element(value).toHaveAttribute('type', 'password');
    await expect
      .element(page.getByRole('button', { name: 'Add PASSWORD' }))
      .not.toBeInTheDocument();
  });

  test("a secret's value is neither rendered nor stored, and goes to the runner alone", async () => {
    const { state, root } = await renderPanel({
      prepare: (_dependencies, { drafts }) => {
        const { updatedAt: _updatedAt, ...draft } = sampleScenario();
        drafts.set('sidewright.draft', JSON.stringify(draft));
      },
    });
    const secret = 'hunter2-very-secret';
    await page.getByLabelText('Value of PASSWORD').fill(secret);
    await run.click();
    await expect.poll(() => state.runner.requests.length).toBe(1);

    const [request] = state.runner.requests;
    expect(request?.secrets).toEqual({ PASSWORD: secret });
    expect(JSON.stringify(request?.scenario)).not.toContain(secret);
    expect(JSON.stringify([...state.drafts])).not.toContain(secret);
    expect(JSON.stringify(await state.store.scenarios.list())).not.toContain(secret);
    expect(root.textContent).not.toContain(secret);
    await page.getByRole('button', { name: 'Edit plan' }).click();
    expect(root.outerHTML).not.toContain(secret);
  });

  test('a removed row comes back with Undo, which has the focus', async () => {
    await renderPanel();
    await page.getByRole('button', { name: 'Add variable' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).nth(1).fill('EMAIL');
    await field('Value of EMAIL').fill('ada@example.com');
    await page.getByRole('button', { name: 'Delete EMAIL' }).click();
    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Value of EMAIL')).toHaveValue('ada@example.com');
  });

  test('a name with other characters is refused in words', async () => {
    await renderPanel();
    await page.getByRole('button', { name: 'Add variable' }).click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true }).nth(1);
    await name.fill('MY EMAIL');
    await expect.element(name).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText(/^Use letters, digits and _ only/)).toBeVisible();
  });
});

describe('before a run starts', () => {
  test('a plan without a case is an error, with the focus on the plan', async () => {
    const { state } = await renderPanel();
    await field('Plan').fill('Click Sign in');
    await run.click();
    await expect.element(alert()).toHaveTextContent('The plan has no case. Begin one with');
    await expect.element(field('Plan')).toHaveFocus();
    await expect.element(field('Plan')).toHaveAttribute('aria-invalid', 'true');
    expect(state.runner.requests).toEqual([]);
  });

  test('a secret without a value is an error, with the focus on it', async () => {
    await renderPanel();
    await field('Plan').fill('#Case 1: Sign in\n1. Fill {{PASSWORD}} into Password');
    await page.getByRole('button', { name: 'Add PASSWORD' }).click();
    await run.click();
    await expect.element(alert()).toHaveTextContent('{{PASSWORD}} has no value.');
    await expect.element(page.getByLabelText('Value of PASSWORD')).toHaveFocus();
  });

  test('unknown variables of plan, address and criteria are all named', async () => {
    await renderPanel();
    await field('Plan').fill(`${PLAN}\n3. Click {{A}}`);
    await field('Start address').fill('{{BASE}}/login');
    await field('Pass criteria').fill('{{B}} is there');
    await run.click();
    await expect
      .element(alert())
      .toHaveTextContent('{{A}}, {{BASE}}, {{B}} have no values. Enter them under Variables.');
  });

  test('a start address that is none is an error', async () => {
    await renderPanel();
    await field('Plan').fill(PLAN);
    await field('Start address').fill('localhost:4100');
    await run.click();
    await expect.element(alert()).toHaveTextContent('“localhost:4100” is not a web address.');
    await expect.element(field('Start address')).toHaveFocus();
  });

  test('Claude without a key leads to Settings', async () => {
    await renderPanel();
    await field('Plan').fill(PLAN);
    await page.getByRole('radio', { name: /^Claude/ }).click();
    await run.click();
    await expect.element(alert()).toHaveTextContent('Claude needs an API key.');
    await page.getByRole('button', { name: 'Open Settings' }).click();
    await expect.element(page.getByLabelText('Anthropic API key')).toBeVisible();
  });

  test('a tab that cannot be tested is an error, unless there is a start address', async () => {
    const restricted = 'Browsers let no extension test chrome:// pages.';
    const { state } = await renderPanel({
      target: { ...grantedTarget, url: 'chrome://settings/', granted: false, restricted },
    });
    await field('Plan').fill(PLAN);
    await run.click();
    await expect.element(alert()).toHaveTextContent(restricted);
    await field('Start address').fill('http://localhost:4100/login');
    await run.click();
    await expect.poll(() => state.runner.requests.length).toBe(1);
  });

  test('the site of the start address is asked for; a refusal says what to press', async () => {
    const { state } = await renderPanel();
    state.allow = false;
    await field('Plan').fill(PLAN);
    await field('Start address').fill('https://app.example.com/login');
    await run.click();
    await expect.element(alert()).toHaveTextContent('Sidewright may not read app.example.com yet.');
    expect(state.runner.requests).toEqual([]);
    state.allow = true;
    await page.getByRole('button', { name: 'Allow on this site' }).click();
    expect(state.asked).toEqual(['https://app.example.com/login', 'https://app.example.com']);
    await run.click();
    await expect.poll(() => state.runner.requests.length).toBe(1);
  });

  test('a store without room says where to make some', async () => {
    await renderPanel({
      prepare: ({ store }) => {
        store.scenarios.save = () => Promise.reject(new StorageFullError('There is no room left.'));
      },
    });
    await field('Plan').fill(PLAN);
    await run.click();
    await expect.element(alert()).toHaveTextContent('There is no room left.');
    await page.getByRole('button', { name: 'Open Runs' }).click();
    await expect.element(page.getByRole('heading', { name: 'Runs' })).toBeVisible();
  });
});

test('Control+Enter runs the plan and saves it to the library', async () => {
  const { state } = await renderPanel();
  await field('Plan').fill(PLAN);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => state.runner.requests.length).toBe(1);
  const { items } = await state.store.scenarios.list();
  expect(items.map(({ name, plan }) => [name, plan])).toEqual([['Sign in', PLAN]]);
  // It is saved a moment after it is read for the run.
  const { updatedAt: _, ...saved } = items[0] ?? {};
  expect(state.runner.requests[0]?.scenario).toMatchObject(saved);
});

test('New keeps what was there in the library', async () => {
  const { state } = await renderPanel();
  await field('Plan').fill(PLAN);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect.element(field('Plan')).toHaveValue('');
  expect((await state.store.scenarios.list()).items.map(({ plan }) => plan)).toEqual([PLAN]);
});
