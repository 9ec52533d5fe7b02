import type { SnapshotNode } from './snapshot-node';

/** All nodes of the trees, each before its children. */
export function* walk(roots: readonly SnapshotNode[]): Generator<SnapshotNode> {
  for (const node of roots) {
    yield node;
    yield* walk(node.children);
  }
}

/** The parent of each node that has one. */
export function parentsOf(roots: readonly SnapshotNode[]): Map<SnapshotNode, SnapshotNode> {
  const parents = new Map<SnapshotNode, SnapshotNode>();
  for (const node of walk(roots)) {
    for (const child of node.children) parents.set(child, node);
  }
  return parents;
}

/** What an element says: its own text and that of its children, else its name. */
export function textOf(node: SnapshotNode): string {
  const said = [node.text, ...node.children.map(textOf)].filter((part) => part !== '').join(' ');
  return said || node.name;
}
