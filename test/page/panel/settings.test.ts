import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { StoredDataError } from '../../../src/model/errors';
import { defaultSettings, recordRun } from '../../../src/store';
import { sampleEvents } from '../../support/sample-run';
import { renderPanel } from './support/render-panel';

async function renderSettings(options: Parameters<typeof renderPanel>[0] = {}) {
  const panel = await renderPanel(options);
  await page.getByRole('button', { name: 'Settings' }).click();
  return panel;
}

describe('the API key', () => {
  test('is hidden, kept when the field is left, and can be shown', async () => {
    const { state } = await renderSettings();
    const key = page.getByLabelText('Anthropic API key');
    await expect.element(key).toHaveAttribute('type', 'password');
    await key.fill('  sk-ant-test  ');
    await page.getByLabelText('Base address').click();
    await expect.poll(() => state.apiKey.value).toBe('sk-ant-test');
    await page.getByRole('button', { name: 'Show the key' }).click();
    await expect.element(key).toHaveAttribute('type', 'text');
    await expect.element(key).toHaveValue('sk-ant-test');
  });

  test('is forgotten when the field is emptied', async () => {
    const { state } = await renderSettings({
      prepare: (_dependencies, { apiKey }) => {
        apiKey.value = 'sk-ant-old';
      },
    });
    const key = page.getByLabelText('Anthropic API key');
    await expect.element(key).toHaveValue('sk-ant-old');
    await key.fill('');
    await page.getByLabelText('Base address').click();
    await expect.poll(() => state.apiKey.value).toBeUndefined();
  });
});

describe('a setting', () => {
  test.each([
    ['Base address', 'not an address', 'Enter an address that starts with https://'],
    ['Model', ' ', 'Enter a model id'],
    ['Most steps in a case', '0', 'Enter 1 or more'],
  ])('%s refuses %j in words and keeps what it had', async (label, wrong, message) => {
    const { state } = await renderSettings();
    const input = page.getByLabelText(label, { exact: true });
    await input.fill(wrong);
    await page.getByLabelText('Anthropic API key').click();
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    expect(state.settings.value).toEqual(defaultSettings);
  });

  test('is kept when it is right', async () => {
    const { state } = await renderSettings();
    await page.getByLabelText('Base address').fill('http://127.0.0.1:8080');
    await page.getByLabelText('Most steps in a case').fill('20');
    await page.getByRole('checkbox', { name: /^Keep a picture/ }).click();
    await page.getByRole('radio', { name: 'Claude' }).click();
    await expect
      .poll(() => state.settings.value)
      .toEqual({
        ...defaultSettings,
        baseUrl: 'http://127.0.0.1:8080',
        stepCap: 20,
        pictures: false,
        model: 'anthropic',
      });
  });

  test('settings that cannot be read can be reset', async () => {
    const { state } = await renderSettings({
      prepare: ({ settings }) => {
        settings.get = () =>
          Promise.reject(
            new StoredDataError('The saved settings cannot be read.', { store: 'settings' }),
          );
      },
    });
    state.settings.value = { ...defaultSettings, stepCap: 7 };
    await page.getByRole('button', { name: 'Reset settings' }).click();
    await expect.poll(() => state.settings.value).toEqual(defaultSettings);
  });
});

describe('storage', () => {
  test('shows how much is used', async () => {
    await renderSettings();
    await expect.element(page.getByText(/^[\d.]+ [kMG]B used of [\d.]+ [kMG]B\.$/)).toBeVisible();
  });

  test('all runs are deleted only after a second click, and the focus is on keeping them', async () => {
    const { state } = await renderSettings({
      prepare: async ({ store }) => {
        const listener = recordRun(store);
        for (const event of sampleEvents()) await listener(event);
      },
    });
    await page.getByRole('button', { name: 'Delete all runs' }).click();
    await expect.element(page.getByRole('button', { name: 'Keep them' })).toHaveFocus();
    expect((await state.store.runs.list()).items).toHaveLength(1);
    await page.getByRole('button', { name: 'Delete them' }).click();
    await expect.poll(async () => (await state.store.runs.list()).items).toEqual([]);
    await expect.element(page.getByRole('button', { name: 'Delete all runs' })).toHaveFocus();
  });
});
