import type { Reader } from '../reader';

export const playwright: Reader = {
  name: 'playwright',
  async open({ page }) {
    return { read: () => page.ariaSnapshot({ mode: 'ai', timeout: 0 }) };
  },
};
