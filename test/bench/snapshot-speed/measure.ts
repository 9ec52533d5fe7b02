import { countLayouts, type LayoutCounts } from './layouts';
import type { Reader, Reading, Tab } from './reader';

/** Time that one reader may take on one page, in ms: after it, it is not run again. */
const PATIENCE = 30_000;

export interface Measurement {
  readonly reader: string;
  /** In ms, in order. */
  readonly times: readonly number[];
  /** The length of the text it gives. */
  readonly characters?: number;
  readonly layouts?: LayoutCounts;
  /** What it threw instead of reading this page. */
  readonly failure?: string;
}

/**
 * Measures readers on one page: each in a tab of its own, so that none tidies up after another, and
 * in turns, so that all meet the same load on the machine.
 */
export async function measure(
  readers: readonly Reader[],
  runs: number,
  openTab: () => Promise<Tab>,
): Promise<Measurement[]> {
  const takers: Taker[] = [];
  for (const reader of readers) {
    const tab = await openTab();
    takers.push(new Taker(reader.name, tab, await reader.open(tab)));
  }
  for (let run = 0; run < runs; run += 1) {
    for (const taker of takers) await taker.take();
  }
  const measurements: Measurement[] = [];
  for (const taker of takers) measurements.push(await taker.finish());
  return measurements;
}

/** One reader in its tab. */
class Taker {
  readonly #reader: string;
  readonly #tab: Tab;
  readonly #reading: Reading;
  readonly #times: number[] = [];
  #text: string | undefined;
  #failure: string | undefined;

  constructor(reader: string, tab: Tab, reading: Reading) {
    this.#reader = reader;
    this.#tab = tab;
    this.#reading = reading;
  }

  async take(): Promise<void> {
    const spent = this.#times.reduce((sum, time) => sum + time, 0);
    if (this.#failure !== undefined || spent > PATIENCE) return;
    await this.#tab.page.bringToFront();
    await this.#tab.cdp.send('HeapProfiler.collectGarbage');
    try {
      const start = performance.now();
      this.#text = await this.#reading.read();
      this.#times.push(performance.now() - start);
    } catch (error) {
      this.#failure = String(error).split('\n')[0] ?? '';
    }
  }

  async finish(): Promise<Measurement> {
    const reader = this.#reader;
    if (this.#failure !== undefined) return { reader, times: [], failure: this.#failure };
    return {
      reader,
      times: this.#times,
      ...(this.#text === undefined ? {} : { characters: this.#text.length }),
      layouts: await countLayouts(this.#tab, this.#reading),
    };
  }
}
