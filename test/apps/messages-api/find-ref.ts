import { BrainError } from './brain';
import { parseSnapshot, type SnapshotNode } from './snapshot-nodes';

export interface FindRefOptions {
  /** Which of several matches, from 0. Without it more than one match is an error. */
  readonly nth?: number;
  /** Look only inside this element, for example the row that a button is in. */
  readonly within?: { readonly role: string; readonly name: string | RegExp };
}

/**
 * The ref of the element with this role and name (whole name, or a pattern).
 * Throws `BrainError` listing what there is when it is not in the snapshot, or is there more than once.
 */
export function findRef(
  snapshot: string,
  role: string,
  name: string | RegExp,
  options: FindRefOptions = {},
): string {
  const all = parseSnapshot(snapshot);
  const scope = options.within ? inside(all, options.within) : all;
  const ref = pick(scope, role, name, options.nth).ref;
  if (ref === undefined) {
    throw new BrainError(`${asked(role, name)} is in the snapshot, but has no ref.`);
  }
  return ref;
}

function inside(
  nodes: readonly SnapshotNode[],
  container: { readonly role: string; readonly name: string | RegExp },
): SnapshotNode[] {
  const found = pick(nodes, container.role, container.name, undefined);
  const start = nodes.indexOf(found) + 1;
  const length = nodes.slice(start).findIndex((node) => node.depth <= found.depth);
  return nodes.slice(start, length === -1 ? undefined : start + length);
}

function pick(
  nodes: readonly SnapshotNode[],
  role: string,
  name: string | RegExp,
  nth: number | undefined,
): SnapshotNode {
  const matches = nodes.filter((node) => node.role === role && matchesName(node.name, name));
  const match = matches[nth ?? 0];
  if (!match) {
    const same = nodes.filter((node) => node.role === role).map((node) => node.line);
    throw new BrainError(
      `${asked(role, name)} is not in the latest snapshot. ` +
        (same.length > 0
          ? `It has: ${same.slice(0, 20).join(' | ')}`
          : `It has no ${role} at all, among ${nodes.length} elements.`),
    );
  }
  if (nth === undefined && matches.length > 1) {
    throw new BrainError(
      `${asked(role, name)} is in the latest snapshot ${matches.length} times: ${matches
        .slice(0, 5)
        .map((node) => node.line)
        .join(' | ')}`,
    );
  }
  return match;
}

function matchesName(actual: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? actual === wanted : wanted.test(actual);
}

function asked(role: string, name: string | RegExp): string {
  return `${role} ${typeof name === 'string' ? JSON.stringify(name) : String(name)}`;
}
