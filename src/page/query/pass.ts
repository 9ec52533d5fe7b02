import { withAriaCaches } from '../snapshot/facts';
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

/** `compute(key)`, kept until the pass ends; outside a pass computed anew. */
export function cached<
  C extends keyof Pass,
  V extends Pass[C] extends Map<Node, infer T> ? T : never,
>(cache: C, key: Node, compute: () => V): V {
  // The maps differ only in their value, which `C` decides.
  const map = pass?.[cache] as Map<Node, V> | undefined;
  const known = map?.get(key);
  if (known !== undefined) return known;
  const value = compute();
  map?.set(key, value);
  return value;
}
