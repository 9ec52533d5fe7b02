import type { Reader } from '../reader';

/** Chromium's own accessibility tree, over the DevTools protocol. */
export const chromium: Reader = {
  name: 'chromium',
  async open({ cdp }) {
    return { read: async () => JSON.stringify(await cdp.send('Accessibility.getFullAXTree')) };
  },
};
