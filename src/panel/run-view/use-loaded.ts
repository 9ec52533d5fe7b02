import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Loadable, loadInto } from '../models/loadable';

/** Loads when it is first shown, and again when `key` changes. */
export function useLoaded<Value>(
  key: string,
  load: () => Promise<Value>,
): ReadonlySignal<Loadable<Value>> {
  const loaded = useSignal<Loadable<Value>>({ state: 'loading' });
  useEffect(() => {
    void loadInto(loaded, load);
  }, [key]);
  return loaded;
}
