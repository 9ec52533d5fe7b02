import { FUZZY, scoreMatch } from '../../../../model/fuzzy';
import type { SnapshotNode } from '../../../../model/snapshot-text/snapshot-node';
import { textOf, walk } from '../../../../model/snapshot-text/walk';
import { rolesOf } from '../grammar/element-words';
import type { Scope } from '../plain-step';
import type { Found } from './find-target';
import { labelOf } from './node-text';
import { ancestorsOf, isHeaderRow, type Page } from './page';

/** Looks for the target among these trees. */
export type Finder = (roots: readonly SnapshotNode[]) => Found;

/**
 * Looks for the target inside the scopes, outermost first. Where several containers fit, the one that
 * has the target counts; when more than one has it, that is a tie.
 */
export function findWithin(
  page: Page,
  roots: readonly SnapshotNode[],
  scopes: readonly Scope[],
  find: Finder,
): Found {
  const [scope, ...inner] = scopes;
  if (!scope) return find(roots);
  const finds = (places: readonly SnapshotNode[]) => findWithin(page, places, inner, find);
  const containers = scope.word === undefined ? [] : containersFor(roots, scope);
  const found = together(containers.map((container) => finds(container.children)));
  if (found.kind !== 'missing' || scope.name === undefined || scope.nth !== undefined) return found;
  if (containers.length > 0 && scope.word !== 'section') return found;
  const anchors = anchorsFor(roots, scope.name);
  return together(anchors.map((anchor) => findNear(page, anchor, finds)));
}

/** What all the places together say: the one find, a tie of several, or nothing. */
function together(all: readonly Found[]): Found {
  const found = new Set(all.flatMap((one) => (one.kind === 'found' ? [one.node] : [])));
  const [only] = found;
  if (only && found.size === 1) return { kind: 'found', node: only };
  if (found.size > 1) return { kind: 'tie', candidates: [...found] };
  const tie = all.find((one) => one.kind === 'tie');
  return tie ?? { kind: 'missing', nearest: all.flatMap(nearestOf).slice(0, FUZZY.listed) };
}

function nearestOf(found: Found): SnapshotNode[] {
  return found.kind === 'missing' ? found.nearest : [];
}

function containersFor(roots: readonly SnapshotNode[], { word, name, nth }: Scope): SnapshotNode[] {
  const roles = word === undefined ? [] : rolesOf(word, name !== undefined);
  const all = [...walk(roots)].filter((node) => roles.includes(node.role) && !isHeaderRow(node));
  const named = name === undefined ? all : bestNamed(all, name);
  if (nth === undefined) return named;
  const one = nth < 0 ? named.at(nth) : named[nth - 1];
  return one ? [one] : [];
}

/** Containers by their name or, as with rows, by what they say; the best match and its equals. */
function bestNamed(nodes: readonly SnapshotNode[], name: string): SnapshotNode[] {
  const scored = nodes.map((node) => ({ node, score: scoreContainer(node, name) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best < FUZZY.threshold) return [];
  return scored.filter(({ score }) => score === best).map(({ node }) => node);
}

function scoreContainer(node: SnapshotNode, name: string): number {
  const whole = Math.max(
    scoreMatch(name, node.name),
    holds(textOf(node), name) ? FUZZY.substring : 0,
  );
  const parts = [...walk(node.children)].map((child) => labelOf(child));
  return Math.max(whole, ...parts.map((part) => (isSame(part, name) ? FUZZY.exact : 0)));
}

function isSame(a: string, b: string): boolean {
  return scoreMatch(a, b) === FUZZY.exact;
}

/** In long texts only the whole name in its words counts, not the words of the name scattered. */
function holds(text: string, name: string): boolean {
  return scoreMatch(name, text) >= FUZZY.substring && text.length >= name.length;
}

/** Elements and texts that say just the name, innermost only. */
function anchorsFor(roots: readonly SnapshotNode[], name: string): SnapshotNode[] {
  const same = [...walk(roots)].filter((node) => isSame(labelOf(node), name));
  return same.filter((node) => !same.some((other) => other !== node && contains(node, other)));
}

function contains(outer: SnapshotNode, inner: SnapshotNode): boolean {
  return [...walk(outer.children)].includes(inner);
}

/** What belongs together; nothing outside is near. */
const GROUPING: ReadonlySet<string> = new Set([
  'row',
  'listitem',
  'treeitem',
  'article',
  'region',
  'group',
  'radiogroup',
  'form',
  'dialog',
  'alertdialog',
  'tabpanel',
]);
/** What holds many things that have nothing to do with each other. */
const WIDE: ReadonlySet<string> = new Set([
  'table',
  'grid',
  'treegrid',
  'rowgroup',
  'list',
  'tree',
  'main',
  'navigation',
  'iframe',
]);
const FARTHEST = 4;

/** The smallest surroundings of the anchor that have the target. */
function findNear(page: Page, anchor: SnapshotNode, find: Finder): Found {
  if (anchor.role === 'heading') {
    const found = find(sectionUnder(page, anchor));
    if (found.kind !== 'missing') return found;
  }
  for (const around of [anchor, ...ancestorsOf(page, anchor)].slice(0, FARTHEST)) {
    if (WIDE.has(around.role)) break;
    const found = find([around]);
    if (found.kind !== 'missing' || GROUPING.has(around.role) || isRepeated(page, around)) {
      return found;
    }
  }
  return { kind: 'missing', nearest: [] };
}

/** Whether siblings are built the same: then this is one of many, as a card or a line of a list. */
function isRepeated(page: Page, node: SnapshotNode): boolean {
  const shape = shapeOf(node);
  const siblings = page.parents.get(node)?.children ?? page.roots;
  return node.children.length > 1 && siblings.some((one) => one !== node && shapeOf(one) === shape);
}

function shapeOf({ role, children }: SnapshotNode): string {
  return [role, ...children.map((child) => child.role)].join(' ');
}

/** What follows a heading, up to the next of its level or above. */
function sectionUnder(page: Page, heading: SnapshotNode): SnapshotNode[] {
  const siblings = page.parents.get(heading)?.children ?? page.roots;
  const after = siblings.slice(siblings.indexOf(heading) + 1);
  const next = after.findIndex(
    (node) => node.role === 'heading' && levelOf(node) <= levelOf(heading),
  );
  return next < 0 ? after : after.slice(0, next);
}

function levelOf(heading: SnapshotNode): number {
  return Number(heading.attributes.level ?? 2);
}
