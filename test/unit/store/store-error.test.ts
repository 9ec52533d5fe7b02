import { expect, test } from 'vitest';
import { StorageFullError } from '../../../src/model/errors/store-errors';
import { withStoreErrors } from '../../../src/store/store-error';

test('a full disk becomes a StorageFullError that says where to make room', async () => {
  const quota = new DOMException('', 'QuotaExceededError');
  const error = await withStoreErrors(() => Promise.reject(quota)).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(StorageFullError);
  expect(error.message).toContain('Delete old runs in Runs');
  expect(error.cause).toBe(quota);
});

test('an error of another kind is passed on untouched', async () => {
  const bug = new TypeError('bug');
  await expect(withStoreErrors(() => Promise.reject(bug))).rejects.toBe(bug);
});
