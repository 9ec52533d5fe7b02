import { FUZZY, type FuzzyItem, pickClear, scoreMatch } from '../../../../model/fuzzy';
import type { SnapshotNode } from '../../../../model/snapshot-text/snapshot-node';
import { walk } from '../../../../model/snapshot-text/walk';
import type { TargetPhrase } from '../plain-step';
import { textsOf } from './node-text';
import { ancestorsOf, isHeaderRow, type Page } from './page';
import { anything, type Deed, isNoKindFor, type Pass, passesFor } from './passes';
import { type Finder, findWithin } from './scope';

export type Found =
  | { kind: 'found'; node: SnapshotNode }
  /** Nothing fits; it may still come. `nearest` is what came closest. */
  | { kind: 'missing'; nearest: SnapshotNode[] }
  /** Several fit as well, and the step does not say which. */
  | { kind: 'tie'; candidates: SnapshotNode[] };

/**
 * The one element that a step means. It must fit the deed, clear the threshold of the fuzzy match and
 * lead clearly; among equals, one in an open dialog is taken.
 */
export function findTarget(page: Page, target: TargetPhrase, deed: Deed): Found {
  const { within = [], ...here } = target;
  const find: Finder = (nodes) => findAmong(page, nodes, here, deed);
  return findWithin(page, page.roots, [...within].reverse(), find);
}

function findAmong(
  page: Page,
  roots: readonly SnapshotNode[],
  target: TargetPhrase,
  deed: Deed,
): Found {
  const nodes = [...walk(roots)].filter((node) => isActionable(page, node));
  if (target.focused) return focusedOf(nodes, deed, target);
  const whole = target.also === undefined ? undefined : findWhole(page, nodes, target.also, deed);
  if (whole) return whole;
  if (target.also !== undefined && target.nth === undefined && isNoKindFor(deed, target)) {
    // "Your message", "Issue title": the last word belongs to the name.
    const { also, word: _, ...named } = target;
    const found = findAmong(page, roots, { ...named, name: also }, deed);
    if (found.kind !== 'missing' || named.name === '') return found;
    const shorter = findNamed(page, nodes, { ...named, exactly: true }, deed);
    return shorter.kind === 'missing' ? found : shorter;
  }
  return findNamed(page, nodes, target, deed);
}

function findNamed(
  page: Page,
  nodes: readonly SnapshotNode[],
  target: TargetPhrase & { exactly?: boolean },
  deed: Deed,
): Found {
  const passes = passesFor(deed, target).filter(({ exact }) => exact || !target.exactly);
  if (target.name === '') return findNameless(page, nodes, target, passes);
  for (const pass of passes) {
    const found = findInPass(page, nodes, target, pass);
    if (found) return found;
  }
  return { kind: 'missing', nearest: nearestOf(page, nodes, target, passes) };
}

/** Elements without a ref cannot be acted on, but for the options of a list that has one. */
function isActionable(page: Page, node: SnapshotNode): boolean {
  return (
    node.ref !== undefined || (node.role === 'option' && page.parents.get(node)?.ref !== undefined)
  );
}

function focusedOf(nodes: readonly SnapshotNode[], deed: Deed, target: TargetPhrase): Found {
  const [pass] = passesFor(deed, target);
  const node = nodes.find((one) => one.attributes.active === true && pass?.fits(one));
  return node ? { kind: 'found', node } : { kind: 'missing', nearest: [] };
}

/** The whole phrase as a name: "Home tab" may be just what a link is called. */
function findWhole(
  page: Page,
  nodes: readonly SnapshotNode[],
  name: string,
  deed: Deed,
): Found | undefined {
  const found = passesFor(deed, { name })
    .filter(({ exact }) => exact)
    .map((pass) => findInPass(page, nodes, { name }, pass))
    .find((one) => one !== undefined);
  return found?.kind === 'found' ? found : undefined;
}

function findNameless(
  page: Page,
  nodes: readonly SnapshotNode[],
  { nth }: TargetPhrase,
  [pass]: readonly Pass[],
): Found {
  const fitting = nodes.filter((node) => pass?.fits(node) && !isHeaderRow(node));
  return nth === undefined ? oneOf(page, fitting) : nthOf(fitting, nth);
}

function findInPass(
  page: Page,
  nodes: readonly SnapshotNode[],
  { name, nth }: TargetPhrase,
  pass: Pass,
): Found | undefined {
  const items = nodes
    .filter((node) => pass.fits(node))
    .map((node): FuzzyItem<SnapshotNode> => ({ item: node, texts: textsOf(page, node) }))
    .filter(({ texts }) => !pass.exact || texts.some((text) => isExact(name, text)));
  const pick = pickClear(name, items);
  if (pick.kind === 'none') return undefined;
  if (nth !== undefined) {
    const best = Math.max(...items.map(({ texts }) => bestOf(name, texts)));
    const alike = items.filter(({ texts }) => bestOf(name, texts) === best);
    return nthOf(
      withoutAncestors(
        page,
        alike.map(({ item }) => item),
      ),
      nth,
    );
  }
  if (pick.kind === 'clear') return { kind: 'found', node: pick.item };
  const rivals = rivalsOf(name, items);
  return oneOf(page, rivals);
}

/** All that are as good as the best, or nearly; `pickClear` lists only some of them. */
function rivalsOf(name: string, items: readonly FuzzyItem<SnapshotNode>[]): SnapshotNode[] {
  const scored = items.map(({ item, texts }) => ({ item, score: bestOf(name, texts) }));
  const best = Math.max(...scored.map(({ score }) => score));
  return scored.filter(({ score }) => best - score < FUZZY.lead).map(({ item }) => item);
}

function bestOf(name: string, texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => scoreMatch(name, text)));
}

function isExact(name: string, text: string): boolean {
  return scoreMatch(name, text) === FUZZY.exact;
}

function nthOf(nodes: readonly SnapshotNode[], nth: number): Found {
  const node = nth < 0 ? nodes.at(nth) : nodes[nth - 1];
  return node ? { kind: 'found', node } : { kind: 'missing', nearest: [...nodes] };
}

/** Of several that fit as well: the innermost, the one that is not hidden, the one in the dialog. */
function oneOf(page: Page, nodes: readonly SnapshotNode[]): Found {
  let left = withoutAncestors(page, nodes);
  for (const better of [isExposed, (node: SnapshotNode) => isInDialog(page, node)]) {
    const some = left.filter(better);
    if (some.length > 0) left = some;
  }
  const [only] = left;
  if (!only) return { kind: 'missing', nearest: [] };
  return left.length === 1 ? { kind: 'found', node: only } : { kind: 'tie', candidates: left };
}

function withoutAncestors(page: Page, nodes: readonly SnapshotNode[]): SnapshotNode[] {
  const outer = new Set(nodes.flatMap((node) => ancestorsOf(page, node)));
  return nodes.filter((node) => !outer.has(node));
}

function isExposed(node: SnapshotNode): boolean {
  return node.attributes['aria-hidden'] !== true;
}

function isInDialog(page: Page, node: SnapshotNode): boolean {
  return ancestorsOf(page, node).some(({ role }) => role === 'dialog' || role === 'alertdialog');
}

function nearestOf(
  page: Page,
  nodes: readonly SnapshotNode[],
  { name }: TargetPhrase,
  passes: readonly Pass[],
): SnapshotNode[] {
  const items = nodes
    .filter((node) => passes.some(({ fits }) => fits !== anything && fits(node)))
    .map((node): FuzzyItem<SnapshotNode> => ({ item: node, texts: textsOf(page, node) }));
  const pick = pickClear(name, items);
  return pick.kind === 'none' ? pick.nearest.map(({ item }) => item) : [];
}
