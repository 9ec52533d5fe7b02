import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { grantedTarget } from './support/fake-dependencies';
import { renderPanel } from './support/render-panel';

const tab = (name: string) => page.getByRole('tab', { name });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

describe('tabs', () => {
  test('arrow keys move between them and wrap around; Home and End jump', async () => {
    await renderPanel();
    await tab('Test').click();
    for (const [key, name] of [
      ['ArrowRight', 'Library'],
      ['ArrowRight', 'Runs'],
      ['ArrowRight', 'Test'],
      ['ArrowLeft', 'Runs'],
      ['Home', 'Test'],
      ['End', 'Runs'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect.element(tab(name)).toHaveFocus();
    }
    await expect.element(page.getByRole('tabpanel', { name: 'Runs' })).toBeVisible();
  });

  test('only the shown tab is a tab stop', async () => {
    await renderPanel();
    await tab('Library').click();
    const stops = page
      .getByRole('tab')
      .elements()
      .map((element) => element.getAttribute('tabindex'));
    expect(stops).toEqual(['-1', '0', '-1']);
  });

  test('number keys jump, but not while somebody types', async () => {
    await renderPanel();
    await tab('Test').click();
    await userEvent.keyboard('2');
    await expect.element(heading('Scenarios')).toBeVisible();
    await userEvent.keyboard('1');
    await page.getByRole('textbox', { name: 'Plan', exact: true }).fill('');
    await userEvent.keyboard('3');
    await expect.element(page.getByRole('textbox', { name: 'Plan', exact: true })).toHaveValue('3');
    await expect.element(tab('Test')).toHaveAttribute('aria-selected', 'true');
  });

  test('single keys do nothing once they are switched off', async () => {
    const { state } = await renderPanel();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).click();
    expect(state.settings.value.singleKeyShortcuts).toBe(false);
    await page.getByRole('button', { name: 'Back' }).click();
    await userEvent.keyboard('2');
    await expect.element(tab('Test')).toHaveAttribute('aria-selected', 'true');
  });
});

test('? lists the shortcuts, and Escape gives the focus back', async () => {
  await renderPanel();
  await tab('Library').click();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible();
  await expect.element(page.getByText('Go to Runs')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(tab('Library')).toHaveFocus();
});

test('Settings is a page of the panel; Back gives the focus to its button', async () => {
  await renderPanel();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect.element(heading('Settings')).toHaveFocus();
  await expect.element(page.getByRole('tablist')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(page.getByRole('button', { name: 'Settings' })).toHaveFocus();
});

describe('the page under test', () => {
  test('a granted site is shown, with nothing to do', async () => {
    await renderPanel();
    await expect.element(page.getByText('localhost:4100')).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Allow on this site' }))
      .not.toBeInTheDocument();
  });

  test('a site that is not granted is one click away', async () => {
    const target = { ...grantedTarget, url: 'https://app.example.com/', site: 'app.example.com' };
    const { state } = await renderPanel({ target: { ...target, granted: false } });
    await expect
      .element(page.getByText('Sidewright may not read app.example.com yet.'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Allow on this site' }).click();
    expect(state.asked).toEqual(['https://app.example.com/']);
    await expect
      .element(page.getByRole('button', { name: 'Allow on this site' }))
      .not.toBeInTheDocument();
  });

  test('a page that no extension may read says why', async () => {
    const restricted =
      'Browsers let no extension test chrome:// pages. Open a web page in this tab.';
    await renderPanel({
      target: { ...grantedTarget, url: 'chrome://settings/', granted: false, restricted },
    });
    await expect.element(page.getByText(restricted)).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Allow on this site' }))
      .not.toBeInTheDocument();
  });

  test('a tab that was closed leaves a word', async () => {
    const { state } = await renderPanel();
    state.current.value = undefined;
    await expect.element(page.getByText('No tab to test')).toBeVisible();
  });
});
