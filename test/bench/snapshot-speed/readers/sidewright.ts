import type { SidewrightPage as Engine } from '../../../../src/page/standalone';
import type { Reader } from '../reader';

declare global {
  var SidewrightPage: Engine;
}

/** The page engine alone, in the page. */
export const sidewright: Reader = {
  name: 'sidewright',
  async open({ page }) {
    await page.addScriptTag({ path: '.output/page-engine.js' });
    return { read: () => page.evaluate(() => SidewrightPage.snapshot()) };
  },
};
