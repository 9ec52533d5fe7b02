/** One question that `npm run bench` answers. */
export interface Bench {
  readonly name: string;
  /** What it measures, in one line. */
  readonly about: string;
  run(options: BenchOptions): Promise<void>;
}

export interface BenchOptions {
  /** Pages to measure, by name; all of the bench's own when left out. */
  readonly pages?: readonly string[];
  /** What to measure, by name; all of the bench's own when left out. */
  readonly readers?: readonly string[];
  /** How often to measure each. */
  readonly runs: number;
}
