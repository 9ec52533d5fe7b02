import { expect, test } from 'vitest';
import { StoredDataError } from '../../../src/model/errors/store-errors';
import { defaultSettings, readSettings, settingsSchema } from '../../../src/store/settings';

test('nothing stored gives the defaults', () => {
  expect(readSettings(undefined)).toEqual(defaultSettings);
});

test('fields that an older version did not know get their default', () => {
  expect(readSettings({ stepCap: 20 })).toEqual({ ...defaultSettings, stepCap: 20 });
});

test('a broken field is named, with what to do', () => {
  const read = () => readSettings({ baseUrl: 'javascript:alert(1)' });
  expect(read).toThrow(StoredDataError);
  expect(read).toThrow(/baseUrl: .*https.*Reset them in Settings/);
});

test.each([
  ['baseUrl', 'not an address'],
  ['baseUrl', 'ftp://example.com'],
  ['anthropicModel', '  '],
  ['stepCap', 0],
  ['stepCap', 1.5],
  ['stepCap', 1001],
])('%s may not be %j', (field, value) => {
  expect(settingsSchema.safeParse({ ...defaultSettings, [field]: value }).success).toBe(false);
});
