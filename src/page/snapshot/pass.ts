let depth = 0;
const releases: (() => void)[] = [];

/**
 * Runs `read` with one cache for all roles, names, states and visibilities it asks for. The page
 * must not change meanwhile. Calls may nest; the outermost one owns the cache.
 */
export function withAriaCaches<T>(read: () => T): T {
  depth += 1;
  try {
    return read();
  } finally {
    depth -= 1;
    // Nothing of the page is held between passes.
    if (depth === 0) for (const release of releases) release();
  }
}

export function isInPass(): boolean {
  return depth > 0;
}

/** A value that is made when a pass first asks for it, and dropped when the pass ends. */
export function perPass<T extends object>(make: () => T): () => T {
  let value: T | null = null;
  releases.push(() => {
    value = null;
  });
  return () => {
    if (!isInPass()) throw new Error('This needs withAriaCaches around it. Wrap the caller.');
    value ??= make();
    return value;
  };
}
