/** Elements that Sidewright itself put into the page: its overlay hosts. */
const own = new WeakSet<Element>();

/** Marks an overlay host: it and everything inside it stay out of snapshots, queries and recordings. */
export function markOwn(element: Element): void {
  own.add(element);
}

/** Whether `element` is one of Sidewright's own hosts (not: whether it is inside one). */
export function isOwn(element: Element): boolean {
  return own.has(element);
}
