import type { Signal } from '@preact/signals';
import type { SidewrightError } from '../../model/errors';
import { toProblem } from './problem';

/** Something that comes from the store: each state is shown in words. */
export type Loadable<Value> =
  | { state: 'loading' }
  | { state: 'ready'; value: Value }
  | { state: 'failed'; error: SidewrightError };

/** Loads into the signal. What was there stays until the new value is, so that lists do not flicker. */
export async function loadInto<Value>(
  signal: Signal<Loadable<Value>>,
  work: () => Promise<Value>,
): Promise<void> {
  try {
    signal.value = { state: 'ready', value: await work() };
  } catch (error) {
    signal.value = { state: 'failed', error: toProblem(error) };
  }
}
