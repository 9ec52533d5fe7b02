import { parseSnapshotText } from '../../../../model/snapshot-text/parse-snapshot-text';
import type { SnapshotNode } from '../../../../model/snapshot-text/snapshot-node';
import { parentsOf, walk } from '../../../../model/snapshot-text/walk';

/** A snapshot, read, with what finding things in it needs. */
export interface Page {
  readonly roots: readonly SnapshotNode[];
  readonly parents: ReadonlyMap<SnapshotNode, SnapshotNode>;
}

export function readPage(snapshot: string): Page {
  const roots = parseSnapshotText(snapshot);
  return { roots, parents: parentsOf(roots) };
}

/** The nodes around `node`, the nearest first. */
export function ancestorsOf(page: Page, node: SnapshotNode): SnapshotNode[] {
  const ancestors: SnapshotNode[] = [];
  for (let up = page.parents.get(node); up; up = page.parents.get(up)) ancestors.push(up);
  return ancestors;
}

export function isInside(page: Page, node: SnapshotNode, role: string): boolean {
  return ancestorsOf(page, node).some((ancestor) => ancestor.role === role);
}

/** A row that only has column headers. */
export function isHeaderRow(node: SnapshotNode): boolean {
  if (node.role !== 'row') return false;
  const roles = new Set([...walk(node.children)].map(({ role }) => role));
  return roles.has('columnheader') && !roles.has('cell') && !roles.has('gridcell');
}

/** Role and name as a snapshot has them: what the tools call the element. */
export function nameNode(node: SnapshotNode, text: string): string {
  return text === '' ? node.role : `${node.role} ${JSON.stringify(text)}`;
}
