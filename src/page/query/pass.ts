import { withAriaCaches } from '../snapshot/pass';
import type { ElementText } from './element-text';
import type { Trees } from './trees';

/** What the queries of one pass have read and may share. */
export interface Pass {
  readonly texts: Map<Node, ElementText>;
  readonly trees: Map<Node, Trees>;
  readonly elements: Map<Node, readonly Element[]>;
  readonly byRole: Map<Node, ReadonlyMap<string, readonly Element[]>>;
}

let pass: Pass | null = null;

/**
 * Runs `read` with one cache for all queries in it, names and roles included. The page must not
 * change meanwhile. Calls may nest; the outermost one owns the cache.
 */
export function withQueryCaches<T>(read: () => T): T {
  if (pass) return read();
  pass = { texts: new Map(), trees: new Map(), elements: new Map(), byRole: new Map() };
  try {
    return withAriaCaches(read);
  } finally {
    pass = null;
  }
}

type ValueIn<C extends keyof Pass> = Pass[C] extends Map<Node, infer V> ? V : never;

/** What `compute` gives, kept for `key` until the pass ends; outside a pass computed anew. */
export function cached<C extends keyof Pass>(
  cache: C,
  key: Node,
  compute: () => ValueIn<C>,
): ValueIn<C> {
  // The compiler does not see that the map at `C` has the values of `C`.
  const map = pass?.[cache] as Map<Node, ValueIn<C>> | undefined;
  const known = map?.get(key);
  if (known !== undefined) return known;
  const value = compute();
  map?.set(key, value);
  return value;
}
