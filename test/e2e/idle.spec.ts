import type { CDPSession } from '@playwright/test';
import { expect, test } from './support/fixtures';

test('a page is given nothing before a session, and keeps no listener after it', async ({
  browserWithExtension,
  panel,
  tab,
}) => {
  const cdp = await browserWithExtension.context.newCDPSession(tab);
  const worlds: number[] = [];
  cdp.on('Runtime.executionContextCreated', ({ context }) => {
    if (context.origin.startsWith('chrome-extension:')) worlds.push(context.id);
  });
  await cdp.send('Runtime.enable');

  // No world of the extension in the page: so nothing there can listen or observe.
  await tab.reload();
  await panel.plan.fill('- Wait until "never there" is shown');
  expect(worlds).toEqual([]);

  await panel.begin('#Case 1: Look\n- Wait until "never there" is shown');
  await expect.poll(() => worlds.length).toBe(1);
  const [world = 0] = worlds;
  await expect.poll(() => listenersIn(cdp, world)).toContain('message');

  await panel.button('Stop').click();
  await expect.poll(() => listenersIn(cdp, world)).toEqual([]);
});

/** The types of event that scripts of one world hear on the window. */
async function listenersIn(cdp: CDPSession, contextId: number): Promise<string[]> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'window', contextId });
  const { listeners } = await cdp.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  });
  return listeners.map(({ type }) => type);
}
