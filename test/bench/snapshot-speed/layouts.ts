import type { Reading, Tab } from './reader';

export interface LayoutCounts {
  readonly layouts: number;
  readonly recalcs: number;
}

/**
 * Layouts and style recalculations of one reading, right after a change that moves the whole page:
 * one of each is what the change itself costs.
 */
export async function countLayouts({ page, cdp }: Tab, reading: Reading): Promise<LayoutCounts> {
  const count = async (): Promise<LayoutCounts> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const value = (wanted: string): number =>
      metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return { layouts: value('LayoutCount'), recalcs: value('RecalcStyleCount') };
  };
  const before = await count();
  await page.evaluate(() => document.body.prepend('A line of text'));
  await reading.read();
  const after = await count();
  return { layouts: after.layouts - before.layouts, recalcs: after.recalcs - before.recalcs };
}
