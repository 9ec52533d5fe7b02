import { expect, it } from 'vitest';
import { anyTabLocked, lockTab } from '../../../src/driver/tab-lock';
import { TabBusyError } from '../../../src/model/errors/tab-errors';

it('holds a tab for one panel until it lets go', async () => {
  expect(await anyTabLocked()).toBe(false);
  const release = await lockTab(7);
  expect(await anyTabLocked()).toBe(true);
  await expect(lockTab(7)).rejects.toBeInstanceOf(TabBusyError);
  const releaseOther = await lockTab(8);
  await release();
  await releaseOther();
  expect(await anyTabLocked()).toBe(false);
  await (await lockTab(7))();
});
