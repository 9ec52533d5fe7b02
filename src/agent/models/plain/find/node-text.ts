import type { SnapshotNode } from '../../../../model/snapshot-text/snapshot-node';
import { textOf } from '../../../../model/snapshot-text/walk';
import { ancestorsOf, type Page } from './page';
import { FIELDS } from './roles';

/** Longer texts are no labels. */
const LONGEST_LABEL = 300;

/** What the element is called: its name, or what it says when the name repeats just that. */
export function labelOf(node: SnapshotNode): string {
  if (node.name !== '' || FIELDS.has(node.role)) return node.name;
  const text = textOf(node);
  return text.length <= LONGEST_LABEL ? text : '';
}

/** All that an element may be called by. What is typed into a field is no name of it. */
export function textsOf(page: Page, node: SnapshotNode): string[] {
  const { placeholder } = node.props;
  const texts: string[] = [labelOf(node), ...(placeholder === undefined ? [] : [placeholder])];
  if (FIELDS.has(node.role)) {
    if (!texts.some((text) => text !== '')) texts.push(labelBefore(page, node));
    if (node.role === 'searchbox' && node.name === '') texts.push('search');
  } else if (node.name !== '') {
    const said = textOf(node);
    if (said.length <= LONGEST_LABEL) texts.push(said);
  }
  return texts.filter((text) => text !== '');
}

/** The text just before a field without a name: what a person reads as its label. */
function labelBefore(page: Page, node: SnapshotNode): string {
  for (const one of [node, ...ancestorsOf(page, node)]) {
    const siblings = page.parents.get(one)?.children ?? page.roots;
    const before = siblings[siblings.indexOf(one) - 1];
    if (before) return FIELDS.has(before.role) ? '' : labelOf(before);
    if (siblings.length > 1) return '';
  }
  return '';
}
