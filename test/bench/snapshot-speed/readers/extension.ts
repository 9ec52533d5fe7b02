import type { Reader } from '../reader';

/** The built extension, from its panel: begins a session, injects the engine, reads, and ends it. */
export const extension: Reader = {
  name: 'extension',
  async open({ openPanel }) {
    const panel = await openPanel();
    return { read: () => panel.evaluate(() => globalThis.sidewright.snapshot()) };
  },
};
