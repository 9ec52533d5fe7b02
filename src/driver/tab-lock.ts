import { TabBusyError } from '../model/errors/tab-errors';

/**
 * Holds a tab for one panel. Web Locks are shared by all pages of the extension and are let go by
 * the browser when a panel closes or crashes, so a tab is never left locked.
 *
 * @returns a function that lets the tab go, done when it is free
 * @throws TabBusyError when another panel holds it
 */
export async function lockTab(tabId: number): Promise<() => Promise<void>> {
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request(
      `${TAB_LOCK_PREFIX}${tabId}`,
      { ifAvailable: true },
      async (lock) => {
        if (!lock) {
          throw new TabBusyError(
            'Another Sidewright panel is driving this tab. Stop it there, or pick another tab.',
            { tabId },
          );
        }
        await new Promise<void>((letGo) => {
          resolve(async () => {
            letGo();
            await held;
          });
        });
      },
    );
    held.catch(reject);
  });
}

const TAB_LOCK_PREFIX = 'tab:';

/** Whether any panel drives any tab now. */
export async function anyTabLocked(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name?.startsWith(TAB_LOCK_PREFIX));
}
